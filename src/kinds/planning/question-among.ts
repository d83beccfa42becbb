import type { AskedRow, Statistic } from '../../core/statistic/statistic.js';

/** What a row asks that is of one of these statistics; its id where it is of none. */
export function questionAmong(statistics: readonly Statistic[], row: AskedRow): string {
  const [id] = row.test.split('/');
  const statistic = statistics.find((one) => one.id === id);
  return statistic?.asks?.(row) ?? statistic?.question ?? row.test;
}
