import type { TestResult } from '../../../../src/core/statistic/statistic.js';
import { ListCounting } from '../../../../src/wings/lists/counting/count-lists.js';
import { fitLists } from '../../../../src/wings/lists/counting/fit-lists.js';

/** What every row of a battery says of lists of one length, read `piece` items at a time. */
export function resultsOf(
  lists: readonly Uint32Array[],
  battery: 'quick' | 'standard' | 'deep' = 'standard',
  piece = 4096,
): readonly TestResult[] {
  const [{ length: n }] = lists;
  const { statistics } = fitLists(n, lists.length, battery);
  const counting = new ListCounting(n, statistics);
  for (const list of lists) for (let from = 0; from < n; from += piece) counting.add(list.subarray(from, Math.min(n, from + piece)));
  const { counts } = counting;
  return statistics.flatMap(({ fitted, id }) => fitted.test(counts.get(id) ?? new Float64Array(0)));
}
