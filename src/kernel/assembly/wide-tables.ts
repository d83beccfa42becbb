import { count } from './parts/count.js';

// Tables of decks of more than 256 cards, in rows as wide-rows.ts says; what tables.ts says of the tables themselves holds here too.

/** Positions whose cards share a line of memory: all decks are counted at so many, whose cells stay in the nearer caches, before the next. */
const NEAR: u32 = 32;

/** Cards by positions, transposed: cell [position][card]. */
export function widePositions(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  const row = (n as usize) << 2;
  for (let first: u32 = 0; first < n; first += NEAR) {
    const some = min(NEAR, n - first);
    const begin = table + (first as usize) * row;
    let at = rows + ((first as usize) << 1);
    for (let d: u32 = 0; d < decks; d++, at += stride) {
      let cells = begin;
      for (let p: usize = 0; p < some; p++, cells += row) count(cells + ((load<u16>(at + (p << 1)) as usize) << 2));
    }
  }
}

/** Cell [card][next], the first card following the last. */
export function wideSuccessors(rows: usize, places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  const row = (n as usize) << 2;
  const last = (n - 1) << 1;
  for (let first: u32 = 0; first < n; first += NEAR) {
    const some = min(NEAR, n - first);
    const begin = table + (first as usize) * row;
    let deck = rows;
    let at = places + ((first as usize) << 1);
    for (let d: u32 = 0; d < decks; d++, at += stride, deck += stride) {
      let cells = begin;
      for (let c: usize = 0; c < some; c++, cells += row) {
        const place = (load<u16>(at + (c << 1)) as usize) << 1;
        count(cells + ((load<u16>(place === last ? deck : deck + place + 2) as usize) << 2));
      }
    }
  }
}

/** Cell d: cards whose old neighbour lies d positions further on, both round the deck. */
export function wideNeighbourGaps(_rows: usize, places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  const end = (n as usize) << 1;
  for (let d: u32 = 0; d < decks; d++, places += stride) {
    let before = load<u16>(places + end - 2) as i32;
    for (let card: usize = 0; card < end; card += 2) {
      const place = load<u16>(places + card) as i32;
      const gap = place - before;
      count(table + (((gap < 0 ? gap + (n as i32) : gap) as usize) << 2));
      before = place;
    }
  }
}

/** Cell d: cards that lie d positions further on than in the first order, round the deck. */
export function wideDisplacements(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    for (let p: i32 = 0; p < (n as i32); p++) {
      const moved = p - (load<u16>(rows + ((p as usize) << 1)) as i32);
      count(table + (((moved < 0 ? moved + (n as i32) : moved) as usize) << 2));
    }
  }
}

/** Cell [block of the card][block of its position]. `work` is given: the number of blocks, and the block of each card as of each position. */
export function wideBlocks(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const row = (load<u32>(work) as usize) << 2;
  const blocks = work + 4;
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    for (let p: usize = 0; p < n; p++) {
      const card = load<u16>(rows + (p << 1)) as usize;
      count(table + (load<u32>(blocks + (card << 2)) as usize) * row + ((load<u32>(blocks + (p << 2)) as usize) << 2));
    }
  }
}
