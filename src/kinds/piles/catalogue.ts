import { type Catalogue, catalogue } from '../../core/catalogue.js';
import type { Statistic } from '../../core/statistic/statistic.js';
import { repeats } from '../deck/statistics/index.js';
import * as entries from './statistics/index.js';

/** Every statistic of deals of Nim, by id. */
export const pileStatistics: Catalogue<Statistic> = catalogue('statistic of piles', { ...entries, repeats });
