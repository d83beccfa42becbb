import type { Row } from './statistic.js';

/** The fewest deals from which a plan promises a finding of a row, whatever the bias. */
export function promisedFrom({ decidesFrom = 1, promisesFrom = 1 }: Pick<Row, 'decidesFrom' | 'promisesFrom'>): number {
  return Math.max(decidesFrom, promisesFrom);
}
