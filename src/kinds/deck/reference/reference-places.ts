import type { Statistic } from '../../../core/statistic/statistic.js';
import { comparedSides } from './compared-sides.js';
import { countPlaces, placesOf, showsOf } from './places.js';

const TEST = 'reference-places';
const QUESTION = 'Does every card come to every position as often as from the reference?';

/**
 * Counts cards by positions in the deals and in as many of the reference, and compares where each card lies, position by position. Decks of more than
 * 181 cards use stretches of neighbouring positions.
 */
export const referencePlaces: Statistic = {
  id: TEST,
  title: 'Card by position, beside the reference',
  summary: 'Counts how often each card lies in each position and compares that with as many deals of the reference.',
  reference: 'K. Pearson (1911), Biometrika 8:250–254: two samples of one law',
  question: QUESTION,
  catches: 'naive-swap beside fisher-yates',
  battery: 'quick',
  required: true,
  headline: { says: 'the positions are not the reference’s', rank: 2 },
  fit({ cards: n }, trials) {
    const places = placesOf(n, 2);
    if (!places) return { skipped: { why: 'too-large', limit: 'cards', most: 16_384, got: n } };
    return comparedSides({
      test: TEST,
      steps: n,
      values: places.count,
      trials,
      ...showsOf(places, 'positions'),
      side() {
        const counts = new Float64Array(n * places.count);
        return { counts, add: (decks) => countPlaces(places, decks, counts) };
      },
    });
  },
};
