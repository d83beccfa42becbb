export function count(cell: usize): void {
  store<u32>(cell, load<u32>(cell) + 1);
}

/** Adds one to a cell of a table whose cells have 16 bits. */
export function countNarrow(cell: usize): void {
  store<u16>(cell, load<u16>(cell) + 1);
}

export function add(cell: usize, more: u32): void {
  store<u32>(cell, load<u32>(cell) + more);
}
