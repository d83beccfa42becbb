import type { BenchCore } from '../../core/bench.js';
import { benchPuzzle as benchPuzzleAs } from '../../engine/prove/bench-puzzle.js';
import { VERSION } from '../version.js';

/**
 * Solves the hundred boards of 4 x 4 of R. E. Korf (1985) by IDA* with pattern tables, some four seconds of a processor. The verdict holds where every
 * length is the published one. `onBoard` hears how many are solved, 0 when the tables are there.
 */
export function benchPuzzle(onBoard?: (solved: number) => void): BenchCore {
  return benchPuzzleAs(VERSION, onBoard);
}
