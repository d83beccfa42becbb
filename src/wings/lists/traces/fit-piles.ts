import { risingLaw } from '../math/rising-law.js';
import type { MechanismNumber } from '../record/one-list.js';
import { evenlySpread } from './evenly-spread.js';
import { isNearAsLuck, NEAR } from './is-near-as-luck.js';
import type { ListFacts } from './list-facts.js';

/** The number of standard deviations below which a uniform order has steps with a chance below 1e-9. */
const FEW = -6;

/** The standard deviations within which a law is not refuted at 99 %, and at one in a million. */
const SIDES = 2.576;
const REFUTED = 5;

/** The multiple of √n piles beyond which each of up to 64 parts of the list has many piles. It then has some of every part of the order before, evenly. */
const FINER = 8;

/** The largest power: more piles than 2^48 leave nothing to be seen. */
const MOST_POWER = 48;

/**
 * Returns the power of two of piles whose law has this few steps. For riffles these are the items that come after their followers (`'rising'`); for
 * sorting by keys, their inverse, the steps down (`'steps-down'`). The other count must be what that many piles leave of it, (n − 1)/2 · (1 −
 * 1/piles). Null where no power fits both, or luck alone does.
 */
export function powerOfPiles(facts: ListFacts, few: 'rising' | 'steps-down', name: string): MechanismNumber | null {
  const { counted, lists, n } = facts;
  const steps = counted(few)?.[0];
  const others = counted(few === 'rising' ? 'steps-down' : 'rising')?.[0];
  if (steps === undefined || others === undefined) return null;
  const luck = Math.sqrt((lists * (n + 1)) / 12);
  if ((steps - (lists * (n - 1)) / 2) / luck > FEW) return null;
  const distance = (power: number): number => {
    const { mean, variance } = risingLaw(n, 2 ** power);
    return Math.max(0, Math.abs(steps - lists * (mean - 1)) - 1 / 2) / Math.sqrt(lists * variance + 1 / 12);
  };
  const powers = Array.from({ length: MOST_POWER }, (_, k) => k + 1);
  const value = powers.reduce((best, power) => (distance(power) < distance(best) ? power : best));
  if (distance(value) > REFUTED) return null;
  // Of fewer piles the count is sharp; of many a count that fits may be chance, unless the parts are even and no pieces stay together. One of p items on average is of the same pile
  // as the item before.
  if (2 ** value > FINER * Math.sqrt(n) && !(evenlySpread(facts) && isNearAsLuck(facts, (NEAR * n) / 2 ** value))) return null;
  if (Math.abs(others - ((lists * (n - 1)) / 2) * (1 - 2 ** -value)) > REFUTED * luck) return null;
  const near = [value, ...powers.filter((power) => distance(power) <= SIDES)];
  return { name, value, low: Math.min(...near), high: Math.max(...near) };
}
