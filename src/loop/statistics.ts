import type { Catalogue } from '../core/catalogue.js';
import { catalogue } from '../core/catalogue.js';
import type { Statistic } from '../core/statistic.js';
import * as entries from '../statistic/index.js';

/** Every statistic, by id. */
export const statistics: Catalogue<Statistic> = catalogue('statistic', entries);
