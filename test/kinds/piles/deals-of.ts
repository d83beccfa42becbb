import type { Fitted, Statistic } from '../../../src/core/statistic/statistic.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import type { DealSize, NimDealer } from '../../../src/games/nim/dealer/dealer.js';
import { eachDeal } from '../../../src/games/nim/each-deal.js';
import { nimDeals } from '../../../src/kinds/piles/deals.js';
import { dealWith } from '../../games/nim/dealer/deal-with.js';
import { choicesFrom } from '../../parts/shuffle/checks.js';

/** A batch of these rows. */
export function batchOf(rows: readonly ArrayLike<number>[]): Batch {
  const batch = new Batch(rows[0].length, rows.length);
  rows.forEach((row, i) => batch.cells.set(row, i * row.length));
  batch.length = rows.length;
  return batch;
}

/** `count` deals of a dealer, from a seed. */
export function dealt(dealer: NimDealer, size: DealSize, count: number, seed: number): Batch {
  const choices = choicesFrom(seed);
  const piles = new Uint16Array(size.piles);
  return batchOf(
    Array.from({ length: count }, () => {
      dealWith(dealer, choices, piles, size);
      return piles.slice();
    }),
  );
}

/** A statistic bound to a size; throws where it does not run. */
export function fitted(statistic: Statistic, size: DealSize, deals: number): Fitted {
  const fit = statistic.fit(nimDeals(size), deals);
  if ('skipped' in fit) throw new Error(`${statistic.id}: ${fit.skipped.why}`);
  return fit;
}

/** The mean counts of `deals` deals by the dealer's law: every deal is counted once by the statistic itself, and weighed. */
export function expectedCounts(fit: Fitted, dealer: NimDealer, size: DealSize, deals: number): Float64Array {
  const { law } = dealer;
  const counts = new Float64Array(fit.accumulator().counts.length);
  let all = 0;
  const weigh = (deal: readonly number[], weight: bigint): void => {
    const accumulator = fit.accumulator();
    accumulator.add(batchOf([deal]));
    all += Number(weight);
    accumulator.counts.forEach((count, cell) => {
      counts[cell] += count * Number(weight);
    });
  };
  if (law.kind === 'independent') eachDeal(law.weights(size.max), size.piles, weigh);
  else for (const deal of law.deals(size)) weigh(deal, 1n);
  return counts.map((count) => (count * deals) / all);
}
