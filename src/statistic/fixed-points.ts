import type { Statistic } from '../core/statistic.js';
import { planBins } from '../math/bins.js';
import { evenSplitTails } from '../math/even-split.js';
import { fixedPointLaw } from '../math/rencontres.js';
import { testResult } from '../math/result.js';
import { statisticTails } from '../math/statistic-tails.js';

const TEST = 'fixed-points';
const QUESTION = 'Do as many cards stay where they were as luck leaves there?';

/**
 * Counts the deals with 0, 1, 2, … cards in their old position and compares the histogram with the rencontres law,
 * in bins fixed beforehand; degrees = bins − 1. Sattolo's algorithm leaves none, ever.
 */
export const fixedPoints: Statistic = {
  id: TEST,
  title: 'Cards that stay',
  summary: 'Counts the cards left in their old position in each deal and compares the histogram with its exact law.',
  reference: 'P. R. de Montmort (1708), Essay d’analyse sur les jeux de hazard (rencontres); D. E. Knuth, TAOCP vol. 1, 1.3.3',
  question: QUESTION,
  catches: 'sattolo',
  required: false,
  fit(space, trials) {
    const n = space.width;
    const bins = planBins(fixedPointLaw(n), trials);
    if (bins.length < 2) return { skipped: `needs two bins of five expected deals each, got ${trials} deals` };
    const degrees = bins.length - 1;
    return {
      shape: [n + 1],
      rows: [{ test: TEST, question: QUESTION, degrees, scale: 1 }],
      accumulator() {
        const counts = new Float64Array(n + 1);
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0, at = 0; deal < length; deal++) {
              let stayed = 0;
              for (let p = 0; p < n; p++, at++) if (cells[at] === p) stayed++;
              counts[stayed]++;
            }
          },
        };
      },
      test(counts, total) {
        const binned = bins.map((bin, b) => {
          let seen = 0;
          const high = b === bins.length - 1 ? n : bin.high;
          for (let k = bin.low; k <= high; k++) seen += counts[k];
          return seen;
        });
        let value = 0;
        bins.forEach(({ probability }, b) => {
          const expected = total * probability;
          value += (binned[b] - expected) ** 2 / expected;
        });
        if (n === 2) return [testResult(TEST, value, degrees, evenSplitTails(binned[0], total), 'exact', total)];
        return [testResult(TEST, value, degrees, statisticTails(value, degrees, total), 'asymptotic', total)];
      },
    };
  },
};
