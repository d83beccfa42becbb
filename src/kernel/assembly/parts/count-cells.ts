import { count } from './count.js';

/** Counts `n` cells of a table, given by their indices of 16 bits. */
export function countCells(indices: usize, n: u32, table: usize): void {
  const whole = n & ~3;
  let k: u32 = 0;
  for (; k < whole; k += 4, indices += 8) {
    count(table + ((load<u16>(indices) as usize) << 2));
    count(table + ((load<u16>(indices, 2) as usize) << 2));
    count(table + ((load<u16>(indices, 4) as usize) << 2));
    count(table + ((load<u16>(indices, 6) as usize) << 2));
  }
  for (; k < n; k++, indices += 2) count(table + ((load<u16>(indices) as usize) << 2));
}
