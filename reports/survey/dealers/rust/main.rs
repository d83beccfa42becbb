// Deals with SliceRandom::shuffle of rand: a deck a line, until nobody reads on. Argument: cards.
use rand::seq::SliceRandom;
use std::io::Write;

fn main() {
    let cards: u32 = std::env::args().nth(1).unwrap().parse().unwrap();
    let mut random = rand::thread_rng();
    let mut out = std::io::stdout().lock();
    loop {
        let mut deck: Vec<u32> = (0..cards).collect();
        deck.shuffle(&mut random);
        let line: Vec<String> = deck.iter().map(|card| card.to_string()).collect();
        if writeln!(out, "{}", line.join(" ")).is_err() {
            return;
        }
    }
}
