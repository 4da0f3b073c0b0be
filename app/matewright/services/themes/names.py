"""Other names of themes, as publications and databases use them.

English first, then German, French, Italian, Spanish and Russian; what is the same in two languages
stands once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

# A theme, a colon, and its other names, separated by commas; indented lines go on.
_TEXT: Final = """
Changed mates: Changed play, Mate change, Change of mates, Changed mate, Mattwechsel, Mats
    changés, Matti cambiati, Перемена матов, Changement de mats, Changements de mats, Мена матов
Changed continuations: Changed play (continuations), Fortsetzungswechsel, Перемена продолжений
Transferred mates: Mate transference, Transference, Transferred continuations, Transferred mate,
    Transfermatts, Mattübertragung, Mats transférés, Matti trasferiti, Transferred play, Перенос
    матов, Передача матов, Mattverlagerung, Mattversetzung
Reciprocal change: Reciprocal changed mates, Reciprocal mate change, Reciprocal change of
    continuations, Reziproker Mattwechsel, Mats réciproques, Mats changés réciproques, Matti
    reciproci, Чередование матов, Reciprocal mates, Reciprocally changed mates, Reziproker
    Wechsel, Changement réciproque, Reciprocal change of mates
Lacny: Lačný, Cyclic change, Cyclic change of mates, Cyclic Lacny, Zyklischer Mattwechsel, Thème
    Lačný, Lacny cycle, Тема Лачного
Zagoruiko: Zagorujko, Zagorouiko, Zagoruyko, Z-32, Zagoruiko 3x2, Sagoruiko, Zagoruyko theme,
    Zagoruiko theme, Тема Загоруйко, Z-33, Z-42
Rukhlis: Ruchlis, Rukhlís, Ruchlis-Thema, Rouchlis, Thème Roukhlis, Roukhlis, Тема Рухлиса,
    Roukhliss
Ideal Rukhlis: Ideal Ruchlis, Idealer Ruchlis, Roukhlis idéal, Идеальный Рухлис
Le Grand: LeGrand, Le-Grand-Thema, Thème Le Grand, Тема ле Гранда, Le Grand theme
Pseudo-Le Grand: Pseudo Le Grand, Псевдо ле Гранд
Cyclic pseudo-Le Grand: Cyclic pseudo Le Grand, Zyklischer Pseudo-Le Grand, Pseudo-Le Grand
    cyclique
Cyclic Le Grand: Zyklischer Le Grand, Le Grand cyclique
Threat reversal: Reversal of threat and first move
Urania: Urania theme, Urania-Thema, Thème Urania, Тема Урании
Barnes: Barnes theme, Barnes-Thema, Thème Barnes, Тема Барнса
Sushkov: Sushkov theme, Suschkow, Suschkow-Thema, Souchkov, Тема Сушкова
Salazar: Reversal, Reversal of moves, Reversal of first and second moves, Salazar theme, Thème
    Salazar, Salazar-Thema, Тема Салазара
Dombrovskis: Dombrovskis paradox, Dombrovskis effect, Dombrowskis, Dombrovskis theme, Paradoxe
    Dombrovskis, Тема Домбровскиса
Hannelius: Hannelius theme, Hannelius-Thema, Thème Hannelius, Тема Ханнелиуса
Vladimirov: Vladimirow, Wladimirow, Vladimirov theme, Wladimirow-Thema, Тема Владимирова,
    Vladimirov paradox
Banny: Bannyi, Banny theme, Bannyj, Banny-Thema, Тема Банного
Cyclic Banny: Zyklischer Banny, Banny cyclique
Rudenko: Rudenko theme, Rudenko-Thema, Thème Roudenko, Тема Руденко, Roudenko
White correction: Weiße Fortsetzungssteigerung, Weiße Korrektur, Correction blanche
Threat correction: Drohkorrektur, Correction de menace
Mutate: Block-change, Mutate (block), Zugwechsel, Blocus changé, Mutate theme
Complete block: Block problem, Vollständiger Zugzwang, Blocus complet, Blocus
Fleck: Fleck theme, Fleck-Thema, Thème Fleck, Тема Флекка
Karlström-Fleck: Karlstrom-Fleck
Black correction: Correction, Black corrections, Schwarze Fortsetzungssteigerung,
    Fortsetzungssteigerung, Correction noire, Чёрная коррекция
