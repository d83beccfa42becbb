import { expect, it } from 'vitest';
import type { Fitted } from '../../../../../src/core/statistic/statistic.js';
import { positionMatrix } from '../../../../../src/kinds/deck/statistics/index.js';
import { permutations } from '../../../../../src/math/orders/permutation.js';
import { tailReader } from '../../../../../src/wings/calibration/engine/far/tail-reader.js';
import { deal } from '../../../../support/deal.js';

it.each(['logP', 'logLowerP'] as const)('a reader by values says of %s what the tails themselves say', (tail) => {
  const fit = positionMatrix.fit(permutations(5), 20);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  let read = 0;
  const counted: Fitted = {
    ...fit,
    test(counts, trials) {
      read++;
      return fit.test(counts, trials);
    },
  };
  const byValue = tailReader(counted, 0, tail, 20);
  const { values: _, ...plain } = fit;
  const byTail = tailReader(plain, 0, tail, 20);
  const samples = Array.from({ length: 300 }, (_, k) => {
    const accumulator = fit.accumulator();
    accumulator.add(deal('fisher-yates', 5, 20, `reader ${k}`));
    return accumulator.counts;
  });
  for (const level of [0.3, 0.1, 0.02].map(Math.log)) {
    for (const counts of samples) {
      expect(byValue.isInside(byValue.mark(counts), level, counts)).toBe(byTail.isInside(byTail.mark(counts), level, counts));
    }
  }
  expect(read).toBeLessThan(100);
});
