import { expect, it } from 'vitest';
import { ListCounting } from '../../../../src/wings/lists/counting/count-lists.js';
import { fitLists } from '../../../../src/wings/lists/counting/fit-lists.js';
import { LEAD_STRETCHES, LEAD_TOTALS } from '../../../../src/wings/lists/counting/lead-stretches.js';
import { largestLead } from '../../../../src/wings/lists/statistics/largest-lead.js';
import { below, evenList } from '../../../support/even-list.js';

it.each([
  [100, 1, 7],
  [1000, 2, 1000],
  [10_007, 3, 4096],
])('keeps the largest lead of each stretch of %i items', (n, lists, piece) => {
  const draw = below(n);
  const made = Array.from({ length: lists }, () => evenList(n, draw));
  const counting = new ListCounting(
    n,
    fitLists(n, lists, 'quick').statistics.filter(({ id }) => id === largestLead.id),
  );
  for (const list of made) for (let from = 0; from < n; from += piece) counting.add(list.subarray(from, from + piece));
  const [most, least, ...stretches] = counting.counts.get(largestLead.id) ?? [];
  // The definition, item by item.
  const leads = new Array<number>(LEAD_STRETCHES).fill(0);
  let lag = 0;
  for (const list of made) {
    list.forEach((item, p) => {
      const stretch = Math.floor((p * LEAD_STRETCHES) / n);
      leads[stretch] = Math.max(leads[stretch], item - p);
      lag = Math.max(lag, p - item);
    });
  }
  expect(stretches).toEqual(leads);
  expect([most, least, LEAD_TOTALS]).toEqual([Math.max(...leads), lag, 2]);
});
