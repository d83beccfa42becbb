import { comparators } from './comparators.js';
import { firstLeftOut, lastLeftOut, poolMinusOne } from './left-out.js';
import type { Recognised } from './mistake.js';
import { oneNumber, oneRank } from './one-number.js';
import { endsByCoin, poolRounded } from './pools.js';
import { acrossHalves, derangement, naiveRounded, otherWays, roundForward, zeroStays } from './swaps.js';
import { neighbourSwaps, transpositions } from './transpositions.js';
import { unstableKeys } from './unstable-keys.js';

export { neighbourSwaps, transpositions, unstableKeys };

/** Mistakes that are recognised in deals, and are no subjects of their own; those with a number of their own stand beside. */
export const mistakes: readonly Recognised[] = [
  firstLeftOut,
  lastLeftOut,
  poolMinusOne,
  poolRounded,
  endsByCoin,
  acrossHalves,
  naiveRounded,
  roundForward,
  ...otherWays,
  zeroStays,
  derangement,
  ...comparators,
  ...oneNumber,
  ...oneRank,
];

/** Returns the mistake of this id; undefined for any other. */
export function mistakeCalled(id: string): Recognised | undefined {
  const [, family, number] = /^([a-z-]+):(?:[a-z0-9-]+,)?([0-9]+)$/.exec(id) ?? [];
  const times = Number(number);
  const swaps = [neighbourSwaps(times), ...[true, false].map((different) => transpositions(times, different))];
  const numbered = family === 'unstable-keys' ? unstableKeys(times) : swaps;
  return [...mistakes, ...(family ? numbered : [])].find((one) => one.id === id);
}
