import { percent } from '../core/percent.js';

/** A chance near 1 is not rounded up to certainty. */
export function chanceText(chance: number): string {
  return chance > 0.999 ? '> 99.9 %' : percent(chance);
}
