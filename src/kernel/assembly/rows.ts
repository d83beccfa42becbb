// A batch as rows of bytes: one deck a row, card by card from the top, `stride` bytes from row to row (a multiple of 64, at least the number of cards).
// What lies behind the last card of a row says nothing.

/** Writes `decks` decks of `n` cells of 16 bits, contiguous, as rows. */
export function narrow(cells: usize, rows: usize, decks: u32, n: u32, stride: usize): void {
  for (let d: u32 = 0; d < decks; d++, cells += (n as usize) << 1, rows += stride) narrowOne(cells, rows, n);
}

function narrowOne(cells: usize, row: usize, n: u32): void {
  const whole = n & ~15;
  let p: u32 = 0;
  for (; p < whole; p += 16) {
    const from = cells + ((p as usize) << 1);
    v128.store(row + p, i8x16.narrow_i16x8_u(v128.load(from), v128.load(from, 16)));
  }
  for (; p < n; p++) store<u8>(row + p, load<u16>(cells + ((p as usize) << 1)) as u8);
}

/** Writes decks of `n` bytes, contiguous, as rows. Up to 15 bytes after the last are read. */
export function spread(bytes: usize, rows: usize, decks: u32, n: u32, stride: usize): void {
  for (let d: u32 = 0; d < decks; d++, bytes += n, rows += stride)
    for (let p: usize = 0; p < (n as usize); p += 16) v128.store(rows + p, v128.load(bytes + p));
}

/** Writes rows back as contiguous decks of 16 bits per cell. */
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

/**
 * Replaces every card of `decks` rows by its position in the deck handed in. Those decks are contiguous in `handed`, n cells of 16 bits each, last
 * card first. `work`: one byte per card.
 */
export function placeRows(handed: usize, rows: usize, decks: u32, n: u32, stride: usize, work: usize): void {
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    for (let place = (n as i32) - 1; place >= 0; place--, handed += 2) store<u8>(work + (load<u16>(handed) as usize), place as u8);
    for (let at = rows; at < rows + n; at++) store<u8>(at, load<u8>(work + (load<u8>(at) as usize)));
  }
}
