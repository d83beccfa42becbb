import { count } from './parts/count.js';
import { countCells } from './parts/count-cells.js';

// Tables of each deal of a block and the one before it; what is kept of that lies in `work`, and is 0 before the first.

/**
 * Counts replacements: cell [card][card that lay there in the deal before]. `work`: 1 once there is a deal before, 60 unused bytes, that deal, and 16
 * bits for each card, whose row times n and column they hold.
 */
export function replacements(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const size = i16x8.splat(n as i16);
  const cells = work + 64 + stride;
  let before = work + 64;
  if (decks === 0) return;
  for (let d: u32 = 0; d < decks; d++, before = rows, rows += stride) {
    if (d === 0 && load<u32>(work) === 0) continue;
    for (let p: usize = 0; p < n; p += 8)
      v128.store(cells + (p << 1), i16x8.add(i16x8.mul(v128.load8x8_u(rows + p), size), v128.load8x8_u(before + p)));
    countCells(cells, n, table);
  }
  for (let at: usize = 0; at < stride; at += 16) v128.store(work + 64 + at, v128.load(before + at));
  store<u32>(work, 1);
}

function addFour(cells: usize, numbers: v128): void {
  v128.store(cells, i32x4.add(v128.load(cells), numbers));
}

/**
 * Sums the products of the values of a position's cards in two consecutive deals. Cell p is the sum of the positive ones. The sum of the negative
 * ones, without their sign, lies as many cells further on as a row has bytes. `work` is given: the value of each card, a signed word. From the next
 * multiple of 64 on come the values of the deal before, by position, 16 bits each, and room for those of a deal.
 */
export function neighbourProducts(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const before = (work + ((n as usize) << 2) + 63) & ~63;
  const now = before + (stride << 1);
  const negative = table + (stride << 2);
  const none = i32x4.splat(0);
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    for (let p: usize = 0; p < n; p++) store<i16>(now + (p << 1), load<i16>(work + ((load<u8>(rows + p) as usize) << 2)));
    for (let p: usize = 0; p < n; p += 8) {
      const values = v128.load(now + (p << 1));
      const last = v128.load(before + (p << 1));
      v128.store(before + (p << 1), values);
      const low = i32x4.extmul_low_i16x8_s(values, last);
      const high = i32x4.extmul_high_i16x8_s(values, last);
      const lowAbove = i32x4.max_s(low, none);
      const highAbove = i32x4.max_s(high, none);
      addFour(table + (p << 2), lowAbove);
      addFour(table + (p << 2) + 16, highAbove);
      addFour(negative + (p << 2), i32x4.sub(lowAbove, low));
      addFour(negative + (p << 2) + 16, i32x4.sub(highAbove, high));
    }
  }
}

/**
 * Cuts deals into windows of fixed length, and each window watches one position, the next one the next. Cell k has the windows in which every card
 * was seen after n + k deals. The last cell has those in which one was missing. `work` is given: deals of a window, the position of the first one.
 * After them are windows done, deals of this one, cards not seen in it, and the deal that brought the last of them. Then comes for each card the last
 * window that saw it, from 1. Before the first deal the cards not seen are 0.
 */
export function windows(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const window = load<u32>(work);
  const first = load<u32>(work, 4);
  let done = load<u32>(work, 8);
  let dealt = load<u32>(work, 12);
  let left = dealt > 0 ? load<u32>(work, 16) : n;
  let last = load<u32>(work, 20);
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    const seen = work + 24 + ((load<u8>(rows + ((first + done) % n)) as usize) << 2);
    dealt++;
    if (load<u32>(seen) <= done) {
      store<u32>(seen, done + 1);
      left--;
      last = dealt;
    }
    if (dealt < window) continue;
    count(table + (((left > 0 ? window - n + 1 : last - n) as usize) << 2));
    done++;
    dealt = 0;
    left = n;
  }
  store<u32>(work, done, 8);
  store<u32>(work, dealt, 12);
  store<u32>(work, left, 16);
  store<u32>(work, last, 20);
}