Mates on the same square: Mates on one square, Mate on the same square, Matts auf demselben Feld,
    Mats sur la même case
Defences on the same square: Defences on one square, Black defences on the same square, Paraden
    auf demselben Feld, Défenses sur la même case, Defences occur on the same square, Defenses on
    the same square
Duel: Duell, Duello, Duelo, Дуэль
Exchange of white moves: Interchange of white moves, Reciprocal white moves, Exchange of white
    moves (1st and 2nd), Exchange of white moves (2nd and 3rd), Exchange of white moves (1st and
    3rd), Exchange of white moves (3rd and 4th), Exchange of white moves (2nd and 4th), Exchange
    of white moves (1st and 4th), Zugvertauschung, Vertauschung weißer Züge, Interchange of moves,
    Inversion de coups blancs, Interchange of white moves (1st and 2nd), Interchange of white
    moves (2nd and 3rd), Interchange of the 1st and 2nd white moves, Interchange of the 2nd and
    3rd white moves, Interchange of the 3rd and 4th white moves, Exchange of the 2nd and 3rd white
    moves, Exchange of 2nd and 3rd white moves, Exchange of white second and third moves
Exchange of black moves: Interchange of black moves, Interchange of the black moves, Exchange of
    black moves (1st and 2nd), Exchange of black moves (2nd and 3rd), Exchange of black moves (1st
    and 3rd), Exchange of black moves (3rd and 4th), Exchange of black moves (2nd and 4th),
    Exchange of black moves (1st and 4th), Vertauschung schwarzer Züge, Inversion de coups noirs
Cycle of white moves: White cycle, Cyclic white moves, Cycle of white moves (1st and 2nd), Cycle
    of white moves (2nd and 3rd), Cycle of white moves (1st and 3rd), Cycle of white moves (3rd
    and 4th), Cycle of white moves (2nd and 4th), Cycle of white moves (1st and 4th), Zyklus
    weißer Züge, Cycle de coups blancs, Cycle of the white moves, Цикл белых ходов, Cycle of the
    1st and 2nd white moves, Cycle of the 2nd and 3rd white moves, Cycle of the 1st and 3rd white
    moves, Cycle of the 3rd and 4th white moves, Cycle of white second and third moves, Cycle of
    moves, Cyclic interchange of moves
Cycle of black moves: Black cycle, Cyclic black moves, Zyklus schwarzer Züge, Cycle de coups
    noirs, Цикл чёрных ходов, Cycle of the black moves, Zyklus der schwarzen Züge, Cycle of black
    moves (1st and 2nd), Cycle of black moves (2nd and 3rd)
Second white moves on the same square: Second white moves on one square
First black moves on the same square: First black moves on one square

Checking key: Key gives check, Check key, Schachschlüssel, Schachgebot im Schlüssel, Clé par échec
Capturing key: Capture key, Key captures, Schlagschlüssel, Clé de prise, Clé par prise
Castling key: Key castles, Rochade im Schlüssel, Clé de roque
En passant key: e.p. key
Promotion key: Promoting key, Umwandlungsschlüssel, Clé de promotion
Underpromotion key: Underpromoting key
King key: White king key, Royal key
Waiting key: Waiting move, Zugzwang key, Wartezug, Coup d'attente, Clé de blocus, Выжидательный
    ход
Flight-giving key: Flight giving key, Key gives flight, Flight-giving, Fluchtfeldgebender
    Schlüssel, Fluchtfeldgabe, Clé ampliative, Clé donnant une fuite, The key gives 2 flights, The
    key gives a flight, Key gives two flights
Flight-taking key: Flight taking key, Key takes flight, Fluchtfeldraubender Schlüssel,
    Fluchtfeldraub, Clé restrictive, Clé retirant une fuite, Flight-taking
Give-and-take key: Give and take key, Fluchtfeldtausch, Clé ampliative-restrictive, Give and take
Sacrificial key: Key sacrifice, Sacrifice key, Sacrificing key, Opferschlüssel, Clé sacrifice, Clé
    de sacrifice
