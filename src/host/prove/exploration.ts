import type { FunctionSource } from '../../core/source/function-source.js';
import { MOST_LEAVES } from '../../exact/exact-law.js';
import type { ExploreOptions } from '../../exact/explore/explore.js';

/**
 * So many multiples of 2^-53 at either end of [0, 1) are left out: `floor(random() * (n − i) + i)` rounds up to a card that is not there for
 * the very last of them, which has probability 0 for ideal numbers.
 */
const MARGIN = 16;

/** Deals that hold a finished tree against numbers from everywhere: half a second for each number of cards. Waiting for a timer takes as long as a thousand deals. */
const SWEEPS = 2 ** 19;
const ASYNC_SWEEPS = 2 ** 13;

/** How far a function is explored for a proof. */
export function exploration({ call }: FunctionSource): Required<Pick<ExploreOptions, 'mostLeaves' | 'margin' | 'sweeps'>> {
  return { mostLeaves: MOST_LEAVES, margin: MARGIN, sweeps: call.async ? ASYNC_SWEEPS : SWEEPS };
}
