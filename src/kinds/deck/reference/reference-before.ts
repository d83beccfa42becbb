import type { Statistic } from '../../../core/statistic/statistic.js';
import { comparedSides } from './compared-sides.js';
import { countPlaces, placesOf, showsOf } from './places.js';

/** Two deals that follow one another. */
const PAIR = 2;

const TEST = 'reference-before';
const QUESTION = 'Does a deal hang on the one before it no more than two deals of the reference do?';

/**
 * Takes the deals of each block in pairs and reads the second as a rearrangement of the first. Compares where it moves the card of each position with
 * as many pairs of the reference. Pairs share no deal, so they are independent where deals are, whatever the law.
 */
export const referenceBefore: Statistic = {
  id: TEST,
  title: 'Each second deal and the one before it, beside the reference',
  summary: 'Counts where the card of each position lies in the next deal and compares that with pairs of deals of the reference.',
  reference: 'K. Pearson (1911), Biometrika 8:250–254: two samples of one law',
  question: QUESTION,
  catches: 'a shuffle that goes on with the deck of the deal before',
  battery: 'standard',
  required: false,
  ordered: 'between-deals',
  headline: { says: 'a deal hangs on the one before it', rank: 1 },
  fit({ cards: n }, trials) {
    const places = placesOf(n, 2);
    if (!places) return { skipped: { why: 'too-large', limit: 'cards', most: 16_384, got: n } };
    return comparedSides({
      test: TEST,
      steps: n,
      values: places.count,
      trials,
      share: 1 / PAIR,
      adds: { atMost: 1 },
      ...showsOf(places, 'positions'),
      side() {
        const counts = new Float64Array(n * places.count);
        const wasAt = new Uint16Array(n);
        const moved = new Uint16Array(n);
        let second = false;
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0, at = 0; deal < length; deal++, at += n) {
              for (let p = 0; p < n; p++) {
                if (second) moved[p] = wasAt[cells[at + p]];
                else wasAt[cells[at + p]] = p;
              }
              if (second) countPlaces(places, { width: n, length: 1, cells: moved }, counts);
              second = !second;
            }
          },
        };
      },
    });
  },
};
