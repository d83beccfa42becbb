import { LIST_BATTERIES, type ListBattery } from '../list-limits.js';
import type { SkippedList } from '../record/one-list.js';
import { listStatistics } from './catalogue.js';
import type { FittedList, ListRow, ListStatistic } from './list-statistic.js';

export interface RunningStatistic {
  readonly id: string;
  readonly statistic: ListStatistic;
  readonly fitted: FittedList;
}

export interface ListFit {
  readonly statistics: readonly RunningStatistic[];
  readonly rows: readonly ListRow[];
  readonly skipped: readonly SkippedList[];
}

/**
 * Fits the statistics of a battery to `lists` lists of `n` items. Statistics that hold whole lists are left out beyond the length each names, unless
 * the battery is deep. `of`: the lists are samples of so many items.
 */
export function fitLists(n: number, lists: number, battery: ListBattery, of?: number): ListFit {
  const held = LIST_BATTERIES.slice(0, LIST_BATTERIES.indexOf(battery) + 1);
  const statistics: RunningStatistic[] = [];
  const skipped: SkippedList[] = [];
  for (const statistic of listStatistics.all) {
    const { id, mostUnlessDeep } = statistic;
    if (statistic.counts === 'sample' && of === undefined) continue;
    if (!held.some((one) => one === statistic.battery)) continue;
    if (mostUnlessDeep !== undefined && n > mostUnlessDeep && battery !== 'deep') {
      skipped.push({ test: id, reason: { why: 'long', most: mostUnlessDeep } });
      continue;
    }
    const fitted = statistic.fit(n, lists, of);
    if ('skipped' in fitted) skipped.push({ test: id, reason: fitted.skipped });
    else statistics.push({ id, statistic, fitted });
  }
  return { statistics, rows: statistics.flatMap(({ fitted }) => fitted.rows), skipped };
}
