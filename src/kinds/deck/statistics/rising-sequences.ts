import type { Statistic } from '../../../core/statistic/statistic.js';
import { descentLaw } from '../../../math/orders/descent-law.js';
import { histogram } from '../../counting/histogram.js';

const TEST = 'rising-sequences';
const QUESTION = 'Is the old order cut into as many pieces as luck cuts it into?';

/**
 * Counts the rising sequences of each deal, cards v, v + 1, v + 2, … that still lie in that order from top to bottom, and compares the
 * histogram with the Eulerian law, in bins fixed beforehand; degrees = bins − 1. Of riffles this number tells all that a deal can tell:
 * seven of 52 cards add 1.04 for every deal, a little less in bins. Its size is that of the chances of the bins.
 */
export const risingSequences: Statistic = {
  id: TEST,
  title: 'Rising sequences',
  summary: 'Counts the runs of cards still in their old order in each deal and compares the histogram with its exact law.',
  reference:
    'D. Bayer & P. Diaconis (1992), Trailing the dovetail shuffle to its lair, Ann. Appl. Probab. 2:294, doi:10.1214/aoap/1177005705',
  question: QUESTION,
  catches: 'riffle:2',
  battery: 'standard',
  required: false,
  counts: 'rising-sequences',
  needsStart: true,
  fit({ width: n }, trials) {
    return histogram({
      test: TEST,
      values: n + 1,
      law: Float64Array.of(0, ...descentLaw(n)),
      trials,
      table: { id: 'risingSequences' },
      measure() {
        const place = new Uint16Array(n);
        return (cells, at) => {
          for (let p = 0; p < n; p++) place[cells[at + p]] = p;
          let sequences = 1;
          for (let card = 1; card < n; card++) if (place[card] < place[card - 1]) sequences++;
          return sequences;
        };
      },
    });
  },
};
