function swap(row: usize, at: usize, target: usize): void {
  const card = load<u8>(row + at);
  store<u8>(row + at, load<u8>(row + target));
  store<u8>(row + target, card);
}

/**
 * Shuffles rows by swaps, eight together: step k swaps position `at` with position `from` + draw, where `swaps` holds two bytes per step. `draws`: as
 * `streamDraws` lays them out. Row l of group g lies at rows + g · ofGroup + l · ofLane. Each starts as `start`, a row in the deck's first order.
 */
export function swapRows(
  draws: usize,
  swaps: usize,
  steps: u32,
  rows: usize,
  groups: u32,
  ofGroup: usize,
  ofLane: usize,
  start: usize,
  stride: usize,
): void {
  for (let g: u32 = 0; g < groups; g++, rows += ofGroup) {
    const a = rows;
    const b = a + ofLane;
    const c = b + ofLane;
    const d = c + ofLane;
    const e = d + ofLane;
    const f = e + ofLane;
    const h = f + ofLane;
    const i = h + ofLane;
    for (let at: usize = 0; at < stride; at += 16) {
      const cards = v128.load(start + at);
      v128.store(a + at, cards);
      v128.store(b + at, cards);
      v128.store(c + at, cards);
      v128.store(d + at, cards);
      v128.store(e + at, cards);
      v128.store(f + at, cards);
      v128.store(h + at, cards);
      v128.store(i + at, cards);
    }
    for (let k: u32 = 0; k < steps; k++, draws += 8) {
      const step = swaps + ((k as usize) << 1);
      const at = load<u8>(step) as usize;
      const from = load<u8>(step, 1) as usize;
      swap(a, at, from + (load<u8>(draws) as usize));
      swap(b, at, from + (load<u8>(draws, 1) as usize));
      swap(c, at, from + (load<u8>(draws, 2) as usize));
      swap(d, at, from + (load<u8>(draws, 3) as usize));
      swap(e, at, from + (load<u8>(draws, 4) as usize));
      swap(f, at, from + (load<u8>(draws, 5) as usize));
      swap(h, at, from + (load<u8>(draws, 6) as usize));
      swap(i, at, from + (load<u8>(draws, 7) as usize));
    }
  }
}
