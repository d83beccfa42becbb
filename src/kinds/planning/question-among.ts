import type { AskedRow, Statistic } from '../../core/statistic/statistic.js';

/** Returns the question a row asks, if it is a row of one of these statistics; otherwise its id. */
export function questionAmong(statistics: readonly Statistic[], row: AskedRow): string {
  const [id] = row.test.split('/');
  const statistic = statistics.find((one) => one.id === id);
  return statistic?.asks?.(row) ?? statistic?.question ?? row.test;
}
