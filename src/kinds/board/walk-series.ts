import { fixed } from '../../core/numbers.js';
import type { BuiltInSource, Origin } from '../../core/origin.js';
import type { BoardOutcome } from '../../core/outcome.js';
import { boardGraph } from '../../games/puzzle/board-graph.js';
import { cellCount, MOST_HELD_CELLS } from '../../games/puzzle/board-size.js';
import { walkVariations } from '../../games/puzzle/law/walk-series.js';
import { chainOf } from '../../games/puzzle/scrambler/chain-of.js';
import { choosesEvenly } from './known.js';

/** The fewest and the most moves that are followed; a walk that remembers its last move takes longer to follow, and gets there sooner. */
const LEAST_FOLLOWED = 100;
const MOST_FOLLOWED = { memoryless: 400, 'no-undo': 150 } as const;

/** The digits that are kept: a curve shows fewer. */
const DIGITS = 6;

/**
 * How far from even the boards of a walk are after 0, 1, 2, … moves: the total variation of its exact law, to six digits. Null for scramblers
 * that make no moves or do not choose evenly, and beyond nine cells.
 */
export function walkSeries(origin: Origin<BuiltInSource, BoardOutcome>): readonly number[] | null {
  const walk = chainOf(origin.source.maker);
  if (!walk || cellCount(origin.outcome) > MOST_HELD_CELLS || !choosesEvenly(origin)) return null;
  const most = Math.min(MOST_FOLLOWED[walk.chain.kind], Math.max(LEAST_FOLLOWED, 2 * walk.moves));
  return Array.from(walkVariations(boardGraph(origin.outcome), walk.chain, most), (variation) => Number(fixed(variation, DIGITS)));
}
