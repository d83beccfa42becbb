import { add, count } from './parts/count.js';

/**
 * Takes a step of patience sorting with all but the tops of the piles as bits. The new card, which was none of them, replaces the next higher top, if
 * there is one: the carry runs to it.
 */
function put(others: u64, bit: u64): u64 {
  return (others + bit) | (others ^ bit);
}

/**
 * Counts deals of up to 64 cards by the length of the longest increasing subsequence, four deals at a time. Where fewer are left the first stands in
 * for the others, and is counted once. `work`: 64 words of 64 bits.
 */
export function longestIncreasing(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  for (let k: usize = 0; k < 64; k++) store<u64>(work + (k << 3), (1 as u64) << (k as u64));
  for (let d: u32 = 0; d < decks; d += 4, rows += stride << 2) {
    const left = decks - d;
    const b = rows + (left > 1 ? stride : 0);
    const c = rows + (left > 2 ? stride << 1 : 0);
    const e = rows + (left > 3 ? stride * 3 : 0);
    let ofA: u64 = -1;
    let ofB: u64 = -1;
    let ofC: u64 = -1;
    let ofE: u64 = -1;
    for (let p: usize = 0; p < n; p++) {
      ofA = put(ofA, load<u64>(work + ((load<u8>(rows + p) as usize) << 3)));
      ofB = put(ofB, load<u64>(work + ((load<u8>(b + p) as usize) << 3)));
      ofC = put(ofC, load<u64>(work + ((load<u8>(c + p) as usize) << 3)));
      ofE = put(ofE, load<u64>(work + ((load<u8>(e + p) as usize) << 3)));
    }
    count(table + ((popcnt<u64>(~ofA) as usize) << 2));
    add(table + ((popcnt<u64>(~ofB) as usize) << 2), left > 1 ? 1 : 0);
    add(table + ((popcnt<u64>(~ofC) as usize) << 2), left > 2 ? 1 : 0);
    add(table + ((popcnt<u64>(~ofE) as usize) << 2), left > 3 ? 1 : 0);
  }
}