Withdrawal key: Withdrawing key, Retreating key, Removal key, Rückzugsschlüssel, Clé de retrait
Unpinning key: Key unpins, Unpin key, Entfesselungsschlüssel, Clé de déclouage
Pinning key: Key pins, Pin key, Fesselungsschlüssel, Clé de clouage
Self-pinning key: Key self-pins, Self-pin key
Ambush key: Ambush, Hinterhalt, Embuscade, Imboscata, Засада
Key allowing check: Key exposes the white king, Cross-check allowing key, Key allows check, Checks
    provoked, Schachprovokation, Provocation of checks, Checks provocation

Pure mates: Pure mate, Reines Matt, Mat pur, Matto puro, Чистый мат
Model mates: Model mate, Mustermatt, Mat modèle, Matto modello, Mate modelo, Правильный мат,
    Правильные маты
Ideal mates: Ideal mate, Idealmatt, Mat idéal, Mats idéaux, Matto ideale, Mate ideal, Идеальный
    мат, Идеальные маты
Pin-mates: Pin mates, Pin-mate, Fesselmatt, Fesselungsmatt, Mat par clouage, Mats avec clouage,
    Мат со связкой
Double pin-mates: Double pin mates, Double pin-mate, Doppelfesselmatt, Double clouage
Double-check mates: Double check mates, Double check, Double-check mate, Doppelschach,
    Doppelschachmatt, Échec double, Двойной шах
Mirror mates: Mirror mate, Spiegelmatt, Mat miroir, Mats miroirs, Зеркальный мат
Echo: Echo mates, Echoes, Exact echo, Echomatt, Mats en écho, Mats échos, Эхо-маты
Chameleon echo: Chameleon echoes, Chameleon echo mates, Chamäleonecho, Chamäleon-Echo, Écho
    caméléon, Mats échos caméléon, Хамелеонное эхо

Star: Bishop star, Stern, Étoile, Stella
King star-flight: King star, Star-flights, Star flights, Sternflucht, Fluchtstern, Star of the
    black King, Étoile du roi noir, Étoile de Roi, Black king star
Big star: Großer Stern, Grande étoile, Large star
Cross: Plus-flights, Rook cross, Kreuz, Croix, Croce
King cross: King cross-flight, Cross-flights, King plus-flight, Kreuzflucht, Fluchtkreuz, Croix de
    Roi
King Y-flight: Y-flights, King Y flight, Y-Flucht
Knight wheel: Wheel, Knight tour, Black knight wheel, White knight wheel, Knight-wheel,
    Springerrad, Roue de cavalier, Roue, Колесо коня
Albino: Альбино, Albino blanc
Pickaninny: Albino noir, Пикенинни
Switchback: Switch-back, Return, Switchbacks, Rückkehr, Hin und zurück, Hin und Her, Switchback
    theme, Retour, Aller-retour, Ritorno, Возврат
Rundlauf: Round trip, Roundtrip, Round-trip, Circuit, Rundläufe, Круговорот
Platzwechsel: Place exchange, Place exchange (black), Place exchange (white), Exchange of places,
    Exchange of place, Platztausch, Exchange of place of black pieces, Exchange of place of white
    pieces, Échange de places, Обмен местами
Cyclic Platzwechsel: Cyclic place exchange, Cyclic exchange of places, Cyclic exchange of place,
    Zyklischer Platzwechsel, Échange cyclique de places, Циклический обмен местами
Follow-my-leader: Follow my leader, Follow the leader, Nachfolge, Folge mir nach
Umnov: Umnov theme, Umnow, Umnow-Thema, Oumnov, Тема Умнова
Klasinc: Klasinc theme, Klasinc-Thema, Klasinc Umlenkung
Bristol: Bristol clearance, Bristol theme, Bristol-Thema, Bristolbahnung, Бристольская тема
Bicolour Bristol: Bicolor Bristol, Bi-colour Bristol, Bicoloured Bristol, Zweifarbiger Bristol,
    Bristol bicolore
Corner to corner: Corner-to-corner, Corner to corner move, Ecke zu Ecke, Von Ecke zu Ecke, De coin
    à coin
