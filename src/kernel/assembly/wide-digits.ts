import { count } from './parts/count.js';

// The choices of a Fisher–Yates shuffle of more than 256 cards, as choices.ts reads them off a deck, and its Lehmer code, counted as math/digits/digit-layout.ts lays
// them out. `work` is given: the cells of all steps of a way to read a deck; then for each position what a value is multiplied with for its group, times
// 2^32, or 0 where every value is counted, and the first cell of its step in the first table and in the second. Behind that, from the next multiple of 64 on, is room for rows.

/** Decks whose values at one position are counted before those at the next, so that its cells are near. */
const DECKS: u32 = 16;

/** What is given of one position. */
const OF_POSITION: usize = 12;

/** Where the room for rows begins. */
function roomOf(work: usize, n: u32): usize {
  return (work + 4 + (n as usize) * OF_POSITION + 63) & ~63;
}

/** Counts the values at the positions from `first` to before `end`, less the position itself times `less`. `from`: what is given of position 0, from the first cell on. */
function countDigits(
  rows: usize,
  ofDeck: usize,
  decks: u32,
  first: usize,
  end: usize,
  less: u32,
  given: usize,
  from: usize,
  table: usize,
): void {
  for (let p = first; p < end; p++) {
    const scale = load<u32>(given + p * OF_POSITION) as u64;
    const cells = table + ((load<u32>(from + p * OF_POSITION) as usize) << 2);
    const taken = (p as u32) * less;
    let at = rows + (p << 1);
    if (scale === 0) for (let d: u32 = 0; d < decks; d++, at += ofDeck) count(cells + (((load<u16>(at) as u32) - taken) << 2));
    else
      for (let d: u32 = 0; d < decks; d++, at += ofDeck)
        count((cells + ((((((load<u16>(at) as u32) - taken) as u64) * scale) >> 32) << 2)) as usize);
  }
}

/** Takes positions out of a deck, from `first` to before `end`: the position that held card i takes the card of position i. Answers those that held their own card. */
function takeOut(deck: usize, places: usize, first: usize, end: usize, step: usize): u32 {
  let own: u32 = 0;
  for (let at = first << 1; at !== end << 1; at += step << 1) {
    const card = load<u16>(deck + at);
    const place = load<u16>(places + at);
    store<u16>(deck + ((place as usize) << 1), card);
    store<u16>(places + ((card as usize) << 1), place);
    own += ((card as usize) << 1 === at) as u32;
  }
  return own;
}

/** From the last position down: the cards, the places, then deals by their cycles. */
export function lastDigits(rows: usize, places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const size = (load<u32>(work) as usize) << 2;
  const room = roomOf(work, n);
  for (let d: u32 = 0; d < decks; d += DECKS) {
    const some = min(DECKS, decks - d);
    let at = room;
    for (let k: u32 = 0; k < some; k++, rows += stride, places += stride, at += stride << 1) {
      memory.copy(at, rows, stride);
      memory.copy(at + stride, places, stride);
      // What is left of position 0 is its own card.
      count(table + (size << 1) + (((takeOut(at, at + stride, n - 1, 0, -1) + 1) as usize) << 2));
    }
    countDigits(room, stride << 1, some, 1, n, 0, work + 4, work + 8, table);
    countDigits(room + stride, stride << 1, some, 1, n, 0, work + 4, work + 12, table + size);
  }
}

/** From the first position up: the cards. */
export function firstDigits(rows: usize, places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const room = roomOf(work, n);
  for (let d: u32 = 0; d < decks; d += DECKS) {
    const some = min(DECKS, decks - d);
    let at = room;
    for (let k: u32 = 0; k < some; k++, rows += stride, places += stride, at += stride << 1) {
      memory.copy(at, rows, stride);
      memory.copy(at + stride, places, stride);
      takeOut(at, at + stride, 0, n - 1, 1);
    }
    countDigits(room, stride << 1, some, 0, n - 1, 1, work + 4, work + 8, table);
  }
}

/**
 * How many lower cards follow each position, written to `into`. `left`: a bit a card that was met, 64 a word, and behind them from 1 on the counts of P. M. Fenwick's tree
 * (1994, doi:10.1002/spe.4380240306) over those words: what math/digits/lower-after.ts counts card by card.
 */
function lowerAfter(row: usize, n: u32, left: usize, into: usize): void {
  const words = ((n as usize) + 63) >> 6;
  const tree = left + (words << 3);
  memory.fill(left, 0, (words << 3) + ((words + 1) << 2));
  for (let p = ((n - 1) as usize) << 1; ; p -= 2) {
    const card = load<u16>(row + p) as usize;
    const word = card >> 6;
    const at = left + (word << 3);
    const bit = (1 as u64) << ((card & 63) as u64);
    const met = load<u64>(at);
    let lower = popcnt<u64>(met & (bit - 1)) as u32;
    for (let i = word; i > 0; i &= i - 1) lower += load<u32>(tree + (i << 2));
    store<u16>(into + p, lower as u16);
    store<u64>(at, met | bit);
    for (let i = word + 1; i <= words; i += i & (0 - i)) count(tree + (i << 2));
    if (p === 0) return;
  }
}

/** The lower cards after each position. */
export function lowerDigits(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const left = roomOf(work, n);
  const room = left + stride;
  for (let d: u32 = 0; d < decks; d += DECKS) {
    const some = min(DECKS, decks - d);
    for (let k: u32 = 0; k < some; k++, rows += stride) lowerAfter(rows, n, left, room + (k as usize) * stride);
    countDigits(room, stride, some, 0, n - 1, 0, work + 4, work + 8, table);
  }
}
