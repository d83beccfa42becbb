import { listTestCounting } from '../../counting/catalogue.js';
import type { CountedOfList } from '../../counting/list-statistic.js';
import type { OneListCore } from '../../record/one-list.js';

/** Returns the strongest finding of some rows, as a log of the chance by luck; 0 where the verdict does not rest on any of them. */
export function strongestOf({ results, verdict }: Pick<OneListCore, 'results' | 'verdict'>, isOne: (test: string) => boolean): number {
  if (verdict.kind !== 'biased') return 0;
  const { because } = verdict;
  return Math.min(0, ...results.filter(({ test }) => isOne(test) && because.includes(test)).map(({ logPAdjusted }) => logPAdjusted));
}

export function isRowOf(id: string): (test: string) => boolean {
  return (test) => test === id || test.startsWith(`${id}/`);
}

/** Counts that have a picture of their own. */
const PICTURED: readonly CountedOfList[] = ['regions', 'lead', 'gaps', 'remainders'];

/**
 * The least share of the strongest drawn finding, in logs of chances, with which a picture stands open. Rows between lists count too. Below it the
 * picture shows the same once more, and folds.
 */
const LEAST_SHARE = 0.75;

/** Says whether these counts show enough of the bias for their picture to stand open. */
export function isChief(core: Pick<OneListCore, 'results' | 'verdict'>, what: CountedOfList): boolean {
  const of = (one: CountedOfList): number => strongestOf(core, isRowOf(listTestCounting(one)));
  const between = strongestOf(core, (test) => test.startsWith('between/'));
  return of(what) < 0 && of(what) <= LEAST_SHARE * Math.min(between, ...PICTURED.map(of));
}
