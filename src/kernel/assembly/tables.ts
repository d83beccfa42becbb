// Tables of counts. All take rows as rows.ts says, and a table of 32-bit counts that they add to.

/** One more in a cell of a table. */
function count(cell: usize): void {
  store<u32>(cell, load<u32>(cell) + 1);
}

/** Cards by positions, transposed: cell [position][card]. */
export function positions(rows: usize, decks: u32, n: u32, stride: usize, table: usize): void {
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
