import type { Origin } from '../../core/record/origin.js';
import type { FunctionSource } from '../../core/source/function-source.js';
import { FUNCTION_STREAM } from '../../engine/child/state.js';
import { blockAt, seedPath } from '../../engine/count/blocks.js';
import type { DealtPlan, ReplayedDeal } from '../../engine/replay-deal.js';
import { checkTrial } from '../../engine/replay-deal.js';
import { kindOf } from '../../kinds/index.js';
import { replayFunction } from './module/replay.js';

/** Words of state of the generator behind a function’s injected `Math.random`. */
const FUNCTION_STATE_WORDS = 4;

/** Makes a function deal one deck of its block again, and returns the numbers it drew. */
export async function replayOfFunction(origin: Origin<FunctionSource>, plan: DealtPlan, trial: number, cwd: string): Promise<ReplayedDeal> {
  checkTrial(plan, trial);
  const { n, seed, blockSize, trials } = plan;
  const sample = { seed, role: 'sample', trials, blockSize } as const;
  const index = Math.floor((trial - 1) / blockSize);
  const inBlock = trial - 1 - index * blockSize;
  // One process deals all blocks with the numbers that the first of them begins with.
  const block = blockAt(sample, origin.source.call.stream === 'one' ? 0 : index);
  const { deck, handed, words, numbers } = await replayFunction(origin, n, block, trial - 1 - block.first, cwd);
  const told = (cells: Uint16Array): readonly number[] => Array.from(cells, (card) => card + kindOf(origin.outcome).toldFrom);
  return {
    trial,
    block: index,
    inBlock: inBlock + 1,
    seed,
    path: seedPath('sample', FUNCTION_STREAM, block.index, 0),
    state: [...block.key(FUNCTION_STREAM, FUNCTION_STATE_WORDS, 0)],
    dealSeed: null,
    draws: [],
    numbers: [...numbers].map((value, k) => ({ words: [words[2 * k], words[2 * k + 1]] as const, value })),
    deck: told(deck),
    ...(handed && { handed: told(handed) }),
  };
}
