import type { Shuffle } from '../../core/subject/shuffle.js';
import { treeSize } from '../exact-law.js';

/** The most leaves of a choice tree that a claim visits: the whole catalogue of claims should be checked in seconds. */
export const MOST_WALKED_LEAVES = 1_000_000;

/** Returns the integers from `least` to `most`, rising; none if `most` is less. */
export function sizes(least: number, most: number): readonly number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, k) => least + k);
}

/**
 * Returns the deck sizes from `least` to `most` that the shuffle is defined for and whose choice tree has at most `leaves` leaves. If the tree is not
 * known beforehand, returns every size.
 */
export function walkableSizes(shuffle: Shuffle, least: number, most: number, leaves: number = MOST_WALKED_LEAVES): readonly number[] {
  const isSmall = (n: number): boolean => shuffle.kind === 'adaptive' || treeSize(shuffle.bounds(n)) <= BigInt(leaves);
  return sizes(Math.max(least, shuffle.leastCards ?? 2), most).filter(isSmall);
}

/** Formats such sizes in words, for the end of a statement: `for n = 2 to 7`. */
export function claimedSizes(all: readonly number[]): string {
  if (all.length === 0) return 'for no number of cards';
  return all.length === 1 ? `for n = ${all[0]}` : `for n = ${all[0]} to ${all[all.length - 1]}`;
}
