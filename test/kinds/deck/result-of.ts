import type { Fitted, TestResult } from '../../../src/core/statistic/statistic.js';
import type { Batch } from '../../../src/core/subject/outcome.js';
import { deckStatistics as statistics } from '../../../src/kinds/deck/catalogue.js';
import { permutations } from '../../../src/math/orders/permutation.js';

/** A statistic of decks bound to so many cards and deals. Throws where it does not run on them. */
export function fitted(id: string, n: number, trials: number): Fitted {
  const fit = statistics.get(id).fit(permutations(n), trials);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
}

/** What the first row of a statistic says of a sample, which is one block. */
export function resultOf(id: string, batch: Batch): TestResult {
  const fit = fitted(id, batch.width, batch.length);
  const accumulator = fit.accumulator();
  accumulator.add(batch);
  return fit.test(accumulator.counts, batch.length)[0];
}
