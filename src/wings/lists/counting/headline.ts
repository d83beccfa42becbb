import type { ListResult } from '../record/one-list.js';
import { listStatistics } from './catalogue.js';

/** Returns the strongest row beyond the level, which a headline speaks of. */
export function strongestRow(results: readonly ListResult[], because: readonly string[]): ListResult | null {
  const found = results.filter(({ test }) => because.includes(test));
  return found.reduce<ListResult | null>((best, one) => (best === null || one.logPAdjusted < best.logPAdjusted ? one : best), null);
}

/** The prefix of tests that compare a list with the one before it. */
const BETWEEN = 'between/';

type Told = Pick<ListResult, 'tail' | 'test'>;

/** The rest of "Biased: …" for a row, lower case, no full stop. */
export function headlineOf({ tail, test }: Told): string {
  if (test.startsWith(BETWEEN))
    return tail === 'lower' && isSpread(test) ? 'a list avoids the one before it' : 'a list hangs together with the one before it';
  return toldOf(test, tail).headline;
}

export function findsOf({ tail, test }: Told): string {
  if (test.startsWith(BETWEEN))
    return tail === 'lower' && isSpread(test)
      ? 'lists made to differ from the one before'
      : 'lists that are the same, or shuffled from the one before too little';
  return toldOf(test, tail).finds;
}

/** Returns true of rows whose lower tail is not what lists have that hang together. */
function isSpread(test: string): boolean {
  return listStatistics.get(test.slice(BETWEEN.length).split('/')[0]).opposite.tail === 'lower';
}

function toldOf(test: string, tail: ListResult['tail']): { readonly headline: string; readonly finds: string } {
  const statistic = listStatistics.get(test.split('/')[0]);
  return tail === statistic.opposite.tail ? statistic.opposite : statistic;
}
