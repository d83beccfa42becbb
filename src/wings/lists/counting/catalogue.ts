import { type Catalogue, catalogue } from '../../../core/catalogue.js';
import { AuditError } from '../../../core/errors.js';
import * as entries from '../statistics/index.js';
import type { CountedOfList, ListStatistic } from './list-statistic.js';

/** The tests of one shuffled list. */
export const listStatistics: Catalogue<ListStatistic> = catalogue('lists', entries);

/** The id of the statistic whose counts are of this. */
export function listTestCounting(what: CountedOfList): string {
  const found = listStatistics.all.find(({ counts }) => counts === what);
  if (!found) throw new AuditError('E_INTERNAL', `no statistic of lists counts ${what}`);
  return found.id;
}
