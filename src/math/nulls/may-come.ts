import type { NullLaw } from './null-law.js';

/** Whether a law can give the deal of `n` cards that starts at `at`. */
export function mayCome(law: NullLaw, n: number, cells: ArrayLike<number>, at: number): boolean {
  law.begin();
  for (let position = 0; position < n; position++) {
    law.next(position, cells[at + position]);
    if (law.chance === 0) return false;
  }
  return true;
}
