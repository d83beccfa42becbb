import { type Catalogue, catalogue } from '../../core/catalogue.js';
import type { Statistic } from '../../core/statistic/statistic.js';
import { repeats } from '../deck/statistics/index.js';
import { homogeneity } from './statistics/homogeneity.js';
import * as entries from './statistics/index.js';

/** Every statistic of boards of a sliding puzzle, by id. */
export const boardStatistics: Catalogue<Statistic> = catalogue('statistic of boards', {
  ...entries,
  homogeneity: homogeneity(entries),
  repeats,
});
