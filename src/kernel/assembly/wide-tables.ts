import { count, countNarrow } from './parts/count.js';

// Tables of decks of more than 256 cards, in rows as wide-rows.ts says; what tables.ts says of the tables themselves holds here too.

// Those of n × n cells have 16 bits a cell, since no deal counts twice in one: half as much of them comes and goes through the caches.

/** Counts the cards of rows by their positions: cell [position][card]. All decks at one position, whose cells are contiguous, before those at the next. */
function countColumns(rows: usize, decks: u32, n: u32, stride: usize, table: usize): void {
  const end = rows + ((n as usize) << 1);
  const row = (n as usize) << 1;
  for (let column = rows; column < end; column += 2, table += row) {
    let at = column;
    for (let d: u32 = 0; d < decks; d++, at += stride) countNarrow(table + ((load<u16>(at) as usize) << 1));
  }
}

/** Counts cards by positions, transposed: cell [position][card]. */
export function widePositions(
  rows: usize,
  _places: usize,
  decks: u32,
  n: u32,
  stride: usize,
  table: usize,
  _work: usize,
  _room: usize,
): void {
  countColumns(rows, decks, n, stride, table);
}

/** Counts successors: cell [card][next], the first card following the last. `room`: one row per deck. */
export function wideSuccessors(
  rows: usize,
  _places: usize,
  decks: u32,
  n: u32,
  stride: usize,
  table: usize,
  _work: usize,
  room: usize,
): void {
  const size = (n as usize) << 1;
  for (let d: u32 = 0, into = room; d < decks; d++, rows += stride, into += stride) {
    let before = load<u16>(rows + size - 2) as usize;
    for (let at = rows; at < rows + size; at += 2) {
      const card = load<u16>(at);
      store<u16>(into + (before << 1), card);
      before = card as usize;
    }
  }
  countColumns(room, decks, n, stride, table);
}

/**
 * Makes a row [card] of the card that lay there in the deal before, for each deck that has one before it, and returns how many these are. `kept`: 1
 * once there is a deal before, then that deal.
 */
function layReplaced(rows: usize, decks: u32, n: u32, stride: usize, kept: usize, into: usize): u32 {
  if (decks === 0) return 0;
  const size = (n as usize) << 1;
  const met = load<u32>(kept);
  let before = kept + 4;
  for (let d: u32 = 0; d < decks; d++, before = rows, rows += stride) {
    if (d === 0 && met === 0) continue;
    for (let p: usize = 0; p < size; p += 2) store<u16>(into + ((load<u16>(rows + p) as usize) << 1), load<u16>(before + p));
    into += stride;
  }
  memory.copy(kept + 4, before, size);
  store<u32>(kept, 1);
  return decks - 1 + met;
}

/** Counts replacements: cell [card][card that lay there in the deal before]. `work`: as `layReplaced` keeps it. `room`: one row per deck. */
export function wideReplacements(
  rows: usize,
  _places: usize,
  decks: u32,
  n: u32,
  stride: usize,
  table: usize,
  work: usize,
  room: usize,
): void {
  countColumns(room, layReplaced(rows, decks, n, stride, work, room), n, stride, table);
}

/** Counts neighbour gaps. Cell d: cards whose old neighbour lies d positions further on, both cyclically. */
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

/** Counts displacements. Cell d: cards that lie d positions further on than in the first order, cyclically. */
export function wideDisplacements(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    for (let p: i32 = 0; p < (n as i32); p++) {
      const moved = p - (load<u16>(rows + ((p as usize) << 1)) as i32);
      count(table + (((moved < 0 ? moved + (n as i32) : moved) as usize) << 2));
    }
  }
}

/**
 * Counts cell [block of the card][block of its position], all decks at one position before the next. `given`: the number of blocks, and the block of
 * each card as of each position.
 */
function countBlocks(rows: usize, decks: u32, n: u32, stride: usize, table: usize, given: usize): void {
  const row = (load<u32>(given) as usize) << 2;
  const blocks = given + 4;
  for (let p: usize = 0; p < n; p++) {
    const column = table + ((load<u32>(blocks + (p << 2)) as usize) << 2);
    let at = rows + (p << 1);
    for (let d: u32 = 0; d < decks; d++, at += stride) count(column + (load<u32>(blocks + ((load<u16>(at) as usize) << 2)) as usize) * row);
  }
}

/** Counts blocks of cards by blocks of positions. `work` is given. */
export function wideBlocks(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  countBlocks(rows, decks, n, stride, table, work);
}

/** Counts replacements in blocks: a card's block is the position's, that of the card before it the card's. `work`: given; then as `layReplaced` keeps it. */
export function wideReplacedBlocks(
  rows: usize,
  _places: usize,
  decks: u32,
  n: u32,
  stride: usize,
  table: usize,
  work: usize,
  room: usize,
): void {
  countBlocks(room, layReplaced(rows, decks, n, stride, work + 4 + ((n as usize) << 2), room), n, stride, table, work);
}
