import type { EvidenceCore } from '../../core/evidence.js';
import type { MovesOutcome, PilesOutcome } from '../../core/outcome.js';
import type { Statistic } from '../../core/statistic.js';
import { choicePositions } from '../../games/nim/player/choice-positions.js';
import { choiceOfMove } from '../moves/statistics/choice-of-move.js';
import type { ChoiceStatistic } from '../moves/statistics/choice-statistic.js';
import { type ChoiceTable, choiceTable } from '../moves/statistics/choice-table.js';
import { nimSums } from '../piles/statistics/nim-sums.js';
import { ALL_PILES, EACH_PILE, pileSizes } from '../piles/statistics/pile-sizes.js';
import { wholeDeals } from '../piles/statistics/whole-deals.js';

/** Shares of values from `first` on, as they came and as they should be. */
export interface Shares {
  readonly first: number;
  readonly seen: readonly number[];
  readonly law: readonly number[];
  /** How many outcomes the shares are of. */
  readonly of: number;
  /** Whether the test is one of those that made the verdict. */
  readonly uneven: boolean;
}

/** Sizes beyond this many are too many bars for a page. */
const MOST_BARS = 64;

/** The record's game; null for records of other outcomes. */
export function gameOf({
  subject: {
    origin: { outcome },
  },
}: EvidenceCore): PilesOutcome | MovesOutcome | null {
  return outcome.kind === 'piles' || outcome.kind === 'moves' ? outcome : null;
}

/**
 * The stones of one pile, from 0, or of all together where `pile` is null: shares from none to the most, and beyond where larger ones came.
 * Null where they were not counted one by one.
 */
export function stoneShares(core: EvidenceCore, pile: number | null): Shares | null {
  const game = gameOf(core);
  const counts = core.counts[pileSizes.id];
  const width = counts?.shape[1] ?? 0;
  if (!game || !counts?.values || width !== game.max + 2 || game.max > MOST_BARS) return null;
  const of = pile === null ? counts.sum : counts.sum / game.piles;
  const seen = new Array<number>(width).fill(0);
  counts.values.forEach((count, cell) => {
    if (pile === null || Math.floor(cell / width) === pile) seen[cell % width] += count / of;
  });
  const values = seen[width - 1] > 0 ? width : width - 1;
  return {
    first: 0,
    seen: seen.slice(0, values),
    law: Array.from({ length: values }, (_, stones) => (stones >= 1 && stones <= game.max ? 1 / game.max : 0)),
    of,
    uneven: madeBy(core, pile === null ? ALL_PILES : EACH_PILE),
  };
}

/** Piles outside 1 … max: how many had no stone, and how many too many. */
export function outsidePiles(core: EvidenceCore): { readonly none: number; readonly over: number; readonly piles: number } | null {
  const counts = core.counts[pileSizes.id];
  if (!counts?.values) return null;
  const [piles, width] = counts.shape;
  let [none, over] = [0, 0];
  for (let i = 0; i < piles; i++) {
    none += counts.values[i * width];
    over += counts.values[(i + 1) * width - 1];
  }
  return { none, over, piles: counts.sum };
}

/** The nim-sums beside their exact law; null where they were not counted, or are too many. */
export function nimSumShares(core: EvidenceCore): Shares | null {
  const game = gameOf(core);
  const counts = core.counts[nimSums.id];
  if (!game || !counts?.values || !counts.law) return null;
  const { law } = counts;
  const seen = counts.values.map((count) => count / counts.sum);
  const over = (seen.at(-1) ?? 0) > 0;
  return { first: 0, seen: over ? seen : seen.slice(0, -1), law: over ? [...law, 0] : law, of: counts.sum, uneven: made(core, nimSums) };
}

/** Which pile was chosen where several win, by place or by size from the largest; null where that was not counted. */
export function choiceShares(core: EvidenceCore, choice: ChoiceStatistic): Shares | null {
  const game = gameOf(core);
  const values = core.counts[choice.id]?.values;
  const table = game?.kind === 'moves' ? tableOf(game, choice) : null;
  if (!values || !table) return null;
  const counts = Float64Array.from(values);
  const positions = table.kinds.reduce((sum, cell) => sum + counts[cell], 0);
  if (positions === 0) return null;
  const seen: number[] = [];
  const law: number[] = [];
  for (const { expected, first } of table.blocks) {
    expected(counts).forEach((mean, action) => {
      seen[action] = (seen[action] ?? 0) + counts[first + action] / positions;
      law[action] = (law[action] ?? 0) + mean / positions;
    });
  }
  return { first: 1, seen, law, of: positions, uneven: made(core, choice) };
}

/** A position with what came of it: the one that is furthest from an even choice. */
export interface ChosenPosition {
  readonly piles: readonly number[];
  /** Its winning moves: the pile, from 0, the stones it then has, how often it should be chosen and how often it was. */
  readonly moves: readonly { readonly pile: number; readonly left: number; readonly law: number; readonly seen: number }[];
  readonly times: number;
}

/** The position whose choices are furthest from even ones by chi-squared; null where moves were not counted one by one. */
export function furthestChoice(core: EvidenceCore): ChosenPosition | null {
  const game = gameOf(core);
  const values = core.counts[choiceOfMove.id]?.values;
  if (!values || game?.kind !== 'moves') return null;
  const table = tableOf(game, choiceOfMove);
  if (!table) return null;
  let worst: ChosenPosition | null = null;
  let most = -1;
  for (const { chances, piles, rank } of choicePositions(game.choice, game.piles, game.max)) {
    const times = table.kindCell[rank] < 0 ? 0 : values[table.kindCell[rank]];
    if (times === 0) continue;
    const moves = chances.flatMap((law, pile) =>
      law > 0
        ? [
            {
              pile,
              left: piles.reduce((sum, stones, i) => (i === pile ? sum : sum ^ stones), 0),
              law,
              seen: values[table.actionCell[rank * piles.length + pile]],
            },
          ]
        : [],
    );
    const value = moves.reduce((sum, { law, seen }) => sum + (seen - times * law) ** 2 / (times * law), 0);
    if (value > most) {
      most = value;
      worst = { piles, moves, times };
    }
  }
  return worst;
}

/** The deal that came most often, of a game whose deals were all counted and found uneven; null for others. */
export function likeliestDeal(core: EvidenceCore): { readonly piles: readonly number[]; readonly ratio: number } | null {
  const game = gameOf(core);
  const counts = core.counts[wholeDeals.id];
  if (!game || !counts?.values || counts.sum === 0 || !made(core, wholeDeals)) return null;
  const values = counts.values;
  const best = values.reduce((at, count, rank) => (count > values[at] ? rank : at), 0);
  const piles = Array.from({ length: game.piles }, (_, i) => (Math.floor(best / game.max ** (game.piles - 1 - i)) % game.max) + 1);
  return { piles, ratio: (values[best] * values.length) / counts.sum };
}

function tableOf({ choice, max, piles }: MovesOutcome, { view }: ChoiceStatistic): ChoiceTable | null {
  return choiceTable(choicePositions(choice, piles, max), max ** piles, piles, view);
}

function made(core: EvidenceCore, { id }: Statistic): boolean {
  return core.results.some((row) => row.test.split('/')[0] === id && madeBy(core, row.test));
}

/** Whether a row is one of those that made a verdict of bias. */
function madeBy({ verdict }: EvidenceCore, row: string): boolean {
  return verdict.kind === 'biased' && verdict.because.includes(row);
}
