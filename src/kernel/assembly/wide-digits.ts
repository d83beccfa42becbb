import { count, countNarrow } from './parts/count.js';

// The choices of a Fisher–Yates shuffle of more than 256 cards, as choices.ts reads them off a deck, and its Lehmer code, counted as math/digits/digit-layout.ts lays
// them out, in cells of 16 bits, since no deal counts twice in one. `work` is given: the cells of all steps of a way to read a deck; then for each position what a value
// is multiplied with for its group, times 2^32, or 0 where every value is counted, and the first cell of its step in the first table and in the second. All decks are
// read into `room`, and then counted at one position, whose cells lie side by side, before the next.

/** Bytes given for one position. */
const OF_POSITION: usize = 12;

/**
 * Counts the values at the positions from `first` to before `end`, minus the position itself times `less`. `from`: the data of position 0, from the
 * first cell on.
 */
function countDigits(
  rows: usize,
  stride: usize,
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
    const cells = table + ((load<u32>(from + p * OF_POSITION) as usize) << 1);
    const taken = (p as u32) * less;
    let at = rows + (p << 1);
    if (scale === 0) for (let d: u32 = 0; d < decks; d++, at += stride) countNarrow(cells + (((load<u16>(at) as u32) - taken) << 1));
    else
      for (let d: u32 = 0; d < decks; d++, at += stride)
        countNarrow((cells + ((((((load<u16>(at) as u32) - taken) as u64) * scale) >> 32) << 1)) as usize);
  }
}

/**
 * Removes positions from a deck, from `first` to before `end`: the position that held card i takes the card of position i. Returns the number that
 * held their own card.
 */
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

/** Counts from the last position down: the cards, the places, then deals by their cycles. `room`: two rows per deck. */
export function lastDigits(rows: usize, places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize, room: usize): void {
  const size = (load<u32>(work) as usize) << 1;
  const cards = room;
  const left = room + (decks as usize) * stride;
  memory.copy(cards, rows, left - cards);
  memory.copy(left, places, left - cards);
  for (let d: u32 = 0, at: usize = 0; d < decks; d++, at += stride) {
    // What is left of position 0 is its own card.
    countNarrow(table + (size << 1) + (((takeOut(cards + at, left + at, n - 1, 0, -1) + 1) as usize) << 1));
  }
  countDigits(cards, stride, decks, 1, n, 0, work + 4, work + 8, table);
  countDigits(left, stride, decks, 1, n, 0, work + 4, work + 12, table + size);
}

/** Counts the cards from the first position up. `room`: one row per deck, and one more for places, which are not counted. */
export function firstDigits(rows: usize, places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize, room: usize): void {
  const left = room + (decks as usize) * stride;
  memory.copy(room, rows, left - room);
  for (let at = room; at < left; at += stride, places += stride) {
    memory.copy(left, places, stride);
    takeOut(at, left, 0, n - 1, 1);
  }
  countDigits(room, stride, decks, 0, n - 1, 1, work + 4, work + 8, table);
}

/**
 * Counts the lower cards after each position into `into`, as math/digits/lower-after.ts does card by card. Returns their sum, the inversions. `left`
 * has one bit per card met, 64 to a word. Then come 16 bits per word, the number met in earlier words of its group of eight. Then come 16 bits per
 * group, the number met in earlier groups. The result is the sum of three numbers. Each card met raises those after it, eight at once: the numbers of
 * its group, and those of all groups, at most 128.
 */
function lowerAfter(row: usize, n: u32, left: usize, into: usize): u32 {
  const groups = ((n as usize) + 511) >> 9;
  const inGroup = left + (groups << 6);
  const before = inGroup + (groups << 4);
  const end = before + (((groups + 7) >> 3) << 4);
  memory.fill(left, 0, end - left);
  const behind = i16x8(0, 1, 2, 3, 4, 5, 6, 7);
  let pairs: u32 = 0;
  let p = (n as usize) << 1;
  do {
    p -= 2;
    const card = load<u16>(row + p) as usize;
    const word = card >> 6;
    const group = card >> 9;
    const at = left + (word << 3);
    const bit = (1 as u64) << ((card & 63) as u64);
    const met = load<u64>(at);
    const lower =
      (popcnt<u64>(met & (bit - 1)) as u32) + (load<u16>(inGroup + (word << 1)) as u32) + (load<u16>(before + (group << 1)) as u32);
    store<u16>(into + p, lower as u16);
    pairs += lower;
    store<u64>(at, met | bit);
    // Those behind its own: a comparison that holds is −1.
    let sums = inGroup + (group << 4);
    v128.store(sums, i16x8.sub(v128.load(sums), i16x8.gt_s(behind, i16x8.splat((word & 7) as i16))));
    const own = i16x8.splat(group as i16);
    let those = behind;
    for (sums = before; sums < end; sums += 16, those = i16x8.add(those, i16x8.splat(8)))
      v128.store(sums, i16x8.sub(v128.load(sums), i16x8.gt_s(those, own)));
  } while (p !== 0);
  return pairs;
}

/** Counts the lower cards after each position. `room`: one row per deck, and one more after them. */
export function lowerDigits(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize, room: usize): void {
  const left = room + (decks as usize) * stride;
  for (let at = room; at < left; at += stride, rows += stride) lowerAfter(rows, n, left, at);
  countDigits(room, stride, decks, 0, n - 1, 0, work + 4, work + 8, table);
}

/** Counts cell k: deals with k inversions. `room`: a row for cards met, and one for lower cards. */
export function wideInversions(
  rows: usize,
  _places: usize,
  decks: u32,
  n: u32,
  stride: usize,
  table: usize,
  _work: usize,
  room: usize,
): void {
  for (let d: u32 = 0; d < decks; d++, rows += stride) count(table + ((lowerAfter(rows, n, room, room + stride) as usize) << 2));
}
