import { keepLatest } from '../../core/keep-latest.js';
import type { KnownLaw } from '../../core/record/by-law.js';
import type { Plan } from '../../core/record/evidence.js';
import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import { POWER } from '../../core/statistic/rules.js';
import type { Row } from '../../core/statistic/statistic.js';
import type { BoardOutcome, BoardShape } from '../../core/subject/outcome.js';
import { percent } from '../../core/words/numbers.js';
import { scramblers } from '../../games/catalogues.js';
import { boardGraph } from '../../games/puzzle/board-graph.js';
import { cellCount, MOST_HELD_CELLS, sizeText } from '../../games/puzzle/board-size.js';
import { noncentralityOf, variationOf } from '../../games/puzzle/law/law-distance.js';
import { scrambleFacts } from '../../games/puzzle/law/scramble-facts.js';
import { scrambledBoards, solvableChances } from '../../games/puzzle/law/scrambled-boards.js';
import { walkLawAt } from '../../games/puzzle/law/walk-law.js';
import type { Scrambler } from '../../games/puzzle/scrambler/scrambler.js';
import { fractionValue } from '../../math/fraction.js';
import { LEAST_TRIALS } from '../../math/pearson/few-trials.js';
import { holmLevel, trialsToSee } from '../../math/tails/power.js';
import { drawsEvenly } from '../draws-evenly.js';
import { rounded, variationText } from '../shares/law-text.js';
import { type Seeing, seeing } from './law-visibility.js';
import { solvable as solvableBoards } from './statistics/solvable.js';

/** The most moves for which the law of every board is computed. More would take too long, and on boards of nine cells it has long reached its limit. */
const MOST_FOLLOWED_MOVES = 2000;

/**
 * Returns what is known of a scrambler's boards without making one. On boards of at most nine cells it is the exact law of them all. On larger ones
 * it is the total variation where a formula gives it, or a lower bound of it. Null where the bounded method does not make its choices exactly even,
 * and for walks longer than the limit.
 *
 * `size` is the root-mean-square of the relative deviation of the solvable boards' chances. Where only a total variation v is known it is 2 v, the
 * mean absolute value of the same deviations. That is a lower bound of the size.
 */
export function knownBoards(
  { outcome: board, source }: Origin<BuiltInSource, BoardOutcome>,
  plan: Pick<Plan, 'alpha' | 'trials'>,
  rows: readonly Row[],
): KnownLaw | null {
  const scrambler = scramblers.get(source.maker);
  if (!choosesEvenly({ outcome: board, source })) return null;
  const law = boardLaw(scrambler, board);
  if (!law) return fromFacts(scrambler, board);
  const solvable = law.reduce((sum, chance) => sum + chance, 0);
  // What cannot be solved has no part in the even law: all of it is too much.
  const variation = variationOf(law) + (1 - solvable) / 2;
  const size = rounded(Math.sqrt(noncentralityOf(law)));
  return {
    kind: 'outcomes',
    size,
    positions: null,
    variation: { value: rounded(variation), exact: true },
    trialsToSee: size === 0 ? null : soonest(law, solvable, board, plan, rows),
  };
}

/** True if a scrambler's bounded method makes all its choices exactly even. */
export function choosesEvenly({ outcome: board, source }: Origin<BuiltInSource, BoardOutcome>): boolean {
  return drawsEvenly(source, boundsOf(scramblers.get(source.maker), board));
}

export function boundsOf({ rule }: Scrambler, board: BoardShape): readonly number[] {
  const n = cellCount(board);
  return rule.kind === 'walk' ? [2, 3, 4, n - 1] : rule.swaps(n).map(({ bound }) => bound);
}

/** The most laws kept, each of up to 181,440 boards: `verify` computes one for the numbers and again for the deals. */
const MOST_LAWS = 2;

/** Returns the chance of every solvable board, by its rank, summing to less than 1 where others come; null where it is not computed. */
const boardLaw: (scrambler: Scrambler, board: BoardShape) => Float64Array | null = keepLatest(
  MOST_LAWS,
  ({ id }: Scrambler, board: BoardShape) => `${id} ${sizeText(board)}`,
  ({ rule }, board) => {
    if (cellCount(board) > MOST_HELD_CELLS || (rule.kind === 'walk' && rule.moves > MOST_FOLLOWED_MOVES)) return null;
    return rule.kind === 'walk' ? walkLawAt(boardGraph(board), rule.chain, rule.moves) : solvableChances(scrambledBoards(rule, board));
  },
);

/** Returns what the statistics see on boards of a size; the tables it needs are made once. */
const seeingOn: (board: BoardShape) => Seeing = keepLatest(MOST_LAWS, sizeText, (board) => seeing(boardGraph(board)));

/** Returns the fewest boards at which one of the plan's rows detects the law. */
function soonest(
  law: Float64Array,
  solvable: number,
  board: BoardShape,
  plan: Pick<Plan, 'alpha' | 'trials'>,
  rows: readonly Row[],
): number | null {
  const level = holmLevel(plan.alpha, Math.max(1, rows.length));
  // Every statistic but one looks at the solvable boards alone.
  const among = solvable === 1 || solvable === 0 ? law : law.map((chance) => chance / solvable);
  const seen = new Map(seeingOn(board)(among, plan.trials).map(({ noncentrality, statistic }) => [statistic.id, noncentrality]));
  const needed = rows.map((row) =>
    row.test === solvableBoards.id ? unsolvableSeen(1 - solvable) : trialsFor(row, solvable * (seen.get(row.test) ?? 0), level),
  );
  const fewest = Math.min(...needed);
  return Number.isFinite(fewest) ? Math.max(LEAST_TRIALS, fewest) : null;
}

function trialsFor(row: Row, perTrial: number, level: number): number {
  // Rounding of an even law shows nothing.
  return row.degrees > 0 && perTrial > 1e-15 ? trialsToSee(row, perTrial, level) : Number.POSITIVE_INFINITY;
}

/** Returns the number of boards that contain an unsolvable one in 99 of 100 samples. */
function unsolvableSeen(chance: number): number {
  return chance > 1e-12 ? Math.ceil(Math.log(1 - POWER) / Math.log1p(-Math.min(chance, 1 - 1e-12))) : Number.POSITIVE_INFINITY;
}

function fromFacts(scrambler: Scrambler, board: BoardShape): KnownLaw | null {
  const { variation, variationAtLeast } = scrambleFacts(scrambler, board);
  const value = variation === null ? variationAtLeast : fractionValue(variation);
  if (value === null) return null;
  const exact = variation !== null;
  return {
    kind: 'outcomes',
    size: rounded(2 * value),
    positions: null,
    variation: { value: rounded(value), exact },
    trialsToSee: null,
  };
}

/** Returns, as a clause, what is known of the boards that a built-in scrambler makes. */
export function boardLawWords(
  { size, trialsToSee, variation }: KnownLaw,
  { outcome, source }: Origin<BuiltInSource, BoardOutcome>,
): string {
  const { exact, value } = variation ?? { exact: false, value: 0 };
  const { id } = scramblers.get(source.maker);
  if (size === 0) return `with even choices, ${id} makes every solvable ${sizeText(outcome)} board exactly equally often, and no other`;
  // Where no law of single boards is worked out, nothing is said of them.
  const single = trialsToSee === null ? '' : `, and the chances of single boards by ${percent(size)} on average`;
  return `with even choices, the boards of ${id} are off the even law by a total variation of ${exact ? '' : 'at least '}${variationText(value)}${single}`;
}
