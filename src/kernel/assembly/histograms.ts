import { copyRow } from './parts/copy-row.js';
import { count } from './parts/count.js';
import { holding, numbers } from './parts/lanes.js';

// Deals by one number of each.

/** Counts deals by fixed points: cards in their old position. */
export function fixedPoints(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    let own = numbers();
    let kept: u32 = 0;
    for (let p: u32 = 0; p < n; p += 16, own = i8x16.add(own, i8x16.splat(16))) kept += holding(i8x16.eq(v128.load(rows + p), own), n - p);
    count(table + ((kept as usize) << 2));
  }
}

/** Returns the number of descents of a row: positions before a lower value. */
function stepsDown(row: usize, n: u32): u32 {
  let up: u32 = 0;
  for (let p: u32 = 1; p < n; p += 16) up += holding(i8x16.ge_u(v128.load(row + p), v128.load(row + p - 1)), n - p);
  return n - 1 - up;
}

/** Counts deals by descents: positions after which a lower card follows. */
export function descents(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  for (let d: u32 = 0; d < decks; d++, rows += stride) count(table + ((stepsDown(rows, n) as usize) << 2));
}

/** Counts deals by rising sequences: runs of cards in their old order. */
export function risingSequences(_rows: usize, places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  for (let d: u32 = 0; d < decks; d++, places += stride) count(table + (((stepsDown(places, n) + 1) as usize) << 2));
}

/**
 * Counts deals by the positions in which each agrees with the first deal of the stretch before its own. `work`: deals of a stretch, deals dealt so
 * far, 56 unused bytes, the first deal of the stretch before, the first of this one.
 */
export function agreed(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const apart = load<u32>(work);
  let dealt = load<u32>(work, 4);
  const before = work + 64;
  const first = before + stride;
  for (let d: u32 = 0; d < decks; d++, rows += stride, dealt++) {
    if (dealt % apart === 0) {
      copyRow(first, before, stride);
      copyRow(rows, first, stride);
    }
    if (dealt < apart) continue;
    let equal: u32 = 0;
    for (let p: u32 = 0; p < n; p += 16) equal += holding(i8x16.eq(v128.load(rows + p), v128.load(before + p)), n - p);
    count(table + ((equal as usize) << 2));
  }
  store<u32>(work, dealt, 4);
}
