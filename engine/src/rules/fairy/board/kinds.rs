//! How pieces move, as data: a new kind is one row of [`KINDS`].

use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;

/// A leap: so many files to the right and so many ranks up, as White sees it.
pub(crate) type Offset = (i8, i8);

/// The lines on which a piece goes: squares that it comes to one after the other.
pub(crate) enum Way {
    /// One leap.
    Leap(&'static [Offset]),
    /// Equal leaps.
    Ride(&'static [Offset]),
    /// The same, for either side as White sees them.
    Fixed(&'static [Offset]),
    /// One leap; from a rank counted from 0, where pawns begin, so many.
    Pawn(&'static [Offset], u8, usize),
    /// Knight's leaps that turn by the same angle each time, either way, until they are back.
    Circle,
    /// Two leaps in turn, the second and the first and so on.
    Zigzag(&'static [(Offset, Offset)]),
    /// Diagonals that are thrown back by the edge so many times.
    Reflected(u8),
    /// A knight's leap by way of another square, which is on the line, too; any number of them in one
    /// direction, or one. That square is the one beside in a diagonal, or else in a straight direction.
    Legs { diagonal: bool, ride: bool },
    /// The first leap, then the second again and again.
    Bent(&'static [(Offset, Offset)]),
    /// Equal leaps; hurdles on them turn whoever leaps over by so many times 45 degrees, either way.
    Turned(&'static [Offset], u8),
    /// Equal leaps; a hurdle on them turns whoever leaps over to the second leap.
    Askew(&'static [(Offset, Offset)]),
    /// Equal leaps, behind the square in the opposite direction.
    Away(&'static [Offset]),
    /// Equal leaps; hurdles on them, and the edge behind them, throw back as far as they are away.
    Bounced(&'static [Offset]),
    /// Diagonals thrown back once by the edge, as if by the squares beyond it.
    Cushioned,
    /// A knight's leap, and from squares at the edge up to two more.
    BouncyKnight,
    /// Over a hurdle: a queen's leap, or any, then one of the same length from there (`over`) or from the
    /// square of departure.
    Radial { queenly: bool, over: bool },
    /// Knight's leaps to anywhere, and on from there: any number of them, or rides from squares at the edge.
    Wander { ride: bool },
    /// Over a hurdle: leaps there, then as many turned by 90 degrees, either way; what is passed counts, or not.
    Angled { leaps: &'static [Offset], passes: bool, rides: bool },
    /// That way from these files alone, a bit each.
    OnFiles(u8, &'static Way),
    /// That way from these ranks alone, a bit each, as the side sees them.
    OnRanks(u8, &'static Way),
}

/// What a piece may do on a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rule {
    /// Go over empty squares, and capture.
    Slide,
    /// Go over empty squares.
    Move,
    /// Capture over empty squares.
    Capture,
    /// Leap over so many pieces, to the square that is so far behind the last.
    Hop { hurdles: u8, behind: u8 },
    /// Leap over so many pieces, any distance.
    Lion { hurdles: u8 },
    /// Leap over a piece that stands on the next square, any distance.
    Contra,
    /// Leap over a piece that stands on the next square, to the one behind it.
    Near,
    /// Go over empty squares; capture over one hurdle.
    Cannon,
    /// Capture over one hurdle.
    CannonCapture,
    /// Capture a piece by a leap to the square behind it.
    Locust,
    /// The same, and go over empty squares.
    Marine,
    /// Like [`Rule::Marine`], but only the next square.
    MarineStep,
    /// Like [`Rule::MarineStep`], but it only captures.
    LocustStep,
    /// Go over empty squares, and capture, from the edge to the inner board or back.
    Edge,
    /// Go as far as before the next piece.
    Hamster,
    /// Leap over a piece to the square at the same distance beyond.
    Equal,
    /// Leap over the only piece before the end of the line, which stands on its middle, to that end.
    Halved,
    /// Capture over empty squares; leap over one piece, any distance, to an empty square.
    Argentine,
    /// Every second square is passed and must be empty.
    Lame,
    /// The first square is passed and must not be empty.
    LameHop,
    /// The same for moves; for captures it must be empty.
    Saltador,
    /// Leap over one piece to the square to which it turns.
    Turn,
    /// Two leaps, each over a piece to the square behind it.
    Double,
    /// Leap over a piece, which stands on the next square, to capture on the one behind it.
    NearCapture,
    /// Go to the square before the last of the next two, which must be occupied.
    Stop,
    /// Go half as far as the next piece stands, or capture it where another one stands twice as far.
    Halfway,
    /// The first square is passed and must be empty, or what stands there is captured.
    LameMarine,
    /// Like [`Rule::Lion`] over one piece, but every second square is only passed.
    LameLion,
    /// Leap back to the square at the same distance as the next hurdle on the other side.
    Bounce,
    /// Go where a wanderer goes.
    Wander,
}

/// A part of the moves of a piece.
pub(crate) struct Part(pub(crate) Way, pub(crate) Rule);

/// What is special about a pawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pawn {
    /// It is none.
    No,
    /// It steps twice from its first place, captures en passant and promotes on this rank as its side
    /// sees it.
    Steps { last: u8 },
    /// It only promotes, on the last rank.
    Slides,
}

/// A row of the table.
pub(crate) struct Kind {
    pub(crate) code: &'static str,
    pub(crate) pawn: Pawn,
    pub(crate) parts: &'static [Part],
}

impl Kind {
    /// Whether it is clear how it moves where edges of the board adjoin: its lines just go on over them.
    pub(crate) fn goes_round(&self) -> bool {
        self.parts.iter().all(|Part(way, rule)| {
            let is_line = matches!(
                way,
                Way::Leap(_)
                    | Way::Ride(_)
                    | Way::Fixed(_)
                    | Way::Pawn(..)
                    | Way::Circle
                    | Way::Legs { .. }
                    | Way::Turned(..)
            );
            let is_usual = matches!(
                rule,
                Rule::Slide
                    | Rule::Move
                    | Rule::Capture
                    | Rule::Hop { .. }
                    | Rule::Lion { .. }
                    | Rule::Cannon
                    | Rule::CannonCapture
                    | Rule::Locust
                    | Rule::Marine
                    | Rule::MarineStep
                    | Rule::Argentine
                    | Rule::Contra
                    | Rule::Hamster
                    | Rule::Lame
                    | Rule::LameHop
                    | Rule::Turn
            );
            is_line && is_usual
        })
    }
}

const fn piece(code: &'static str, parts: &'static [Part]) -> Kind {
    Kind { code, pawn: Pawn::No, parts }
}

const fn pawn(code: &'static str, last: u8, parts: &'static [Part]) -> Kind {
    Kind { code, pawn: Pawn::Steps { last }, parts }
}

const fn super_pawn(code: &'static str, parts: &'static [Part]) -> Kind {
    Kind { code, pawn: Pawn::Slides, parts }
}

/// The eight leaps of a leaper.
const fn eight(a: i8, b: i8) -> [Offset; 8] {
    [(a, b), (b, a), (b, -a), (a, -b), (-a, -b), (-b, -a), (-b, a), (-a, b)]
}

const fn straight(a: i8) -> [Offset; 4] {
    [(0, a), (a, 0), (0, -a), (-a, 0)]
}

const fn diagonal(a: i8) -> [Offset; 4] {
    [(a, a), (a, -a), (-a, -a), (-a, a)]
}

pub(crate) const KNIGHT: [Offset; 8] = eight(1, 2);
pub(crate) const DIAGONAL: [Offset; 4] = diagonal(1);
const STRAIGHT: [Offset; 4] = straight(1);
const ALL_WAYS: [Offset; 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
const CAMEL: [Offset; 8] = eight(1, 3);
const ZEBRA: [Offset; 8] = eight(2, 3);
const GIRAFFE: [Offset; 8] = eight(1, 4);
const ALFIL: [Offset; 4] = diagonal(2);
const DABBABA: [Offset; 4] = straight(2);
/// What an equihopper leaps over with nothing between.
const BETWEEN: [Offset; 24] = {
    let mut all = [(0, 0); 24];
    let each = [eight(1, 2), eight(1, 3), eight(2, 3)];
    let mut number = 0;
    while number < 24 {
        all[number] = each[number / 8][number % 8];
        number += 1;
    }
    all
};
const NEAREST: [Offset; 24] = {
    let each = [straight(1), straight(2), straight(3), diagonal(1), diagonal(2), diagonal(3)];
    let mut all = [(0, 0); 24];
    let mut number = 0;
    while number < 24 {
        all[number] = each[number / 4][number % 4];
        number += 1;
    }
    all
};
const CAT: [(Offset, Offset); 8] = {
    let mut all = [((0, 0), (0, 0)); 8];
    let mut number = 0;
    while number < 8 {
        let (right, up) = KNIGHT[number];
        all[number] = ((right, up), (right / 2 * 2, up / 2 * 2));
        number += 1;
    }
    all
};
const BOYSCOUT: [(Offset, Offset); 8] = [
    ((1, 1), (1, -1)),
    ((1, 1), (-1, 1)),
    ((1, -1), (1, 1)),
    ((1, -1), (-1, -1)),
    ((-1, -1), (1, -1)),
    ((-1, -1), (-1, 1)),
    ((-1, 1), (-1, -1)),
    ((-1, 1), (1, 1)),
];
/// Knight's leaps, each with the one that follows it in turn: every second one turned clockwise by so many
/// times 45 degrees, as they go round, the others as much the other way.
const fn spiral(turn: usize) -> [(Offset, Offset); 8] {
    let mut all = [((0, 0), (0, 0)); 8];
    let mut number = 0;
    while number < 8 {
        let turned = if number % 2 == 0 { number + turn } else { number + 8 - turn };
        all[number] = (KNIGHT[number], KNIGHT[turned % 8]);
        number += 1;
    }
    all
}
/// Queen's steps, each with the knight's leaps on either side.
const SCARAB: [(Offset, Offset); 16] = {
    let mut all = [((0, 0), (0, 0)); 16];
    let mut number = 0;
    while number < 16 {
        let way = number / 2;
        all[number] = (ALL_WAYS[way], KNIGHT[(way + 7 * (number % 2)) % 8]);
        number += 1;
    }
    all
};
const GIRLSCOUT: [(Offset, Offset); 8] = [
    ((0, 1), (1, 0)),
    ((0, 1), (-1, 0)),
    ((1, 0), (0, 1)),
    ((1, 0), (0, -1)),
    ((0, -1), (1, 0)),
    ((0, -1), (-1, 0)),
    ((-1, 0), (0, 1)),
    ((-1, 0), (0, -1)),
];

use Rule::{
    Argentine, Bounce, Cannon, CannonCapture, Capture, Contra, Double, Edge, Equal, Halfway,
    Halved, Hamster, Hop, Lame, LameHop, LameLion, LameMarine, Lion, Locust, LocustStep, Marine,
    MarineStep, Move, Near, NearCapture, Saltador, Slide, Stop, Turn,
};
use Way::{
    Angled, Askew, Away, Bent, Bounced, BouncyKnight, Circle, Cushioned, Fixed, Leap, Legs,
    OnFiles, OnRanks, Radial, Reflected, Ride, Turned, Wander, Zigzag,
};

const BEHIND: Rule = Hop { hurdles: 1, behind: 1 };
const OVER: Rule = Lion { hurdles: 1 };
const MAO: Way = Legs { diagonal: false, ride: false };
const MOA: Way = Legs { diagonal: true, ride: false };
const MAORIDER: Way = Legs { diagonal: false, ride: true };
const MOARIDER: Way = Legs { diagonal: true, ride: true };

/// All kinds by their numbers: those of orthodox chess, then the others by their codes, which are those
/// of FEN.
pub(crate) const KINDS: &[Kind] = &[
    pawn(
        "P",
        7,
        &[Part(Way::Pawn(&[(0, 1)], 1, 2), Move), Part(Leap(&[(-1, 1), (1, 1)]), Capture)],
    ),
    piece("N", &[Part(Leap(&KNIGHT), Slide)]),
    piece("B", &[Part(Ride(&DIAGONAL), Slide)]),
    piece("R", &[Part(Ride(&STRAIGHT), Slide)]),
    piece("Q", &[Part(Ride(&ALL_WAYS), Slide)]),
    piece("K", &[Part(Leap(&ALL_WAYS), Slide)]),
    piece("G", &[Part(Ride(&ALL_WAYS), BEHIND)]),
    piece("H", &[Part(Ride(&KNIGHT), Slide)]),
    piece("15", &[Part(Leap(&eight(1, 5)), Slide)]),
    piece("16", &[Part(Leap(&eight(1, 6)), Slide)]),
    piece("24", &[Part(Leap(&eight(2, 4)), Slide)]),
    piece("25", &[Part(Leap(&eight(2, 5)), Slide)]),
    piece("35", &[Part(Leap(&eight(3, 5)), Slide)]),
    piece("36", &[Part(Leap(&eight(3, 6)), Slide)]),
    piece("37", &[Part(Leap(&eight(3, 7)), Slide)]),
    piece("AH", &[Part(MAO, LameHop)]),
    piece("AL", &[Part(Leap(&ALFIL), Slide)]),
    piece("AM", &[Part(Ride(&ALL_WAYS), Slide), Part(Leap(&KNIGHT), Slide)]),
    piece("AN", &[Part(Leap(&eight(3, 4)), Slide)]),
    piece("AO", &[Part(MAORIDER, Lame)]),
    piece("AR", &[Part(Reflected(1), Slide)]),
    piece("B1", &[Part(Bounced(&ALL_WAYS), Bounce)]),
    piece("B2", &[Part(Bounced(&STRAIGHT), Bounce)]),
    piece("B3", &[Part(Bounced(&DIAGONAL), Bounce)]),
    piece("BE", &[Part(Turned(&DIAGONAL, 2), Turn)]),
    piece("BH", &[Part(Ride(&DIAGONAL), BEHIND)]),
    piece("BI", &[Part(Leap(&CAMEL), Slide), Part(Leap(&ZEBRA), Slide)]),
    piece("BK", &[Part(BouncyKnight, Slide)]),
    piece("BL", &[Part(Ride(&DIAGONAL), OVER)]),
    piece("BM", &[Part(Turned(&DIAGONAL, 1), Turn)]),
    piece("BN", &[Part(Wander { ride: true }, Rule::Wander)]),
    piece("BO", &[Part(Ride(&ALL_WAYS), Lion { hurdles: 4 })]),
    pawn(
        "BP",
        7,
        &[Part(Way::Pawn(&[(-1, 1), (1, 1)], 1, 2), Move), Part(Leap(&[(0, 1)]), Capture)],
    ),
    piece("BR", &[Part(Fixed(&[(-1, 1), (1, 1)]), Slide), Part(Fixed(&[(0, -1)]), Slide)]),
    super_pawn("BS", &[Part(Ride(&[(-1, 1), (1, 1)]), Move), Part(Ride(&[(0, 1)]), Capture)]),
    piece("BT", &[Part(Zigzag(&BOYSCOUT), Slide)]),
    piece("BU", &[Part(Leap(&straight(5)), Slide), Part(Leap(&eight(3, 4)), Slide)]),
    piece("BW", &[Part(Turned(&DIAGONAL, 3), Turn)]),
    piece("C", &[Part(Cushioned, Slide)]),
    piece("CA", &[Part(Leap(&CAMEL), Slide)]),
    piece("CG", &[Part(Ride(&ALL_WAYS), Contra)]),
    piece("CH", &[Part(Ride(&CAMEL), BEHIND)]),
    piece(
        "CP",
        &[
            Part(Leap(&[(0, 1)]), Slide),
            Part(OnRanks(0b1111_0000, &Leap(&[(-1, 0), (1, 0)])), Slide),
        ],
    ),
    piece("CR", &[Part(Ride(&CAMEL), Slide)]),
    piece("CT", &[Part(Bent(&CAT), Slide)]),
    piece("CY", &[Part(MOA, LameMarine)]),
    piece("DA", &[Part(Leap(&DABBABA), Slide)]),
    piece("DB", &[Part(Ride(&DIAGONAL), Double)]),
    piece("DG", &[Part(Ride(&ALL_WAYS), Double)]),
    piece("DK", &[Part(Ride(&STRAIGHT), Double)]),
    piece(
        "DO",
        &[Part(Ride(&ALL_WAYS), BEHIND), Part(Ride(&ALL_WAYS), Hop { hurdles: 2, behind: 1 })],
    ),
    piece("DS", &[Part(Zigzag(&spiral(1)), Slide), Part(Zigzag(&spiral(5)), Slide)]),
    piece("DU", &[]),
    piece("EA", &[Part(Turned(&ALL_WAYS, 2), Turn)]),
    piece(
        "EE",
        &[
            Part(Angled { leaps: &ALL_WAYS, passes: true, rides: true }, Halved),
            Part(Angled { leaps: &BETWEEN, passes: true, rides: false }, Halved),
        ],
    ),
    piece("EH", &[Part(Ride(&ALL_WAYS), Edge)]),
    piece("EK", &[Part(Leap(&ALL_WAYS), Slide)]),
    piece("EM", &[Part(Ride(&STRAIGHT), Slide), Part(Leap(&KNIGHT), Slide)]),
    piece(
        "EN",
        &[
            Part(Angled { leaps: &ALL_WAYS, passes: false, rides: true }, Halved),
            Part(Angled { leaps: &BETWEEN, passes: false, rides: true }, Halved),
        ],
    ),
    piece("EQ", &[Part(Ride(&ALL_WAYS), Equal), Part(Ride(&BETWEEN), Near)]),
    piece("ET", &[Part(Ride(&ALL_WAYS), Slide), Part(Ride(&KNIGHT), Slide)]),
    piece("F", &[]),
    piece("FA", &[Part(Ride(&STRAIGHT), Argentine)]),
    piece("FE", &[Part(Leap(&DIAGONAL), Slide)]),
    piece("FR", &[Part(Ride(&DIAGONAL), Slide)]),
    piece("G2", &[Part(Ride(&ALL_WAYS), Hop { hurdles: 1, behind: 2 })]),
    piece("G3", &[Part(Ride(&ALL_WAYS), Hop { hurdles: 1, behind: 3 })]),
    piece("GE", &[Part(Radial { queenly: false, over: true }, LameHop)]),
    piece("GF", &[Part(Radial { queenly: false, over: false }, LameHop)]),
    piece("GH", &[Part(Ride(&CAMEL), BEHIND), Part(Ride(&KNIGHT), BEHIND)]),
    piece("GI", &[Part(Leap(&GIRAFFE), Slide)]),
    piece("GL", &[Part(Leap(&ALFIL), Slide), Part(Ride(&STRAIGHT), BEHIND)]),
    piece("GN", &[Part(Leap(&CAMEL), Slide), Part(Leap(&KNIGHT), Slide)]),
    piece("GR", &[Part(Ride(&CAMEL), Slide), Part(Ride(&KNIGHT), Slide)]),
    piece("GT", &[Part(Zigzag(&GIRLSCOUT), Slide)]),
    piece("HA", &[Part(Ride(&ALL_WAYS), Hamster)]),
    piece("HC", &[Part(Away(&ALL_WAYS), Contra)]),
    piece("KA", &[Part(Ride(&ALL_WAYS), Hop { hurdles: 2, behind: 1 })]),
    piece("KH", &[Part(Ride(&ALL_WAYS), Near)]),
    piece("KL", &[Part(Ride(&ALL_WAYS), Lion { hurdles: 2 })]),
    piece("KO", &[Part(Leap(&KNIGHT), Move), Part(Ride(&KNIGHT), NearCapture)]),
    piece("KP", &[Part(Ride(&KNIGHT), Near)]),
    piece("L", &[Part(Ride(&ALL_WAYS), Locust)]),
    piece("LB", &[Part(Ride(&DIAGONAL), Locust)]),
    piece("LE", &[Part(Ride(&ALL_WAYS), Cannon)]),
    piece("LH", &[Part(Radial { queenly: true, over: false }, LameHop)]),
    piece("LI", &[Part(Ride(&ALL_WAYS), OVER)]),
    piece("LN", &[Part(Ride(&KNIGHT), Locust)]),
    piece("LO", &[Part(Ride(&DIAGONAL), Argentine)]),
    piece("LR", &[Part(Ride(&STRAIGHT), Locust)]),
    piece("LS", &[Part(Circle, Locust)]),
    piece("M", &[Part(Turned(&ALL_WAYS, 1), Turn)]),
    piece("MA", &[Part(MAO, Lame)]),
    piece(
        "MG",
        &[
            Part(Turned(&ALL_WAYS, 1), Turn),
            Part(Turned(&ALL_WAYS, 2), Turn),
            Part(Turned(&ALL_WAYS, 3), Turn),
            Part(Ride(&ALL_WAYS), BEHIND),
            Part(Ride(&ALL_WAYS), Hamster),
        ],
    ),
    piece("ML", &[Part(MAORIDER, LameLion)]),
    piece("MM", &[Part(MOARIDER, LameLion)]),
    piece("MO", &[Part(MOA, Lame)]),
    pawn(
        "MP",
        7,
        &[Part(Way::Pawn(&[(0, 1)], 1, 2), Move), Part(Ride(&[(-1, 1), (1, 1)]), LocustStep)],
    ),
    piece("MS", &[Part(Ride(&KNIGHT), MarineStep)]),
    piece("NA", &[Part(Ride(&KNIGHT), Cannon)]),
    piece("ND", &[Part(Ride(&DIAGONAL), Marine)]),
    piece("NE", &[Part(Ride(&BETWEEN), Near), Part(Ride(&NEAREST), Near)]),
    piece("NH", &[Part(Ride(&KNIGHT), BEHIND)]),
    piece("NL", &[Part(Ride(&KNIGHT), OVER)]),
    piece("NO", &[Part(Ride(&NEAREST), Near)]),
    piece("O", &[]),
    piece("OA", &[Part(MOARIDER, Lame)]),
    piece("OH", &[Part(MOA, LameHop)]),
    piece("OK", &[Part(Leap(&KNIGHT), Slide), Part(Leap(&ZEBRA), Slide)]),
    piece("OR", &[Part(Ride(&ALL_WAYS), Equal)]),
    piece("PA", &[Part(Ride(&STRAIGHT), Cannon)]),
    piece("PO", &[Part(Ride(&ALL_WAYS), MarineStep)]),
    pawn(
        "PP",
        0,
        &[Part(Way::Pawn(&[(0, -1)], 6, 2), Move), Part(Leap(&[(-1, -1), (1, -1)]), Capture)],
    ),
    piece("PR", &[Part(Ride(&DIAGONAL), Slide), Part(Leap(&KNIGHT), Slide)]),
    piece("QE", &[Part(Ride(&ALL_WAYS), Halfway), Part(Ride(&BETWEEN), Stop)]),
    piece("QF", &[Part(Ride(&BETWEEN), Stop), Part(Ride(&NEAREST), Stop)]),
    piece("QN", &[Part(Zigzag(&spiral(2)), Slide), Part(Zigzag(&spiral(6)), Slide)]),
    piece(
        "QQ",
        &[
            Part(OnFiles(0b1000_0001, &Ride(&STRAIGHT)), Slide),
            Part(OnFiles(0b0100_0010, &Leap(&KNIGHT)), Slide),
            Part(OnFiles(0b0010_0100, &Ride(&DIAGONAL)), Slide),
            Part(OnFiles(0b0000_1000, &Ride(&ALL_WAYS)), Slide),
            Part(OnFiles(0b0001_0000, &Leap(&ALL_WAYS)), Slide),
        ],
    ),
    piece("RA", &[Part(Circle, Move), Part(Circle, CannonCapture)]),
    piece("RB", &[Part(Reflected(4), Slide)]),
    piece("RE", &[Part(Turned(&STRAIGHT, 2), Turn)]),
    piece("RF", &[Part(Leap(&diagonal(5)), Slide), Part(Leap(&eight(1, 7)), Slide)]),
    piece("RH", &[Part(Ride(&STRAIGHT), BEHIND)]),
    piece("RL", &[Part(Ride(&STRAIGHT), OVER)]),
    piece("RM", &[Part(Turned(&STRAIGHT, 1), Turn)]),
    piece("RN", &[Part(Circle, OVER)]),
    piece("RO", &[Part(Circle, Slide)]),
    piece("RP", &[Part(Circle, BEHIND)]),
    piece("RR", &[Part(Fixed(&[(0, 1)]), Slide), Part(Fixed(&[(-1, -1), (1, -1)]), Slide)]),
    piece("RT", &[Part(Ride(&ALL_WAYS), Lion { hurdles: 2 })]),
    piece("RW", &[Part(Turned(&STRAIGHT, 3), Turn)]),
    piece("S1", &[Part(Zigzag(&spiral(5)), Slide)]),
    piece("S2", &[Part(Zigzag(&spiral(3)), Slide)]),
    piece("S3", &[Part(Zigzag(&spiral(1)), Slide)]),
    piece("S4", &[Part(Zigzag(&spiral(7)), Slide)]),
    piece("SA", &[Part(MAO, Saltador), Part(MOA, Saltador)]),
    piece("SC", &[Part(Askew(&SCARAB), Turn)]),
    piece("SE", &[Part(Ride(&ALL_WAYS), Argentine)]),
    piece("SI", &[Part(Ride(&ALL_WAYS), Marine)]),
    piece("SK", &[Part(MAO, LameMarine)]),
    piece("SO", &[Part(Leap(&ALL_WAYS), Slide), Part(Ride(&ALL_WAYS), BEHIND)]),
    super_pawn("SP", &[Part(Ride(&[(0, 1)]), Move), Part(Ride(&[(-1, 1), (1, 1)]), Capture)]),
    piece(
        "SQ",
        &[Part(Leap(&DABBABA), Slide), Part(Leap(&ALFIL), Slide), Part(Leap(&KNIGHT), Slide)],
    ),
    piece("SS", &[Part(Zigzag(&spiral(3)), Slide), Part(Zigzag(&spiral(7)), Slide)]),
    piece("ST", &[Part(Leap(&ALL_WAYS), Slide), Part(Ride(&ALL_WAYS), BEHIND)]),
    piece("SW", &[Part(Turned(&ALL_WAYS, 3), Turn)]),
    piece("TH", &[Part(Radial { queenly: true, over: true }, LameHop)]),
    piece("TR", &[Part(Ride(&STRAIGHT), Marine)]),
    piece("UU", &[Part(Wander { ride: false }, Rule::Wander)]),
    piece("VA", &[Part(Ride(&DIAGONAL), Cannon)]),
    piece("WA", &[Part(Ride(&KNIGHT), Slide), Part(Ride(&STRAIGHT), Slide)]),
    piece("WE", &[Part(Leap(&STRAIGHT), Slide)]),
    piece("WR", &[Part(Ride(&STRAIGHT), Slide)]),
    piece("Z", &[Part(Leap(&ZEBRA), Slide)]),
    piece("ZE", &[Part(Leap(&CAMEL), Slide), Part(Leap(&GIRAFFE), Slide)]),
    piece("ZH", &[Part(Ride(&ZEBRA), BEHIND)]),
    piece("ZR", &[Part(Ride(&ZEBRA), Slide)]),
    // What follows are no pieces, but how pawns move from their first rank where that is allowed: P, BP, PP,
    // and the pawn of Einstein chess.
    piece("", &[Part(Way::Pawn(&[(0, 1)], 0, 1), Move), Part(Leap(&[(-1, 1), (1, 1)]), Capture)]),
    piece("", &[Part(Way::Pawn(&[(-1, 1), (1, 1)], 0, 1), Move), Part(Leap(&[(0, 1)]), Capture)]),
    piece(
        "",
        &[Part(Way::Pawn(&[(0, -1)], 7, 1), Move), Part(Leap(&[(-1, -1), (1, -1)]), Capture)],
    ),
    piece("", &[Part(Way::Pawn(&[(0, 1)], 0, 3), Move), Part(Leap(&[(-1, 1), (1, 1)]), Capture)]),
];

/// How many kinds of pieces there are.
pub(crate) const COUNT: usize = KINDS.len() - 4;

/// As what a pawn moves from its first rank, one step at a time; None for other pieces and from other ranks.
pub(crate) fn first_step(kind: KindNumber, from: Square, side: Colour) -> Option<KindNumber> {
    let kind = usize::from(kind);
    let place = ["P", "BP", "PP"].iter().position(|&code| kind < COUNT && CODES[kind] == code)?;
    let is_backward = place == 2;
    let first = if (side == Colour::White) == is_backward { 7 } else { 0 };
    (from.rank() == first).then_some((COUNT + place) as KindNumber)
}

/// The same in Einstein chess, up to three steps.
pub(crate) fn long_step(kind: KindNumber, from: Square, side: Colour) -> Option<KindNumber> {
    first_step(kind, from, side).map(|_| (COUNT + 3) as KindNumber)
}

/// The codes of all kinds, by their numbers.
pub const CODES: [&str; COUNT] = {
    let mut codes = [""; COUNT];
    let mut number = 0;
    while number < COUNT {
        codes[number] = KINDS[number].code;
        number += 1;
    }
    codes
};

/// The number of a kind.
const fn numbered(code: &str) -> KindNumber {
    let mut number = 0;
    while !same(CODES[number].as_bytes(), code.as_bytes()) {
        number += 1;
    }
    number as KindNumber
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    let mut place = 0;
    while place < one.len() && place < other.len() && one[place] == other[place] {
        place += 1;
    }
    place == one.len() && place == other.len()
}

/// Moves as pieces of the other side do that observe it.
pub(crate) const ORPHAN: KindNumber = numbered("O");
/// Moves as pieces of its own side do that observe it.
pub(crate) const FRIEND: KindNumber = numbered("F");
/// The king of marine chess, who is royal, too.
pub(crate) const POSEIDON: KindNumber = numbered("PO");
/// A king that also moves as a grasshopper, and is royal, too.
pub(crate) const STING: KindNumber = numbered("ST");
/// The pawn of marine chess.
const MARINE_PAWN: KindNumber = numbered("MP");
/// What that becomes.
const MARINE_PROMOTIONS: [KindNumber; 4] =
    [numbered("SI"), numbered("TR"), numbered("ND"), numbered("MS")];
/// Mao and moa, which go by way of another square.
pub(crate) const BY_WAY: [KindNumber; 2] = [numbered("MA"), numbered("MO")];
/// The king.
pub(crate) const KING: KindNumber = 5;
/// What pawns become in orthodox chess.
pub(crate) const PROMOTIONS: [KindNumber; 4] = [4, 3, 2, 1];

/// What a pawn of a kind becomes that has promotions of its own.
pub(crate) fn promotes_first(kind: KindNumber) -> Option<[KindNumber; 4]> {
    (kind == MARINE_PAWN).then_some(MARINE_PROMOTIONS)
}

/// What a chameleon of each kind becomes.
pub(crate) const CHAMELEONS: [(KindNumber, KindNumber); 4] = [(1, 2), (2, 3), (3, 4), (4, 1)];
