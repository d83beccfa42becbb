import type { NullLaw } from './null-law.js';

export function mayCome(law: NullLaw, n: number, cells: ArrayLike<number>, at: number): boolean {
  law.begin();
  for (let position = 0; position < n; position++) {
    law.next(position, cells[at + position]);
    if (law.chance === 0) return false;
  }
  return true;
}
