// A batch as rows of bytes: one deck a row, card by card from the top, `stride` bytes from row to row (a multiple of 64, at least the number of cards).
// What lies behind the last card of a row says nothing.

/** Writes `decks` decks of `n` cells of 16 bits, side by side, as rows. */
export function narrow(cells: usize, rows: usize, decks: u32, n: u32, stride: usize): void {
  const whole = n & ~15;
  for (let d: u32 = 0; d < decks; d++, cells += (n as usize) << 1, rows += stride) {
    let p: u32 = 0;
    for (; p < whole; p += 16) {
      const from = cells + ((p as usize) << 1);
      v128.store(rows + p, i8x16.narrow_i16x8_u(v128.load(from), v128.load(from, 16)));
    }
    for (; p < n; p++) store<u8>(rows + p, load<u16>(cells + ((p as usize) << 1)) as u8);
  }
}

/** The other way round. */
export function widen(rows: usize, cells: usize, decks: u32, n: u32, stride: usize): void {
  const whole = n & ~15;
  for (let d: u32 = 0; d < decks; d++, cells += (n as usize) << 1, rows += stride) {
    let p: u32 = 0;
    for (; p < whole; p += 16) {
      const to = cells + ((p as usize) << 1);
      const row = v128.load(rows + p);
      v128.store(to, i16x8.extend_low_i8x16_u(row));
      v128.store(to, i16x8.extend_high_i8x16_u(row), 16);
    }
    for (; p < n; p++) store<u16>(cells + ((p as usize) << 1), load<u8>(rows + p) as u16);
  }
}
