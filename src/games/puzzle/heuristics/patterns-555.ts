import type { Heuristic } from './heuristic.js';
import { patterns } from './patterns.js';

/** Three groups of five tiles: 3.1 MB of tables, built in about a second. */
export const patterns555: Heuristic = patterns('5-5-5');
