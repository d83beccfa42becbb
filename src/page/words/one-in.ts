import { pow } from '../../math/primitives/pow.js';

/** The n of "one in n" for a chance, with two digits and rounded down: never rarer than it is. */
export function oneIn(chance: number): number {
  const unit = pow(10, Math.max(0, Math.floor(Math.log10(1 / chance)) - 1));
  return Math.floor(1 / chance / unit + 1e-9) * unit;
}
