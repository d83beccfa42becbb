import { count } from './parts/count.js';

const HANDS: u32 = 10;
const CARDS: u32 = 5;
const KINDS: usize = 10;
const RANKS: u32 = 0x1fff;

/**
 * Counts cell [slot][kind]: the hands of five that 52 cards deal to each slot. `work` is given: a word per card, with the bit of its rank and, from
 * 13 on, that of its suit. Then comes a byte per set of ranks, the kind of five different ranks, and the same for a flush. Last comes a byte per
 * number of different ranks and of repeated ranks, 3 of these each.
 */
export function pokerHands(rows: usize, _places: usize, decks: u32, _n: u32, stride: usize, table: usize, work: usize): void {
  const plain = work + 208;
  const flushed = plain + 8192;
  const repeated = flushed + 8192;
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    let at = rows;
    let cells = table;
    for (let hand: u32 = 0; hand < HANDS; hand++, at += CARDS, cells += KINDS << 2) {
      const a = load<u32>(work + ((load<u8>(at) as usize) << 2));
      const b = load<u32>(work + ((load<u8>(at, 1) as usize) << 2));
      const c = load<u32>(work + ((load<u8>(at, 2) as usize) << 2));
      const e = load<u32>(work + ((load<u8>(at, 3) as usize) << 2));
      const f = load<u32>(work + ((load<u8>(at, 4) as usize) << 2));
      const two = a | b;
      const three = two | c;
      const four = three | e;
      const ranks = (four | f) & RANKS;
      const again = ((a & b) | (two & c) | (three & e) | (four & f)) & RANKS;
      const suit = (a & b & c & e & f) >>> 13;
      const different = popcnt<u32>(ranks);
      const ofFive = select<usize>(flushed, plain, suit !== 0) + ranks;
      const kind = load<u8>(select<usize>(ofFive, repeated + different * 3 + popcnt<u32>(again), different === CARDS));
      count(cells + ((kind as usize) << 2));
    }
  }
}
