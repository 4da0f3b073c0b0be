//! All tests of the engine in one program: each more would compile the generic code of the search
//! anew.

mod assignment;
mod attacks;
mod battle;
mod consistency;
mod fairy;
mod fingerprints;
mod gms;
mod help;
mod historical;
mod layers;
mod legality;
mod lines;
mod mate_in_one;
mod modern;
mod needs;
mod options;
mod perft;
mod random;
mod retro;
mod standard;
mod texts;
mod trees;
mod workshop;