Royal battery: King in battery, King battery, Königsbatterie, Batterie royale, Королевская батарея
Triangulation: King triangle, Dreiecksmarsch, Dreiecksmanöver, Triangolazione
Pawn double-steps: Pawn double steps, Double-steps, Pawn double-steps (four white), Pawn
    double-steps (four black), Bauerndoppelschritte, Doppelschritte, Doubles pas
Kniest: Kniest theme, Kniest-Thema, Thème Kniest, Тема Книста
Zajic: Zajic theme, Zajic-Thema, Thème Zajic
Phoenix: Phenix, Phönix, Phönix-Thema, Феникс
Ceriani-Frolkin: Frolkin, Frolkin theme, Ceriani-Frolkin theme, Frolkin-Ceriani theme,
    Ceriani-Frolkin-Thema, Frolkin-Thema, Thème Ceriani-Frolkin, Тема Чериани — Фролкина, Тема
    Фролкина
Zilahi: Zilahi theme, Zilahi-Thema, Thème Zilahi, Zilahy, Тема Зилахи
Cyclic Zilahi: Zilahi cycle, Zyklischer Zilahi, Zilahi cyclique, Циклическая тема Зилахи
Allumwandlung: AUW, Allumwandlung (AUW), Allumwandlungen, Promotions complètes, All promotions,
    Превращения во все фигуры
White allumwandlung: White AUW, Weiße Allumwandlung, AUW blanche
Black allumwandlung: Black AUW, Schwarze Allumwandlung, AUW noire
Babson task: Babson, Тема Бабсона
Valladão: Valladao, Valladao task, Valladão task, Valladao-Task, Valladão-Thema, Тема Валладао
Promotions: Promotion, Umwandlungen, Umwandlung, Bauernumwandlung, Превращения
Underpromotion: Underpromotions, Minor promotion, Unterverwandlung, Unterverwandlungen,
    Sous-promotion, Слабое превращение
Castling: Rochade, Roque, Arrocco, Enroque, Рокировка
En passant: E.p., En passant capture, Prise en passant, Взятие на проходе

Interference: Interferences, Black interference, Verstellung, Verstellungen, Interception,
    Interferenza, Перекрытие
White interference: Self-interference, White self-interference, Weiße Verstellung, Interférence
    blanche, Interception blanche
Grimshaw: Grimshaws, Grimshaw theme, Wechselverstellung, Тема Гримшоу
White Grimshaw: Weißer Grimshaw, Grimshaw blanc
Black Grimshaw: Schwarzer Grimshaw, Grimshaw noir
Pawn Grimshaw: Bauern-Grimshaw, Grimshaw de pion
Novotny: Nowotny, Novotný, Nowotny-Verstellung, Novotny theme, Тема Новотного
Plachutta: Plachutta-Verstellung, Plachutta theme, Тема Плахутты
Wurzburg-Plachutta: Würzburg-Plachutta, Wurzburg-Holzhausen, Würzburg-Holzhausen, Wurzburg,
    Würzburg, Тема Вюрцбурга — Плахутты
Holzhausen: Holzhausen-Verstellung, Holzhausen theme, Тема Гольцгаузена
Anti-Bristol: Antibristol, Anti-Bristol theme, Тема анти-Бристоль
Critical move: Critical moves, Critical play, Black critical move, Kritischer Zug, Kritikus, Coup
    critique, Критический ход, Critical square, Critical squares
Indian: Indian theme, Inder, Indisch, Indisches Thema, Indien, Индийская тема
White Indian: Weißer Inder, Indien blanc
Black Indian: Schwarzer Inder, Indien noir
Turton: Turton doubling, Turton theme, Turton-Verdopplung, Turton-Doublierung, Doublement Turton,
    Тема Тэртона, Loyd-Turton, Brunner-Turton
Anticritical move: Anticritical, Anti-critical move, Antikritischer Zug, Antikritikus, Coup
    anticritique
Self-block: Self-blocks, Selfblock, Self block, Black self-block, Selbstblock, Selbstblockade,
    Autoblocage, Auto-blocage, Autoblocco, Autobloqueo, Блокирование
