import type { Row } from './statistic.js';

/** Returns the fewest deals at which a plan guarantees a finding of a row, whatever the bias. */
export function promisedFrom({ decidesFrom = 1, promisesFrom = 1 }: Pick<Row, 'decidesFrom' | 'promisesFrom'>): number {
  return Math.max(decidesFrom, promisesFrom);
}
