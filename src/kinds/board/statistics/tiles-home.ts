import type { Statistic } from '../../../core/statistic/statistic.js';
import { chancesOf } from '../../../games/puzzle/law/exact-histogram.js';
import { tilesHomeLaw, tilesHomeOf } from '../../../games/puzzle/law/tiles-home-law.js';
import { boardHistogram, shapeOf } from './solvable-boards.js';

const TEST = 'tiles-home';
const QUESTION = 'Are as many tiles at home as luck leaves there?';

/**
 * Counts the boards with 0, 1, 2, … tiles in their goal cell. Compares the histogram with its exact law on solvable boards, in bins fixed beforehand.
 * Sattolo's shuffle never leaves one there, while its boards are as often solvable as any. Its size is that of the bins' chances.
 */
export const tilesHome: Statistic = {
  id: TEST,
  title: 'Tiles at home',
  summary: 'Counts the tiles that are in their goal cell and compares the histogram with its exact law.',
  reference:
    'P. R. de Montmort (1708), Essay d’analyse sur les jeux de hazard (rencontres); by inclusion and exclusion over solvable boards',
  question: QUESTION,
  catches: 'puzzle:sattolo',
  battery: 'standard',
  required: false,
  fit(space, trials) {
    const size = shapeOf(space);
    const law = chancesOf(tilesHomeLaw(size));
    return boardHistogram({ test: TEST, size, law, trials, measure: () => tilesHomeOf(size) });
  },
};
