import type { MechanismNumber } from '../record/one-list.js';
import { evenlySpread } from './evenly-spread.js';
import { isNearAsLuck } from './is-near-as-luck.js';
import type { ListFacts } from './list-facts.js';

/** The number of standard deviations beyond luck that occurs at most once in 10^9, then the half-width of a 99 % interval. */
const BEYOND = 7;
const SIDES = 2.576;

/**
 * The least lead, as a share of the list: a mirror about any point brings some item forward by half of it. With no item moved by this share, items
 * moved alike within parts.
 */
const LEAST_LEAD = 0.25;

/** The relative difference of the two counts allowed besides luck: the coins of that many subsets are not thrown evenly. */
const UNLIKE = 0.1;

/** The multiple of n/2^r neighbours that may stay so, in either direction; coins that are not thrown evenly leave some more. */
const MOST_NEAR = 4;

/** The fewest rounds: with fewer, more items share one distance than a box counts. */
const LEAST = 4;

/**
 * Finds the rounds of swap-or-not. Take two items that swapped in the same rounds of r. They moved by the same distance if these are even in number,
 * or are mirrored about the same point if odd. That makes n²/2^(r + 2) pairs of either kind beyond the n/2 that luck makes. Null where the two counts
 * do not agree in that.
 */
export function swapOrNotRounds(facts: Pick<ListFacts, 'counted' | 'head' | 'lead' | 'lists' | 'n'>): MechanismNumber | null {
  const { counted, lead, lists, n } = facts;
  const pairs = counted('alike');
  if (!pairs || lead < LEAST_LEAD * n) return null;
  const luck = Math.sqrt((lists * n) / 2);
  const [shifted, mirrored] = [pairs[0] - luck ** 2, pairs[1] - luck ** 2];
  if (Math.min(shifted, mirrored) < BEYOND * luck || Math.abs(shifted - mirrored) > BEYOND * luck + UNLIKE * (shifted + mirrored))
    return null;
  const excess = (shifted + mirrored) / 2;
  const roundsOf = (beyond: number): number => Math.log2((lists * n * n) / 4 / beyond);
  // The two are independent, all but.
  const error = (SIDES * luck) / Math.sqrt(2);
  const value = Math.round(roundsOf(excess));
  const [low, high] = [Math.round(roundsOf(excess + error)), Math.round(roundsOf(excess - error))];
  // After r rounds an item stands in one of 2^r places; parts of the list that never mix leave as many pairs alike.
  if (value < LEAST || !evenlySpread(facts, 2 ** value)) return null;
  // Neighbours that swapped in the same rounds are neighbours still, and so are few others.
  if (!isNearAsLuck(facts, (MOST_NEAR * n) / 2 ** value)) return null;
  return { name: 'rounds', value, low, high };
}