Somov: Somov theme, Somow, Somow-Thema, Somoff, Тема Сомова
Line opening: White line opening by Black, Line-opening, Unblocking a line, Linienöffnung,
    Linienöffnungen, Ouverture de ligne, Ouverture de ligne blanche, Black opens white lines,
    Открытие линии, Opening of lines, Openings of white lines
Gate opening: Gate-opening, Line vacation, Clearance, Räumung, Linienräumung, Toröffnung,
    Déblaiement, Line clearance
Cross-check: Cross-checks, Crosscheck, Kreuzschach, Échecs croisés, Scacchi incrociati,
    Перекрёстные шахи
Unguard: Unguarding, Black unguard, Deckungsaufgabe, Entblößung, Abandon de garde
Decoy: Deflection, Luring away, Decoys, Ablenkung, Weglenkung, Lenkung, Déviation, Deviazione,
    Отвлечение
Sacrifices: Sacrifice, White sacrifices, Opfer, Weiße Opfer, Sacrifices blancs, Sacrificio, Жертва
Self-pinning: Self-pin, Self-pins, Selfpin, Black self-pin, Pinning by Black, Selbstfesselung,
    Selbstfesselungen, Autoclouage, Autoinchiodatura, Самосвязывание
Pinning: Pin, White pins, Direct pin, Pins, Fesselung, Fesselungen, Clouage, Inchiodatura,
    Связывание
Half-pin: Halfpin, Half-pins, Half pin, Black half-pin, Halbfesselung, Halbfesselungen,
    Demi-clouage, Semi-inchiodatura, Полусвязка
Unpinning: Unpin, Unpins, Direct unpinning, Direct unpin, Entfesselung, Entfesselungen, Déclouage,
    Schiodatura, Развязывание
Interference unpin: Unpin by interference, Unpinning by interference, Indirect unpin, Indirect
    unpinning, Indirekte Entfesselung, Déclouage indirect, Déclouage par interception
Self-unpinning: Self-unpin, Self-unpins, Selbstentfesselung, Autodéclouage, Саморазвязывание
Gamage: Gamage unpin, Gamage-Entfesselung, Gamage theme, Thème Gamage
Schiffmann: Schiffmann defence, Schiffmann defense, Schiffmann-Parade, Défense Schiffmann, Тема
    Шифмана
Nietvelt: Nietvelt defence, Nietvelt defense, Nietvelt-Parade, Défense Nietvelt, Тема Нитвельта
Goethart: Goethart unpin, Goethart-Entfesselung, Goethart theme, Thème Goethart, Тема Гётгарта
Battery play: Battery, Batteries, Battery mates, Battery opening, Discovered check, Batteriespiel,
    Batterieabzug, Abzugsschach, Batteria, Batería, Батарея
Battery creation: Battery formation, Creation of a battery, Batteriebildung, Batterieaufbau,
    Formation de batterie
Reciprocal batteries: Reciprocal battery, Reziproke Batterien, Batteries réciproques
Half-battery: Half battery, Halfbattery, Halbbatterie, Demi-batterie, White half-battery,
    Полубатарея
Masked battery: Masked batteries, Maskierte Batterie, Batterie masquée, Маскированная батарея
Indirect battery: Indirect batteries, Indirekte Batterie, Batterie indirecte
Battery destruction: Destruction of a battery, Batteriezerstörung, Destruction de batterie

White line closing by White: White closes white lines, White line closings by White, Closing of
    white lines by White, White line closure by White, White self-closing, Fermeture de lignes
    blanches par les Blancs
White line closing by Black: Black closes white lines, Closing of white lines by Black, White line
    closure by Black, Fermeture de lignes blanches par les Noirs, Anticipatory white line-closing
    by Black, Anticipatory white line-closures by Black
Black line closing by White: White closes black lines, Closing of black lines by White, Black line
    closure by White, Fermeture de lignes noires par les Blancs
Black line closing by Black: Black closes black lines, Closing of black lines by Black, Black line
    closure by Black, Fermeture de lignes noires par les Noirs
