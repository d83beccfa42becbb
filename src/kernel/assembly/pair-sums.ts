/**
 * Adds to cell [p][q], p < q, the square of (the sum of the cards at positions p and q) − (n − 1). Rows of the table have as many cells as a row has
 * bytes; other cells are meaningless. Takes eight positions q at a time, all decks for each of them.
 */
export function pairSums(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  const end = rows + (decks as usize) * stride;
  for (let p: usize = 0; p < n; p++) {
    for (let q: usize = p & ~7; q < n; q += 8) {
      const cells = table + ((p * stride + q) << 2);
      let low = v128.load(cells);
      let high = v128.load(cells, 16);
      for (let row = rows; row < end; row += stride) {
        const away = i16x8.add(v128.load8x8_u(row + q), i16x8.splat((load<u8>(row + p) as i16) - ((n - 1) as i16)));
        // No two cards are together further than 254 away, and the square of that has no sign in 16 bits.
        const square = i16x8.mul(away, away);
        low = i32x4.add(low, i32x4.extend_low_i16x8_u(square));
        high = i32x4.add(high, i32x4.extend_high_i16x8_u(square));
      }
      v128.store(cells, low);
      v128.store(cells, high, 16);
    }
  }
}
