import type { SkipReason } from '../../../core/record/skip-reason.js';
import type { Statistic } from '../../../core/statistic/statistic.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { permutations } from '../../../math/orders/permutation.js';
import type { CalibratedRegion, CalibrationCore, CalibrationSize, CalibrationWish } from '../record/calibration.js';

/** The most deals at which the least size of a statistic is dealt 1,000 times: every order of seven cards needs 25,200. */
const MOST_LEAST_TRIALS = 2000;

/** The sizes a calibration deals, the statistics that refuse a size, and the range of each statistic. */
export interface Sizes {
  readonly sizes: readonly CalibrationSize[];
  readonly refused: CalibrationCore['refused'];
  readonly regions: readonly CalibratedRegion[];
}

/** Returns the experiments for the wishes, few cards first; equal sizes are one experiment. */
export function sizesOf(wishes: readonly CalibrationWish[], statistics: readonly Statistic[]): Sizes {
  const found = new Map<string, { n: number; trials: number; tests: Set<string> }>();
  const add = (n: number, trials: number, test: string): void => {
    const key = `${n}/${trials}`;
    const size = found.get(key) ?? { n, trials, tests: new Set<string>() };
    found.set(key, size);
    size.tests.add(test);
  };
  const refused: Sizes['refused'][number][] = [];
  for (const { n, trials } of wishes) {
    const space = permutations(n);
    for (const statistic of statistics) {
      if (trials === 'least') {
        const least = leastTrials(statistic, space, MOST_LEAST_TRIALS).trials;
        if (least !== null) add(n, least, statistic.id);
        continue;
      }
      const fit = statistic.fit(space, trials);
      if ('skipped' in fit) refused.push({ n, trials, test: statistic.id, reason: fit.skipped });
      else add(n, trials, statistic.id);
    }
  }
  const order = statistics.map(({ id }) => id);
  const sizes = [...found.values()]
    .map(({ n, trials, tests }) => ({ n, trials, tests: order.filter((id) => tests.has(id)) }))
    .sort((a, b) => a.n - b.n || a.trials - b.trials);
  return {
    sizes,
    refused,
    regions: regionsOf(
      [...new Set(wishes.map(({ n }) => n))].sort((a, b) => a - b),
      statistics,
    ),
  };
}

/** The most deals tried: if none up to this number suffices, none does. */
const MOST_TRIALS = 1e12;

function regionsOf(cards: readonly number[], statistics: readonly Statistic[]): readonly CalibratedRegion[] {
  return statistics.map((statistic) => ({
    test: statistic.id,
    least: cards.map((n) => ({ n, ...leastTrials(statistic, permutations(n), MOST_TRIALS) })),
  }));
}

/** The fewest deals at which a statistic can be used, or the reason why it cannot be up to `most`. */
type LeastTrials = { readonly trials: number; readonly reason: null } | { readonly trials: null; readonly reason: SkipReason };

/** Finds the fewest deals in [1, most] that `statistic` accepts for decks of this space; it must accept every larger number too. */
export function leastTrials(statistic: Pick<Statistic, 'fit'>, space: OutcomeSpace, most: number): LeastTrials {
  const refusal = (trials: number): SkipReason | null => {
    const fit = statistic.fit(space, trials);
    return 'skipped' in fit ? fit.skipped : null;
  };
  const reason = refusal(most);
  if (reason !== null) return { trials: null, reason };
  let [refused, accepted] = [0, most];
  while (accepted - refused > 1) {
    const middle = Math.floor((refused + accepted) / 2);
    if (refusal(middle) === null) accepted = middle;
    else refused = middle;
  }
  return { trials: accepted, reason: null };
}
