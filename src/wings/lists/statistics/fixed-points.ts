import { poissonTails } from '../../../math/tails/poisson.js';
import type { ListRow, ListStatistic } from '../counting/list-statistic.js';
import { countResult } from '../counting/row-results.js';

const TEST = 'fixed-points';
const HOME = 'Do as many items stay where they were as luck leaves there?';
const FOLLOWED = 'Are as many items still followed by their old neighbour as luck leaves so?';

/**
 * Counts the items at their own places, and those still followed by the item that followed them. Both have the Poisson law of mean 1 up to one part
 * in n! (fixed points) and one in n (followers, mean 1 − 1/n exactly). No size: luck leaves one.
 */
export const fixedPoints: ListStatistic = {
  id: TEST,
  title: 'Items still at home, pairs still together',
  summary: 'Counts the items that stand where they stood, and those that are still followed by the item that followed them.',
  reference:
    'P. R. de Montmort (1708), Essay d’analyse sur les jeux de hazard; J. Riordan (1958), An introduction to combinatorial analysis, for successions',
  question: HOME,
  headline: 'items, or pairs of neighbours, stay where they were',
  finds: 'parts of the list that were not shuffled',
  opposite: {
    tail: 'lower',
    headline: 'no item, or no pair of neighbours, stays where it was',
    finds: 'shuffles that never leave an item in place, or never two neighbours together',
  },
  battery: 'quick',
  betweenLists: true,
  fit(n, lists) {
    const rows: readonly ListRow[] = [
      { test: `${TEST}/home`, question: HOME, degrees: 1, sizeOf: null, scale: 0, required: false },
      { test: `${TEST}/followed`, question: FOLLOWED, degrees: 1, sizeOf: null, scale: 0, required: false },
    ];
    return {
      shape: [2],
      rows,
      counter: () => {
        const counts = new Float64Array(2);
        let before = 0;
        return {
          counts,
          add(items, first) {
            let home = 0;
            let followed = 0;
            // The first item of a list follows none.
            let next = first === 0 ? -1 : before + 1;
            for (let k = 0; k < items.length; k++) {
              const item = items[k];
              if (item === first + k) home++;
              if (item === next) followed++;
              next = item + 1;
            }
            counts[0] += home;
            counts[1] += followed;
            before = next - 1;
          },
        };
      },
      test: (counts) => [
        countResult(rows[0], counts[0], poissonTails(counts[0], lists), lists),
        countResult(rows[1], counts[1], poissonTails(counts[1], lists * (1 - 1 / n)), lists),
      ],
    };
  },
};
