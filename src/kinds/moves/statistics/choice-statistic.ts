import type { Accumulator, Statistic } from '../../../core/statistic/statistic.js';
import { type ChoiceSpace, type GameShape, outcomeIn } from '../../../core/subject/outcome.js';
import {
  type ChoicePosition,
  choicePositions,
  MOST_POSITIONS,
  rankOfPiles,
  winningSize,
} from '../../../games/nim/player/choice-positions.js';
import { LEAST_EXPECTED } from '../../../math/pearson/few-trials.js';
import { pow } from '../../../math/primitives/pow.js';
import { latticeResult } from '../../piles/statistics/lattice-result.js';
import { LEAST_DEALS } from '../../piles/statistics/least-deals.js';
import { type ChoiceTable, type ChoiceView, choiceTable } from './choice-table.js';

export interface ChoiceStatistic extends Statistic {
  /** Views a position: what of the position the choice may depend on, and which choices the statistic tells apart. */
  view(position: ChoicePosition): ChoiceView;
  /** Returns its table of a game; null where there is nothing to choose. */
  table(space: ChoiceSpace, piles: number, max: number): ChoiceTable | null;
  counting(table: ChoiceTable, size: GameShape): Accumulator;
}

/**
 * Builds a statistic of a player's choices. A cell of an outcome holds the stones of a pile before the move; the last two hold the pile that was
 * changed, from 0, and what it then has. A move that does not win counts as a position without any of the choices, which luck never produces.
 *
 * Its size r is the root-mean-square relative deviation of the chances of the actions, each weighted by its chance, over the deals that leave a
 * choice: share · r² a deal.
 */
export function choiceStatistic(entry: Omit<ChoiceStatistic, 'counting' | 'fit' | 'table'>): ChoiceStatistic {
  const { id, view } = entry;
  const kept = new Map<string, ChoiceTable | null>();
  const tableOf = (space: ChoiceSpace, piles: number, max: number): ChoiceTable | null => {
    const key = `${space} ${piles} ${max}`;
    const before = kept.get(key);
    if (before !== undefined) return before;
    const made = choiceTable(choicePositions(space, piles, max), pow(max, piles), piles, view);
    kept.set(key, made);
    return made;
  };
  return {
    ...entry,
    table: tableOf,
    counting,
    fit(outcomes, trials) {
      const { choice, max, piles } = outcomeIn(outcomes, 'moves');
      if (pow(max, piles) > MOST_POSITIONS)
        return { skipped: { why: 'too-large', limit: 'positions', most: MOST_POSITIONS, got: pow(max, piles) } };
      const table = tableOf(choice, piles, max);
      if (!table) return { skipped: { why: 'no-choice' } };
      const least = Math.max(LEAST_DEALS, Math.ceil(LEAST_EXPECTED / table.rarest));
      if (trials < least) return { skipped: { why: 'few-for-rarest', least, each: LEAST_EXPECTED, got: trials } };
      const { cells, kernel, rarest, share } = table;
      return {
        shape: [cells],
        adds: { atMost: 1 },
        rows: [{ test: id, degrees: kernel.degrees, scale: share }],
        accumulator: () => counting(table, { piles, max }),
        test(counts, total) {
          const deals = dealsWithChoice(table, counts, total);
          return [latticeResult(id, table.value(counts), kernel, deals, deals * rarest)];
        },
      };
    },
  };
}

/** The fewest deals from which the spread can be estimated: one has none. */
const LEAST_COUNTED = 2;

/** The number of standard errors from which on positions with a choice are fewer than even deals have. */
const FEWER = 6;

/**
 * Returns the number of deals that a sample counts for. Positions of a log come as they were dealt. Where fewer of them leave a choice than even
 * deals would, the log sees no more than the corresponding number of even deals.
 */
function dealsWithChoice({ asDeals, share }: ChoiceTable, counts: Float64Array, total: number): number {
  const deals = Math.floor(asDeals(counts));
  return deals < total - FEWER * Math.sqrt((total * (1 - share)) / share) ? Math.max(LEAST_COUNTED, deals) : total;
}

function counting({ actionCell, cells, kindCell }: ChoiceTable, { max, piles }: GameShape): Accumulator {
  const counts = new Float64Array(cells);
  return {
    counts,
    add({ cells: outcome, length, width }) {
      for (let deal = 0, at = 0; deal < length; deal++, at += width) {
        const rank = rankOfPiles(outcome, at, piles, max);
        const cell = kindCell[rank];
        if (cell < 0) continue;
        counts[cell]++;
        const pile = outcome[at + piles];
        const chosen = actionCell[rank * piles + pile];
        if (chosen >= 0 && outcome[at + piles + 1] === winningSize(outcome, at, piles, pile)) counts[chosen]++;
      }
    },
  };
}
