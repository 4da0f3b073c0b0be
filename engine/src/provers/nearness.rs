//! How near squares are, for the order in which moves are tried.

use crate::rules::square::Square;

/// How near two squares are: 7 less the number of king's steps between them.
pub(super) static NEAR: [[i8; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut i = 0;
    while i < 4096 {
        let (a, b) = (Square::new((i >> 6) as u8), Square::new((i & 63) as u8));
        let files = a.file().abs_diff(b.file());
        let rows = a.rank().abs_diff(b.rank());
        table[i >> 6][i & 63] = 7 - if files > rows { files } else { rows } as i8;
        i += 1;
    }
    table
};
