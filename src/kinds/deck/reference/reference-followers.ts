import type { Statistic } from '../../../core/statistic/statistic.js';
import { comparedSides } from './compared-sides.js';
import { placesOf, showsOf } from './places.js';

const TEST = 'reference-followers';
const QUESTION = 'Does every card follow every other as often as from the reference?';

/**
 * Counts which card follows each, none behind the last, in the deals and in as many of the reference, and compares what follows each card. A card
 * that none follows is counted as its own follower. In decks of more than 181 cards, followers are told apart by stretches of neighbouring cards.
 */
export const referenceFollowers: Statistic = {
  id: TEST,
  title: 'Which card follows which, beside the reference',
  summary: 'Counts how often each card follows each other and compares that with as many deals of the reference.',
  reference: 'K. Pearson (1911), Biometrika 8:250–254: two samples of one law',
  question: QUESTION,
  catches: 'random-cut beside fisher-yates',
  battery: 'quick',
  required: true,
  headline: { says: 'the followers are not the reference’s', rank: 1 },
  fit({ cards: n }, trials) {
    const places = placesOf(n, 2);
    if (!places) return { skipped: { why: 'too-large', limit: 'cards', most: 16_384, got: n } };
    const { count, placeOf } = places;
    return comparedSides({
      test: TEST,
      steps: n,
      values: count,
      trials,
      ...showsOf(places, 'cards'),
      side() {
        const counts = new Float64Array(n * count);
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0, at = 0; deal < length; deal++, at++) {
              for (const last = at + n - 1; at < last; at++) counts[cells[at] * count + placeOf[cells[at + 1]]]++;
              counts[cells[at] * count + placeOf[cells[at]]]++;
            }
          },
        };
      },
    });
  },
};
