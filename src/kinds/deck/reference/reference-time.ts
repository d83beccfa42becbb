import type { Statistic } from '../../../core/statistic/statistic.js';
import { eighths, PARTS } from '../../groups/cuts.js';
import { LEAST_IN_PARTS } from '../../groups/parts-homogeneity.js';
import { comparedSides } from './compared-sides.js';
import { countPlaces, placesOf, showsOf } from './places.js';

const TEST = 'reference-time';
const QUESTION = 'Does every card come to every position as often as from the reference, all through the run?';

/**
 * Does what `reference-places` does, in each eighth of the run separately. A bias that changes during the run can even out over the whole run, and
 * shows here. The positions are told apart as finely as there is room.
 */
export const referenceTime: Statistic = {
  id: TEST,
  title: 'Card by position in each eighth, beside the reference',
  summary: 'Compares the table of cards by positions with that of the reference in each eighth of the run.',
  reference: 'K. Pearson (1911), Biometrika 8:250–254: two samples of one law',
  question: QUESTION,
  catches: 'a shuffle that turns half-way, beside fisher-yates',
  battery: 'quick',
  required: false,
  headline: { says: 'for a time the positions are not the reference’s', rank: 1, about: 'changes' },
  neededFrom: () => LEAST_IN_PARTS,
  fit({ cards: n }, trials) {
    const places = placesOf(n, 2 * PARTS);
    if (!places) return { skipped: { why: 'too-large', limit: 'cards', most: 2_048, got: n } };
    if (trials < LEAST_IN_PARTS) return { skipped: { why: 'few-outcomes', least: LEAST_IN_PARTS, got: trials } };
    const [{ partAt }] = eighths(trials);
    const cells = n * places.count;
    return comparedSides({
      test: TEST,
      steps: PARTS * n,
      values: places.count,
      trials,
      share: 1 / PARTS,
      adds: { atMost: n },
      ...showsOf(places, 'positions'),
      side(stretch = { first: 0, trials }) {
        const counts = new Float64Array(PARTS * cells);
        let dealt = 0;
        return {
          counts,
          add({ cells: decks, length, width }) {
            for (let from = 0; from < length; ) {
              const { end, part } = partAt(stretch, dealt + from, trials);
              const to = Math.min(length, end - dealt);
              countPlaces(places, { width, length: to - from, cells: decks.subarray(from * width, to * width) }, counts, part * cells);
              from = to;
            }
            dealt += length;
          },
        };
      },
    });
  },
};
