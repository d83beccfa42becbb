import type { Outcome } from '../../../../core/subject/outcome.js';
import { isCountable } from '../../../../engine/whole-law.js';
import { kindOf, neededBesideIn, requiredIn } from '../../../../kinds/index.js';
import type { CalibrationPlan, CalibrationSize } from '../../record/calibration.js';
import type { FarSize } from '../../record/calibration-far.js';

/** A set of outcomes and deals that a default calibration measures far in the tail. */
interface Usual {
  readonly outcome: Outcome;
  readonly n: number;
  readonly trials: readonly number[];
}

/**
 * The numbers of deals: the fewest that anything is read of, the fewest that can be cut into parts, and many. Large decks have fewer, since each
 * takes longer.
 */
const USUAL: readonly Usual[] = [
  { outcome: { kind: 'deck' }, n: 3, trials: [12, 80, 500] },
  ...[5, 8].map((n): Usual => ({ outcome: { kind: 'deck' }, n, trials: [10, 80, 500] })),
  { outcome: { kind: 'deck' }, n: 13, trials: [10, 300] },
  { outcome: { kind: 'deck' }, n: 52, trials: [10, 200] },
  { outcome: { kind: 'hand', seen: 2, order: 'kept' }, n: 5, trials: [20, 100] },
  { outcome: { kind: 'hand', seen: 5, order: 'unknown' }, n: 52, trials: [20] },
  { outcome: { kind: 'board', rows: 2, columns: 2 }, n: 4, trials: [100] },
  { outcome: { kind: 'board', rows: 3, columns: 3 }, n: 9, trials: [200] },
  { outcome: { kind: 'piles', piles: 3, max: 3 }, n: 0, trials: [1000] },
  { outcome: { kind: 'moves', piles: 3, max: 3, choice: 'pile' }, n: 0, trials: [1000] },
];

/** The most deals: with more, or with larger decks, a sample is too long to be split hundreds of times. */
const MOST_DEALS = 1000;
const MOST_CARDS = 60;

/** The most outcomes for which every table of them can be enumerated. */
const MOST_OUTCOMES = 6n;

/**
 * Returns the sizes measured far in the tail. By default, the usual sizes with the rows that a clean verdict requires, of every kind of outcome. If
 * sizes or statistics were requested, those, or else the same rows, at the largest feasible numbers of cards and deals.
 */
export function farSizesOf(
  { repeats, tests, usual }: Pick<CalibrationPlan['asked'], 'repeats' | 'tests' | 'usual'>,
  sizes: readonly CalibrationSize[],
): readonly FarSize[] {
  if (repeats === 0) return [];
  if (usual) {
    return USUAL.flatMap(({ n, outcome, trials }) => trials.flatMap((deals) => farSize(outcome, n, deals, null)));
  }
  return sizes
    .filter(({ n, trials }) => trials <= MOST_DEALS && n <= MOST_CARDS)
    .flatMap((size) => farSize({ kind: 'deck' }, size.n, size.trials, tests && size.tests));
}

/**
 * Returns one size for sums over outcomes and one for statistics of their order, each with those of `among` that can be used there. Null means all
 * that a clean verdict requires. Rows that repeat questions of other rows have the same laws.
 */
function farSize(outcome: Outcome, n: number, trials: number, among: readonly string[] | null): readonly FarSize[] {
  const kind = kindOf(outcome);
  const space = kind.space(outcome, { n });
  const rests = [...requiredIn(space), ...neededBesideIn(space).map(({ id }) => id)];
  const chosen = kind.statistics.all.filter(
    (statistic) => (among ?? rests).includes(statistic.id) && !statistic.looksBack?.before && !('skipped' in statistic.fit(space, trials)),
  );
  const outcomes = space.rank && space.size <= MOST_OUTCOMES ? Number(space.size) : null;
  const counted = chosen.filter(
    (statistic) => outcomes !== null && isCountable(outcomes, trials) && !statistic.ordered && !hasCondense(statistic.fit(space, trials)),
  );
  const split = chosen.filter((statistic) => !counted.includes(statistic));
  const parts = [
    { by: 'counting', statistics: counted },
    { by: 'splitting', statistics: split },
  ] as const;
  return parts.flatMap(({ by, statistics }) =>
    statistics.length > 0 ? [{ outcome, n, trials, tests: statistics.map(({ id }) => id), by }] : [],
  );
}

function hasCondense(fit: object): boolean {
  return 'condense' in fit;
}
