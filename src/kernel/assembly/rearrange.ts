import { copyRow } from './parts/copy-row.js';

// Shuffles that do more than swap, a deck by `steps` draws that lie ready as bytes. The deck starts as `start`, a row in its first order, and is dealt into its row as
// the shuffle of parts/shuffle of that name does. Vectors are moved whole: up to 16 bytes behind a row are written before the next row is dealt. `work`: twice the
// bytes of a row, 64 more, and 1,024.

/** Inserts each card into the hand before its card `draw`. */
export function insertions(draws: usize, steps: u32, row: usize, n: u32, start: usize, _work: usize): void {
  copyRow(start, row, n);
  for (let k: usize = 0; k < steps; k++) {
    const to = row + load<u8>(draws + k);
    const end = row + k + 1;
    const card = load<u8>(start + k + 1);
    if (to < end) for (let at = to + ((end - 1 - to) & ~15); at >= to; at -= 16) v128.store(at + 1, v128.load(at));
    store<u8>(to, card);
  }
}

/** Lays down card `draw` of those left, until none is; the last one needs no draw. */
export function removals(draws: usize, steps: u32, row: usize, n: u32, start: usize, work: usize): void {
  copyRow(start, work, n);
  let end = work + n;
  for (let k: usize = 0; k < steps; k++, end--) {
    const from = work + load<u8>(draws + k);
    store<u8>(row + k, load<u8>(from));
    for (let at = from; at < end; at += 16) v128.store(at, v128.load(at, 1));
  }
  store<u8>(row + steps, load<u8>(work));
}

/** Moves the first `draw` cards below the others. */
export function cuts(draws: usize, _steps: u32, row: usize, n: u32, start: usize, _work: usize): void {
  const above = load<u8>(draws) as usize;
  for (let p: usize = above; p < n; p++) store<u8>(row + p - above, load<u8>(start + p));
  for (let p: usize = 0; p < above; p++) store<u8>(row + n - above + p, load<u8>(start + p));
}

/** Riffles with one coin per position of every round: 0 drops a card of the upper packet, 1 of the lower. */
export function riffles(draws: usize, steps: u32, row: usize, n: u32, start: usize, work: usize): void {
  let from = start;
  let to = row;
  for (let first = draws; first < draws + steps; first += n) {
    let lower: usize = n;
    for (let p: usize = 0; p < n; p++) lower -= load<u8>(first + p);
    let upper: usize = 0;
    for (let p: usize = 0; p < n; p++) {
      const coin = load<u8>(first + p) as usize;
      store<u8>(to + p, load<u8>(from + (coin === 1 ? lower : upper)));
      lower += coin;
      upper += 1 - coin;
    }
    from = to;
    to = from === row ? work : row;
  }
  if (from !== row) copyRow(from, row, n);
}

/** Copies the cards from `from` to before `end` to `to`, and up to 15 bytes more. */
function layDown(from: usize, end: usize, to: usize): void {
  for (; from < end; from += 16, to += 16) v128.store(to, v128.load(from));
}

/** Ends a packet in every round where the draw between two neighbours is 0; the lowest packet is laid down first. */
export function overhands(draws: usize, steps: u32, row: usize, n: u32, start: usize, work: usize): void {
  const none = i8x16.splat(0);
  let from = start;
  let to = work;
  for (let first = draws; first < draws + steps; first += n - 1) {
    let placed = to;
    let end = from + n;
    for (let at = ((n - 2) & ~15) as i32; at >= 0; at -= 16) {
      let cuts = i8x16.bitmask(i8x16.eq(v128.load(first + at), none)) as u32;
      const left = (n as i32) - 1 - at;
      if (left < 16) cuts &= (1 << left) - 1;
      while (cuts !== 0) {
        const bit = 31 - clz<u32>(cuts);
        cuts ^= 1 << bit;
        const begin = from + (at as usize) + (bit as usize) + 1;
        layDown(begin, end, placed);
        placed += end - begin;
        end = begin;
      }
    }
    layDown(from, end, placed);
    from = to;
    to = from === work ? work + n + 32 : work;
  }
  copyRow(from, row, n);
}

/** Sorts the cards by their keys, below 256; cards with equal keys keep their order. */
export function keysSorted(draws: usize, _steps: u32, row: usize, n: u32, start: usize, work: usize): void {
  for (let at: usize = 0; at < 1024; at += 16) v128.store(work + at, i32x4.splat(0));
  for (let p: usize = 0; p < n; p++) {
    const cell = work + ((load<u8>(draws + p) as usize) << 2);
    store<u32>(cell, load<u32>(cell) + 1);
  }
  let place: u32 = 0;
  for (let cell = work; cell < work + 1024; cell += 4) {
    const cards = load<u32>(cell);
    store<u32>(cell, place);
    place += cards;
  }
  for (let p: usize = 0; p < n; p++) {
    const cell = work + ((load<u8>(draws + p) as usize) << 2);
    const to = load<u32>(cell);
    store<u8>(row + to, load<u8>(start + p));
    store<u32>(cell, to + 1);
  }
}

/** Halves draws, rounding up: `bytes` of them, up to a multiple of 16. */
export function halveDraws(draws: usize, bytes: usize): void {
  const none = i8x16.splat(0);
  for (let at: usize = 0; at < bytes; at += 16) v128.store(draws + at, i8x16.avgr_u(v128.load(draws + at), none));
}
