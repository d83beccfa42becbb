import { count } from './parts/count.js';

// Deals of more than 256 cards by one number of each: as histograms.ts has them.

/** Counts the true lanes of a comparison of 8 words of 16 bits, among the first `left`. */
function holding(compared: v128, left: u32): u32 {
  const bits = i16x8.bitmask(compared) as u32;
  return popcnt<u32>(left < 8 ? bits & ((1 << left) - 1) : bits);
}

/** Counts deals by fixed points: cards in their old position. */
export function wideFixedPoints(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    let own = i16x8(0, 1, 2, 3, 4, 5, 6, 7);
    let kept: u32 = 0;
    for (let p: u32 = 0; p < n; p += 8, own = i16x8.add(own, i16x8.splat(8)))
      kept += holding(i16x8.eq(v128.load(rows + ((p as usize) << 1)), own), n - p);
    count(table + ((kept as usize) << 2));
  }
}

/** Returns the number of descents of a row: positions before a lower value. */
function stepsDown(row: usize, n: u32): u32 {
  let down: u32 = 0;
  for (let p: u32 = 1; p < n; p += 8) {
    const at = row + ((p as usize) << 1);
    down += holding(i16x8.lt_u(v128.load(at), v128.load(at - 2)), n - p);
  }
  return down;
}

/** Counts deals by descents: positions after which a lower card follows. */
export function wideDescents(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  for (let d: u32 = 0; d < decks; d++, rows += stride) count(table + ((stepsDown(rows, n) as usize) << 2));
}

/** Counts deals by rising sequences: runs of cards in their old order. */
export function wideRisingSequences(_rows: usize, places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  for (let d: u32 = 0; d < decks; d++, places += stride) count(table + (((stepsDown(places, n) + 1) as usize) << 2));
}

/**
 * Counts deals by the positions in which each agrees with the first deal of the stretch before its own. `work`: deals of a stretch, deals dealt so
 * far, 56 unused bytes, the first deal of the stretch before, the first of this one.
 */
export function wideAgreed(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const apart = load<u32>(work);
  let dealt = load<u32>(work, 4);
  const before = work + 64;
  const first = before + stride;
  for (let d: u32 = 0; d < decks; d++, rows += stride, dealt++) {
    if (dealt % apart === 0) {
      memory.copy(before, first, stride);
      memory.copy(first, rows, stride);
    }
    if (dealt < apart) continue;
    let equal: u32 = 0;
    for (let p: u32 = 0; p < n; p += 8) {
      const at = (p as usize) << 1;
      equal += holding(i16x8.eq(v128.load(rows + at), v128.load(before + at)), n - p);
    }
    count(table + ((equal as usize) << 2));
  }
  store<u32>(work, dealt, 4);
}
