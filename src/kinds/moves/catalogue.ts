import { type Catalogue, catalogue } from '../../core/catalogue.js';
import type { Statistic } from '../../core/statistic/statistic.js';
import { homogeneity } from './statistics/homogeneity.js';
import * as entries from './statistics/index.js';

/** Every statistic of moves of Nim, by id. */
export const moveStatistics: Catalogue<Statistic> = catalogue('statistic of moves', {
  ...entries,
  homogeneity: homogeneity(entries),
});
