import type { Statistic } from '../../../core/statistic/statistic.js';
import { countCycles } from '../../../math/orders/count-cycles.js';
import { cycleLaw } from '../../../math/orders/cycle-law.js';
import { histogram } from '../../counting/histogram.js';
import { cyclesTable } from '../cycles-table.js';

const TEST = 'cycles';
const QUESTION = 'Do the cards change places in as many rings as luck makes?';

/**
 * Counts the deals with 1, 2, 3, … cycles (card 5 where card 2 was, card 2 where card 5 was: one cycle of two) and compares the histogram
 * with Stirling's law, in bins fixed beforehand; degrees = bins − 1. Its size is that of the chances of those numbers.
 */
export const cycles: Statistic = {
  id: TEST,
  title: 'Cycles of cards that change places',
  summary: 'Counts the cycles of each deal and compares the histogram with its exact law.',
  reference: 'D. E. Knuth, TAOCP vol. 1, 3rd ed. (1997), sections 1.2.10 and 1.3.3: Stirling numbers of the first kind',
  question: QUESTION,
  catches: 'sattolo',
  battery: 'standard',
  required: false,
  needsStart: true,
  fit({ width: n }, trials) {
    return histogram({
      test: TEST,
      values: n + 1,
      law: cycleLaw(n),
      trials,
      table: cyclesTable(n),
      measure() {
        const met = new Uint8Array(n);
        return (cells, at) => countCycles(cells, at, met);
      },
    });
  },
};
