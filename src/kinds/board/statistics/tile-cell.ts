import type { Statistic } from '../../../core/statistic/statistic.js';
import { countTileCells, tileCellKernel, tileCellValue } from '../../../games/puzzle/law/tile-cell.js';
import { solvableOf } from '../../../games/puzzle/solvable.js';
import { LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { kernelResult } from '../../../math/pearson/kernel-result.js';
import { fewSolvable, shapeOf } from './solvable-boards.js';

const TEST = 'tile-cell';
const QUESTION = 'Is every tile in every cell equally often?';
const LEAST_CELLS = 6;

/**
 * Counts tile t in cell c over all solvable boards, the blank as tile 0. The n × n table is compared with a flat one, Q = ((n − 1)/N) Σ (O − N/n)².
 * It is chi-squared on (n − 1)² degrees as for cards by positions. The missing half of the permutations does not change the chances of two tiles in
 * two cells. Its size r is the root-mean-square of the relative deviation of the cells' chances.
 */
export const tileCell: Statistic = {
  id: TEST,
  title: 'Tile by cell',
  summary: 'Counts how often each tile, and the blank, is in each cell and compares the table with an even one.',
  reference:
    'R. L. Anderson (1959), Use of contingency tables in the analysis of consumer preference studies, Biometrics 15; S. Schach (1979)',
  question: QUESTION,
  catches: 'puzzle:walk:20',
  battery: 'quick',
  required: true,
  counts: 'tiles',
  headline: { says: 'the tiles are not in every cell equally often' },
  fit(space, trials) {
    const n = space.width;
    const size = shapeOf(space);
    if (n < LEAST_CELLS) return { skipped: { why: 'few-cells', least: LEAST_CELLS, got: n } };
    if (trials < LEAST_TRIALS) return { skipped: { why: 'few-outcomes', least: LEAST_TRIALS, got: trials } };
    const kernel = tileCellKernel(n);
    return {
      shape: [n, n],
      adds: { atMost: 1 },
      rows: [{ test: TEST, degrees: kernel.degrees, scale: n - 1 }],
      accumulator() {
        const counts = new Float64Array(n * n);
        const isSolvable = solvableOf(size);
        return {
          counts,
          add({ cells, length }) {
            for (let at = 0; at < length * n; at += n) if (isSolvable(cells, at)) countTileCells(cells, at, n, counts);
          },
        };
      },
      test(counts) {
        const boards = counts.reduce((sum, count) => sum + count, 0) / n;
        return [
          fewSolvable(TEST, kernel.degrees, boards) ?? kernelResult(TEST, tileCellValue(counts, boards), kernel, boards, boards / n, null),
        ];
      },
    };
  },
};
