import type { Statistic } from '../../../core/statistic/statistic.js';
import { histogram } from '../../counting/histogram.js';
import { dealtCells } from './dealt-cells.js';
import { nullIn } from './null-in.js';

const TEST = 'declared-first';
const QUESTION = 'Does each card come first as often as it is declared to?';

/**
 * Counts the card in the first position of each deal, as dealt, and compares the histogram with the declared chances, in bins fixed beforehand. It
 * has bins − 1 degrees. Where chances are far apart, as weights 1, 10 and 100 are, rare cards fill only a small part of an even choice, which dilutes
 * their effect. Here it counts in full. Its size is that of the chances of those cards, each weighted by its chance.
 */
export const declaredFirst: Statistic = {
  id: TEST,
  title: 'The first card against its declared chances',
  summary: 'Counts the card that comes first in each deal and compares the histogram with the chances that are declared.',
  reference: 'K. Pearson (1900), doi:10.1080/14786440009463897',
  question: QUESTION,
  asks: ({ space: { declared } }) =>
    declared?.kind === 'matchings' ? 'Is the first card of the deck paired with every other as often as it is declared to be?' : QUESTION,
  catches: 'weights sorted by weight · random under --null weighted',
  battery: 'quick',
  required: false,
  headline: { says: 'some cards come first more often than is declared', rank: 2 },
  fit(space, trials) {
    const made = nullIn(space);
    if ('skipped' in made) return made;
    const fitted = histogram({
      test: TEST,
      values: space.cards,
      law: made().first,
      trials,
      measure: () => (cells, at) => cells[at],
    });
    if ('skipped' in fitted) return fitted;
    return {
      ...fitted,
      accumulator() {
        const { add, counts } = fitted.accumulator();
        return { counts, add: (decks) => add({ width: decks.width, length: decks.length, cells: dealtCells(decks) }) };
      },
    };
  },
};
