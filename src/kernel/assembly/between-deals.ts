import { add, count } from './parts/count.js';

// Tables of each deal of a block and the one before it; what is kept of that lies in `work`, and is 0 before the first.

/**
 * Cell [card][card that lay there in the deal before]. `work`: 1 once there is a deal before, 60 bytes of nothing, that deal.
 */
export function replacements(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const row = (n as usize) << 2;
  let before = work + 64;
  if (decks === 0) return;
  for (let d: u32 = 0; d < decks; d++, before = rows, rows += stride) {
    if (d === 0 && load<u32>(work) === 0) continue;
    for (let p: u32 = 0; p < n; p++) count(table + (load<u8>(rows + p) as usize) * row + ((load<u8>(before + p) as usize) << 2));
  }
  for (let at: usize = 0; at < stride; at += 16) v128.store(work + 64 + at, v128.load(before + at));
  store<u32>(work, 1);
}

/**
 * Cells [position][2]: of the products of the values of a position's cards in two deals running, the sum of the positive ones, and of the negative ones
 * without their sign. `work` is given: the value of each card, a word with a sign; behind them are those of the deal before, position by position.
 */
export function neighbourProducts(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const before = work + ((n as usize) << 2);
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    for (let p: usize = 0; p < n; p++) {
      const value = load<i32>(work + ((load<u8>(rows + p) as usize) << 2));
      const product = value * load<i32>(before + (p << 2));
      const positive = max(product, 0);
      add(table + (p << 3), positive);
      add(table + (p << 3) + 4, positive - product);
      store<i32>(before + (p << 2), value);
    }
  }
}

/**
 * Deals are cut into windows of so many, and each window looks at one position, the next one at the next: cell k has the windows in which every card was seen after
 * n + k deals, and the last cell those in which one was not. `work` is given: deals of a window, the position of the first one; behind them are windows done, deals of this one,
 * cards not seen in it, the deal that brought the last of them, and for each card the last window that saw it, from 1. Before the first deal the cards not seen are 0.
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
