import { add } from './parts/count.js';
import { holding, numbers } from './parts/lanes.js';

// Taking positions out of a rearrangement one by one: the position that held card i takes the card of position i. The card and the place that position i
// has when its turn comes stay in its row, and are the choices of a Fisher–Yates shuffle that ended so. Eight decks side by side, since every step waits
// for the one before it. `work`: for each of the eight 256 bytes of cards and 256 of places.

const DECKS: u32 = 8;
const OF_DECK: usize = 512;

/**
 * Removes positions from eight decks, from `first` to before `end`. Their addresses are written out, so that they are part of the instructions. All
 * is read before anything is stored: a processor that has read ahead of a store restarts if the store hits what it read.
 */
function takeOut(work: usize, first: usize, end: usize, step: usize): void {
  for (let at = work + first; at !== work + end; at += step) {
    const cardA = load<u8>(at) as usize;
    const placeA = load<u8>(at, 256) as usize;
    const cardB = load<u8>(at, 512) as usize;
    const placeB = load<u8>(at, 768) as usize;
    const cardC = load<u8>(at, 1024) as usize;
    const placeC = load<u8>(at, 1280) as usize;
    const cardD = load<u8>(at, 1536) as usize;
    const placeD = load<u8>(at, 1792) as usize;
    const cardE = load<u8>(at, 2048) as usize;
    const placeE = load<u8>(at, 2304) as usize;
    const cardF = load<u8>(at, 2560) as usize;
    const placeF = load<u8>(at, 2816) as usize;
    const cardG = load<u8>(at, 3072) as usize;
    const placeG = load<u8>(at, 3328) as usize;
    const cardH = load<u8>(at, 3584) as usize;
    const placeH = load<u8>(at, 3840) as usize;
    store<u8>(work + placeA, cardA as u8);
    store<u8>(work + cardA, placeA as u8, 256);
    store<u8>(work + placeB, cardB as u8, 512);
    store<u8>(work + cardB, placeB as u8, 768);
    store<u8>(work + placeC, cardC as u8, 1024);
    store<u8>(work + cardC, placeC as u8, 1280);
    store<u8>(work + placeD, cardD as u8, 1536);
    store<u8>(work + cardD, placeD as u8, 1792);
    store<u8>(work + placeE, cardE as u8, 2048);
    store<u8>(work + cardE, placeE as u8, 2304);
    store<u8>(work + placeF, cardF as u8, 2560);
    store<u8>(work + cardF, placeF as u8, 2816);
    store<u8>(work + placeG, cardG as u8, 3072);
    store<u8>(work + cardG, placeG as u8, 3328);
    store<u8>(work + placeH, cardH as u8, 3584);
    store<u8>(work + cardH, placeH as u8, 3840);
  }
}

/** Copies up to eight decks and their positions to the working memory. */
function copy(rows: usize, places: usize, decks: u32, stride: usize, work: usize): void {
  for (let d: u32 = 0; d < decks; d++, rows += stride, places += stride, work += OF_DECK) {
    for (let at: usize = 0; at < stride; at += 16) {
      v128.store(work + at, v128.load(rows + at));
      v128.store(work + at, v128.load(places + at), 256);
    }
  }
}

/** Counts rows of bytes: cell [position][byte]. */
function countRows(rows: usize, decks: u32, n: u32, table: usize): void {
  const row = (n as usize) << 2;
  const whole = n & ~3;
  for (let d: u32 = 0; d < decks; d++, rows += OF_DECK) {
    let cells = table;
    let p: u32 = 0;
    for (; p < whole; p += 4, cells += row << 2) {
      const at = rows + p;
      add(cells + ((load<u8>(at) as usize) << 2), 1);
      add(cells + row + ((load<u8>(at, 1) as usize) << 2), 1);
      add(cells + (row << 1) + ((load<u8>(at, 2) as usize) << 2), 1);
      add(cells + row * 3 + ((load<u8>(at, 3) as usize) << 2), 1);
    }
    for (; p < n; p++, cells += row) add(cells + ((load<u8>(rows + p) as usize) << 2), 1);
  }
}

/**
 * Counts choices from the last position down: cell [position][card], then [position][place], then deals by their cycles. A position whose card is its
 * own is the last of its cycle.
 */
export function lastChoices(rows: usize, places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const square = ((n as usize) * n) << 2;
  for (let d: u32 = 0; d < decks; d += DECKS, rows += DECKS * stride, places += DECKS * stride) {
    const some = min(DECKS, decks - d);
    copy(rows, places, some, stride, work);
    takeOut(work, n - 1, 0, -1);
    countRows(work, some, n, table);
    countRows(work + 256, some, n, table + square);
    let row = work;
    for (let k: u32 = 0; k < some; k++, row += OF_DECK) {
      let own = numbers<u8>();
      let cycles: u32 = 0;
      for (let p: u32 = 0; p < n; p += 16, own = i8x16.add(own, i8x16.splat(16)))
        cycles += holding<u8>(i8x16.eq(v128.load(row + p), own), n - p);
      add(table + (square << 1) + ((cycles as usize) << 2), 1);
    }
  }
}

/** Counts choices from the first position up: cell [position][card]. */
export function firstChoices(rows: usize, places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  for (let d: u32 = 0; d < decks; d += DECKS, rows += DECKS * stride, places += DECKS * stride) {
    const some = min(DECKS, decks - d);
    copy(rows, places, some, stride, work);
    takeOut(work, 0, n - 1, 1);
    countRows(work, some, n, table);
  }
}
