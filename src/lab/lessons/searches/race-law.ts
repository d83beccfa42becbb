import { enumerate } from '../../../exact/enumerate.js';
import { reduceFraction } from '../../../math/fraction.js';
import { lostFrom, raceOf } from './race.js';

/** The most leaves that are walked. */
const MOST_LEAVES = 100_000;

/**
 * Returns the exact chance that a race of `n` cards loses one, as a fraction, by going through every coin and every draw. Throws E_USAGE beyond two
 * cards without a lock.
 */
export function lossOf(n: number, locked: boolean): { readonly num: bigint; readonly den: bigint } {
  // Every leaf has a chance of one over its own number of ways; they are brought to one denominator as they come.
  let num = 0n;
  let den = 1n;
  enumerate(
    (choices) => lostFrom(raceOf(n, locked, choices).at(-1)?.deck ?? []).length,
    (lost, weight, ways) => {
      if (lost === 0) return;
      ({ num, den } = reduceFraction(num * ways + weight * den, den * ways));
    },
    MOST_LEAVES,
  );
  return { num, den };
}
