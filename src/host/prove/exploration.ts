import type { FunctionSource } from '../../core/source/function-source.js';
import { MOST_LEAVES } from '../../exact/exact-law.js';
import type { ExploreOptions } from '../../exact/explore/explore.js';

/**
 * Multiples of 2^-53 left out at either end of [0, 1). For the very last of them `floor(random() * (n − i) + i)` rounds up to a card that does not
 * exist. With ideal numbers this has probability 0.
 */
const MARGIN = 16;

/**
 * Deals that check a finished tree with numbers from all of [0, 1): half a second for each number of cards. Waiting for a timer takes as long as a
 * thousand deals.
 */
const SWEEPS = 2 ** 19;
const ASYNC_SWEEPS = 2 ** 13;

export function exploration({ call }: FunctionSource): Required<Pick<ExploreOptions, 'mostLeaves' | 'margin' | 'sweeps'>> {
  return { mostLeaves: MOST_LEAVES, margin: MARGIN, sweeps: call.async ? ASYNC_SWEEPS : SWEEPS };
}
