import type { FunctionSource } from '../../core/source/function-source.js';
import { MOST_LEAVES } from '../../exact/exact-law.js';
import type { ExploreOptions } from '../../exact/explore/explore.js';

/**
 * Multiples of 2^-53 left out at either end of [0, 1). For the very last of them `floor(random() * (n − i) + i)` rounds up to a card that does not
 * exist. With ideal numbers this has probability 0.
 */
const MARGIN = 16;

/**
 * Deals that check a finished tree with numbers from all of [0, 1), by its leaves: as many a leaf, up to half a second in all. Waiting for a timer
 * takes as long as a thousand deals.
 */
const FEWEST_SWEEPS = 2 ** 16;
const FEW_LEAVES = 24;
const MOST_SWEEPS = 2 ** 19;
const ASYNC_SWEEPS = 2 ** 13;

function sweepsOf(leaves: number): number {
  let deals = FEWEST_SWEEPS;
  for (let few = FEW_LEAVES; few < leaves && deals < MOST_SWEEPS; few *= 2) deals *= 2;
  return deals;
}

export function exploration({ call }: FunctionSource): Required<Pick<ExploreOptions, 'mostLeaves' | 'margin' | 'sweeps'>> {
  return { mostLeaves: MOST_LEAVES, margin: MARGIN, sweeps: call.async ? () => ASYNC_SWEEPS : sweepsOf };
}