Line closing: Line closings, Closing of lines, Closings of lines, Closings of black lines,
    Closings of white lines, Line closure, Line closures, Linienschluss, Linienverstellung,
    Fermeture de ligne, Перекрытие линий
White line opening by White: White opens white lines, Opening of white lines by White, Ouverture
    de lignes blanches par les Blancs
Black line opening by Black: Black opens black lines, Opening of black lines by Black, Ouverture
    de lignes noires par les Noirs
Black line opening by White: White opens black lines, Opening of black lines by White, Ouverture
    de lignes noires par les Blancs

Arnhem: Arnhem theme, Arnheim, Thème Arnhem, Arnhem-Thema, Тема Арнема
Cycle of double threats: Cyclic double threats, Zyklus doppelter Drohungen, Cycle de doubles
    menaces
Berlin theme: Berlin, Berlinthema, Berlin-Thema, Thème berlinois, Берлинская тема
Dual avoidance: Dual avoidances, Avoidance of duals, Dualvermeidung, Antidual, Anti-dual,
    Évitement de dual, Anti-duel, Антидуаль
Triple avoidance: Trialvermeidung, Triple-avoidance, Triple avoidance Sushkov, Évitement de trial
Quadruple avoidance: Quadruple-avoidance, Quadruple avoidance Sushkov

Bohemian: Bohemian theme, Bohemian mates, Bohemian school, Böhmisch, Böhmische Schule, Böhmisches
    Problem, École bohémienne, Чешская школа
Exchange of place between final positions (white): Exchange of place of white pieces between the
    final positions, White exchange of place between final positions
Exchange of place between final positions (black): Exchange of place of black pieces between the
    final positions, Black exchange of place between final positions
Diagonal-orthogonal echo: Echo diagonal-orthogonal, Diagonal-orthogonal, Orthogonal-diagonal echo,
    ODT, HOTF, Helpmate of the future, Orthogonal-diagonal transformation, Diagonal-orthogonal
    transformation, Diagonal-orthogonal correspondence, Orthogonal-diagonal correspondence,
    Analogie diagonal-orthogonal, Écho diagonal-orthogonal, Orthogonal-diagonal-Echo
Active sacrifice: Active sacrifices, Active white sacrifice, Aktives Opfer, Aktive Opfer,
    Sacrifice actif, Активная жертва
Siers battery: Siers, Siers-Rössel, Siers Rössel, Siers Rossel, Siers theme, Siers-Batterie,
    Cavalier de Siers, Батарея Сирса
Delayed Umnov: Delayed Umnow, Verzögerter Umnow, Umnov différé
Distant self-block: Distant self-blocks, Distant selfblock, Anticipatory self-block, Anticipatory
    self-blocks, Fernblock, Fernblocks, Autoblocage à distance, Autoblocage anticipé, Дальнее
    блокирование
White half-pin: Weiße Halbfesselung, Demi-clouage blanc, White half-pins

Miniature: Miniatur, Miniatura, Миниатюра
Malyutka: Baby, Wenigsteiner, Bébé, Малютка
Meredith: Мередит
Aristocrat: No pawns, Aristocratic, Aristocrat problem, Aristokrat, Aristocrate, Bauernlos, Sans
    pions, Аристократ
No white pawns: Without white pawns, Ohne weiße Bauern, Sans pions blancs
Rex solus: Lone king, Bare king, Roi seul, Blanker König
Minimal: White minimal, Minimal problem, Minimalproblem, Minimale, Weißer Minimal, Минимал
Homebase: Home-base, Home base, Homebase position, Heimstellung, Hausstellung, Position initiale
Symmetrical position: Symmetry, Symmetric position, Symmetrie, Symmetriestellung, Symétrie,
    Симметрия
Twins: Twin, Twinning, Zwilling, Zwillinge, Mehrlinge, Jumeaux, Gemelli, Близнецы
Zugzwang: Block, Blocus (zugzwang), Цугцванг
"""


def _read(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for entry in text.replace("\n    ", " ").split("\n"):
        theme, _, names = entry.partition(": ")
        if names:
            yield theme, tuple(names.split(", "))


NAMES: Final = dict(_read(_TEXT))
"""The other names by the name of the theme."""
