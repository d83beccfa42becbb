import { type Catalogue, catalogue } from '../../../core/catalogue.js';
import { AuditError } from '../../../core/errors.js';
import * as entries from '../statistics/index.js';
import type { CountedOfList, ListStatistic } from './list-statistic.js';

export const listStatistics: Catalogue<ListStatistic> = catalogue('lists', entries);

/** Returns the id of the statistic that counts this. */
export function listTestCounting(what: CountedOfList): string {
  const found = listStatistics.all.find(({ counts }) => counts === what);
  if (!found) throw new AuditError('E_INTERNAL', `no statistic of lists counts ${what}`);
  return found.id;
}
