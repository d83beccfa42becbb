import type { AdaptiveShuffle } from '../../core/subject/shuffle.js';

/**
 * `array.sort(() => Math.random() - 0.5)`: the engine's own sort, which tosses a coin instead of comparing.
 *
 * Its law is that of the engine's sorting algorithm; the number of choices varies from deal to deal.
 */
export const sortComparator: AdaptiveShuffle = {
  kind: 'adaptive',
  id: 'sort-comparator',
  title: 'Sort with a coin for a comparator',
  summary: "The engine's own sort, told at every comparison by a coin which of two cards comes first.",
  reference:
    'R. Weir, Doing the Microsoft Shuffle: Algorithm Fail in Browser Ballot (2010), www.robweir.com/blog/2010/02/microsoft-random-browser-ballot.html',
  uniform: false,
  compared: { place: 5 },
  seenIn: "Microsoft's browser choice screen for the European Union, browserchoice.eu, until March 2010",
  cure: {
    wrong: { does: 'sortedByCoins' },
    right: { does: 'shuffled' },
    why: 'A sort relies on answers that agree with each other. Random ones do not, and what comes of it depends on the sort.',
  },
  run(choices, deck) {
    const cards = Array.from(deck).sort(() => (choices.below(2) === 0 ? 1 : -1));
    deck.set(cards);
  },
};
