import type { Statistic } from '../../../core/statistic/statistic.js';
import { fixedPointLaw } from '../../../math/orders/rencontres.js';
import { histogram } from '../../counting/histogram.js';

const TEST = 'fixed-points';
const QUESTION = 'Do as many cards stay where they were as luck leaves there?';

/**
 * Counts the deals with 0, 1, 2, … cards in their old position and compares the histogram with the rencontres law,
 * in bins fixed beforehand; degrees = bins − 1. Sattolo's algorithm leaves none, ever. Its size is that of the chances of those numbers.
 */
export const fixedPoints: Statistic = {
  id: TEST,
  title: 'Cards that stay',
  summary: 'Counts the cards left in their old position in each deal and compares the histogram with its exact law.',
  reference: 'P. R. de Montmort (1708), Essay d’analyse sur les jeux de hazard (rencontres); D. E. Knuth, TAOCP vol. 1, 1.3.3',
  question: QUESTION,
  catches: 'sattolo',
  battery: 'standard',
  required: false,
  needsStart: true,
  fit({ width: n }, trials) {
    return histogram({
      test: TEST,
      values: n + 1,
      law: fixedPointLaw(n),
      trials,
      table: { id: 'fixedPoints' },
      measure: () => (cells, at) => {
        let stayed = 0;
        for (let p = 0; p < n; p++) if (cells[at + p] === p) stayed++;
        return stayed;
      },
    });
  },
};
