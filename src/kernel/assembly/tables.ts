import { count } from './parts/count.js';
import { countCells } from './parts/count-cells.js';

// Tables of counts. All take rows as rows.ts says, rows of the places of the cards in the same decks, and a table of 32-bit counts that they add
// to; `work` is room of their own. core/statistic/tally.ts says what the cells are, kernel/tally-kinds.ts how many, and how much room.

/** Counts cards by positions, transposed: cell [position][card]. */
export function positions(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  const row = (n as usize) << 2;
  const whole = n & ~3;
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    let cells = table;
    let p: u32 = 0;
    for (; p < whole; p += 4, cells += row << 2) {
      const at = rows + p;
      count(cells + ((load<u8>(at) as usize) << 2));
      count(cells + row + ((load<u8>(at, 1) as usize) << 2));
      count(cells + (row << 1) + ((load<u8>(at, 2) as usize) << 2));
      count(cells + row * 3 + ((load<u8>(at, 3) as usize) << 2));
    }
    for (; p < n; p++, cells += row) count(cells + ((load<u8>(rows + p) as usize) << 2));
  }
}

/** Counts successors: cell [card][next], the first card following the last. `work`: 16 bits for each card, whose row times n and column they hold. */
export function successors(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const size = i16x8.splat(n as i16);
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    for (let p: usize = 0; p < n; p += 8)
      v128.store(work + (p << 1), i16x8.add(i16x8.mul(v128.load8x8_u(rows + p), size), v128.load8x8_u(rows + p, 1)));
    store<u16>(work + ((n - 1) << 1), ((load<u8>(rows + n - 1) as u32) * n + (load<u8>(rows) as u32)) as u16);
    countCells(work, n, table);
  }
}

/** Counts neighbour gaps. Cell d: cards whose old neighbour lies d positions further on, both cyclically. `work`: a row. */
export function neighbourGaps(_rows: usize, places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const size = i8x16.splat(n as i8);
  for (let d: u32 = 0; d < decks; d++, places += stride) {
    for (let card: u32 = 1; card < n; card += 16) {
      const place = v128.load(places + card);
      const before = v128.load(places + card - 1);
      const wrapped = v128.not(i8x16.ge_u(place, before));
      v128.store(work + card - 1, i8x16.add(i8x16.sub(place, before), v128.and(wrapped, size)));
    }
    const first = load<u8>(places) as i32;
    const last = load<u8>(places + n - 1) as i32;
    store<u8>(work + n - 1, (first - last + (first < last ? (n as i32) : 0)) as u8);
    const whole = n & ~3;
    let k: u32 = 0;
    for (; k < whole; k += 4) {
      const at = work + k;
      count(table + ((load<u8>(at) as usize) << 2));
      count(table + ((load<u8>(at, 1) as usize) << 2));
      count(table + ((load<u8>(at, 2) as usize) << 2));
      count(table + ((load<u8>(at, 3) as usize) << 2));
    }
    for (; k < n; k++) count(table + ((load<u8>(work + k) as usize) << 2));
  }
}
