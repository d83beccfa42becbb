import { AuditError } from '../../core/errors.js';
import type { Shuffle } from '../../core/subject/shuffle.js';
import { exactLaw } from '../exact-law.js';
import type { Law } from '../law.js';
import { sizes } from './sizes.js';

/** The most leaves of each tree, since there are many pairs. */
const MOST_LEAVES = 100_000;

export interface SmallLaw {
  readonly id: string;
  readonly uniform: boolean;
  readonly law: Law;
}

/**
 * Returns the exact laws of the shuffles by number of cards, from 2 to `most`. A shuffle that takes a number appears with its least. A shuffle not
 * defined for a deck size, or with more than 10^5 ways, is left out there.
 */
export function smallLaws(shuffles: readonly Shuffle[], most: number): readonly (readonly SmallLaw[])[] {
  return sizes(2, most).map((n) => shuffles.flatMap((shuffle) => smallLaw(leastOf(shuffle), n)));
}

function leastOf(shuffle: Shuffle): Shuffle {
  return shuffle.parameter?.of(shuffle.parameter.least) ?? shuffle;
}

function smallLaw(shuffle: Shuffle, n: number): readonly SmallLaw[] {
  try {
    return [{ id: shuffle.id, uniform: shuffle.uniform, law: exactLaw(shuffle, n, MOST_LEAVES).law }];
  } catch (error) {
    if (error instanceof AuditError && error.code === 'E_USAGE') return [];
    throw error;
  }
}
