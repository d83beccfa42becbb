import type { ListResult } from '../record/one-list.js';
import { listStatistics } from './catalogue.js';

/** Returns the strongest row beyond the level, which a headline speaks of. */
export function strongestRow(results: readonly ListResult[], because: readonly string[]): ListResult | null {
  const found = results.filter(({ test }) => because.includes(test));
  return found.reduce<ListResult | null>((best, one) => (best === null || one.logPAdjusted < best.logPAdjusted ? one : best), null);
}

/** The prefix of tests that compare a list with the one before it. */
const BETWEEN = 'between/';

/** The rest of "Biased: …" for a row, lower case, no full stop. */
export function headlineOf(test: string): string {
  const between = test.startsWith(BETWEEN);
  const id = (between ? test.slice(BETWEEN.length) : test).split('/')[0];
  return between ? `a list hangs together with the one before it` : listStatistics.get(id).headline;
}

export function findsOf(test: string): string {
  if (test.startsWith(BETWEEN)) return 'lists that are the same, or shuffled from the one before too little';
  return listStatistics.get(test.split('/')[0]).finds;
}
