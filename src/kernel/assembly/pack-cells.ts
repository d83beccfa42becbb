/** Writes `count` cells of 16 bits as bytes; returns 0 where a cell is above 255, else 1. */
export function packCells(cells: usize, count: u32, bytes: usize): u32 {
  const whole = count & ~15;
  let all = i16x8.splat(0);
  let p: u32 = 0;
  for (; p < whole; p += 16, cells += 32) {
    const low = v128.load(cells);
    const high = v128.load(cells, 16);
    all = v128.or(all, v128.or(low, high));
    v128.store(bytes + p, i8x16.narrow_i16x8_u(low, high));
  }
  let rest: u32 = 0;
  for (; p < count; p++, cells += 2) {
    const cell = load<u16>(cells) as u32;
    rest |= cell;
    store<u8>(bytes + p, cell as u8);
  }
  return (rest < 256 && !v128.any_true(i16x8.shr_u(all, 8)) ? 1 : 0) as u32;
}
