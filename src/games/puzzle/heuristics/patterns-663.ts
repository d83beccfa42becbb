import type { Heuristic } from './heuristic.js';
import { patterns } from './patterns.js';

/** Groups of six, six and three tiles: fewer boards to search, and tables that take some seconds to build. */
export const patterns663: Heuristic = { ...patterns('6-6-3'), slowToBuild: true };
