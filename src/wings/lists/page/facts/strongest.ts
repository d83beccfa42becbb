import { listTestCounting } from '../../counting/catalogue.js';
import type { CountedOfList } from '../../counting/list-statistic.js';
import type { OneListCore } from '../../record/one-list.js';

/** The strongest finding of some rows, as a log of the chance by luck; 0 where the verdict does not rest on any of them. */
export function strongestOf({ results, verdict }: Pick<OneListCore, 'results' | 'verdict'>, isOne: (test: string) => boolean): number {
  if (verdict.kind !== 'biased') return 0;
  const { because } = verdict;
  return Math.min(0, ...results.filter(({ test }) => isOne(test) && because.includes(test)).map(({ logPAdjusted }) => logPAdjusted));
}

/** Whether a row is one of a statistic's. */
export function isRowOf(id: string): (test: string) => boolean {
  return (test) => test === id || test.startsWith(`${id}/`);
}

/** What has a picture of its own. */
const PICTURED: readonly CountedOfList[] = ['regions', 'lead', 'gaps', 'remainders'];

/** A picture stands open where its rows show at least this share of what the strongest that is drawn does, as logs of chances, those between lists with them; else it shows the same once more, and folds. */
const LEAST_SHARE = 0.75;

/** Whether what some counts are of shows enough of the bias for its picture to stand open. */
export function isChief(core: Pick<OneListCore, 'results' | 'verdict'>, what: CountedOfList): boolean {
  const of = (one: CountedOfList): number => strongestOf(core, isRowOf(listTestCounting(one)));
  const between = strongestOf(core, (test) => test.startsWith('between/'));
  return of(what) < 0 && of(what) <= LEAST_SHARE * Math.min(between, ...PICTURED.map(of));
}
