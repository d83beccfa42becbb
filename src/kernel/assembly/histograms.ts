import { copyRow } from './parts/copy-row.js';
import { count } from './parts/count.js';
import { holding, lanes, numbers } from './parts/lanes.js';

// Deals by one number of each, by cards of a T: a byte, or 16 bits where there are more than 256, in kernels whose names begin with `wide`.

/** Counts deals by fixed points: cards in their old position. */
function countKept<T>(rows: usize, decks: u32, n: u32, stride: usize, table: usize): void {
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    let own = numbers<T>();
    let kept: u32 = 0;
    let at = rows;
    for (let left = n as i32; left > 0; left -= lanes<T>(), at += 16, own = v128.add<T>(own, v128.splat<T>(lanes<T>() as T)))
      kept += holding<T>(v128.eq<T>(v128.load(at), own), left);
    count(table + ((kept as usize) << 2));
  }
}

export function fixedPoints(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  countKept<u8>(rows, decks, n, stride, table);
}

export function wideFixedPoints(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  countKept<u16>(rows, decks, n, stride, table);
}

/** Positions of rows after which something lower follows, and `more` of each. */
function countDown<T>(rows: usize, decks: u32, n: u32, stride: usize, table: usize, more: u32): void {
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    let up: u32 = 0;
    let at = rows + sizeof<T>();
    for (let left = (n as i32) - 1; left > 0; left -= lanes<T>(), at += 16)
      up += holding<T>(v128.ge<T>(v128.load(at), v128.load(at - sizeof<T>())), left);
    count(table + (((n - 1 - up + more) as usize) << 2));
  }
}

/** Counts deals by descents: positions after which a lower card follows. */
export function descents(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  countDown<u8>(rows, decks, n, stride, table, 0);
}

export function wideDescents(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  countDown<u16>(rows, decks, n, stride, table, 0);
}

/** Counts deals by rising sequences: runs of cards in their old order. */
export function risingSequences(_rows: usize, places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  countDown<u8>(places, decks, n, stride, table, 1);
}

export function wideRisingSequences(_rows: usize, places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  countDown<u16>(places, decks, n, stride, table, 1);
}

/**
 * Counts deals by the positions in which each agrees with the first deal of the stretch before its own. `work`: deals of a stretch, deals dealt so
 * far, 56 unused bytes, the first deal of the stretch before, the first of this one.
 */
function countAgreed<T>(rows: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
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
    let at: usize = 0;
    for (let left = n as i32; left > 0; left -= lanes<T>(), at += 16)
      equal += holding<T>(v128.eq<T>(v128.load(rows + at), v128.load(before + at)), left);
    count(table + ((equal as usize) << 2));
  }
  store<u32>(work, dealt, 4);
}

export function agreed(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  countAgreed<u8>(rows, decks, n, stride, table, work);
}

export function wideAgreed(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  countAgreed<u16>(rows, decks, n, stride, table, work);
}
