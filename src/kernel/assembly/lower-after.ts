import { count } from './parts/count.js';

/** Counts the remaining cards that are lower than `card`; `left`: one bit per card, 64 to a word; `bits`: one word per bit. */
function lower(left: usize, bits: usize, card: usize): u32 {
  const words = (card >> 6) << 3;
  const bit = load<u64>(bits + ((card & 63) << 3));
  const rest = load<u64>(left + words);
  let sum = popcnt<u64>(rest & (bit - 1)) as u32;
  for (let at: usize = 0; at < words; at += 8) sum += popcnt<u64>(load<u64>(left + at)) as u32;
  store<u64>(left + words, rest ^ bit);
  return sum;
}

/** Writes the 64 words with one bit set. */
function writeBits(bits: usize): void {
  for (let k: usize = 0; k < 64; k++) store<u64>(bits + (k << 3), (1 as u64) << (k as u64));
}

/**
 * Counts the lower cards after each position, step by step as digit plans lay them out, then deals by their sum: the inversions. `work`: 64 words of
 * 64 bits, and four.
 */
export function lowerAfter(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const pairs = table + ((((n as usize) * (n + 1)) >> 1) << 2) - 4;
  writeBits(work);
  const left = work + 512;
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    let sum: u32 = 0;
    let step = table;
    if (n <= 64) {
      let rest: u64 = -1;
      if (n < 64) rest = ((1 as u64) << (n as u64)) - 1;
      let size = (n as usize) << 2;
      const end = rows + n - 1;
      for (let at = rows; at < end; at++, step += size, size -= 4) {
        const bit = load<u64>(work + ((load<u8>(at) as usize) << 3));
        const after = popcnt<u64>(rest & (bit - 1)) as u32;
        rest ^= bit;
        count(step + ((after as usize) << 2));
        sum += after;
      }
    } else {
      for (let at: usize = 0; at < 32; at += 8) store<u64>(left + at, -1);
      for (let p: u32 = 0; p < n - 1; p++) {
        const after = lower(left, work, load<u8>(rows + p) as usize);
        count(step + ((after as usize) << 2));
        sum += after;
        step += ((n - p) as usize) << 2;
      }
    }
    count(pairs + ((sum as usize) << 2));
  }
}

/** Counts every permutation of up to eight cards, by its lexicographic rank. */
export function orders(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    let rest: u32 = (1 << n) - 1;
    let place: u32 = 0;
    for (let p: u32 = 0; p < n; p++) {
      const bit: u32 = 1 << (load<u8>(rows + p) as u32);
      place = place * (n - p) + popcnt<u32>(rest & (bit - 1));
      rest ^= bit;
    }
    count(table + ((place as usize) << 2));
  }
}
