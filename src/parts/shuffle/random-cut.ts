import type { PlannedShuffle } from '../../core/subject/shuffle.js';

/** One cut: n of the n! permutations, each card equally likely at each position, so a look at single positions shows nothing. */
export const randomCut: PlannedShuffle = {
  kind: 'planned',
  id: 'random-cut',
  title: 'A single cut',
  summary: 'The deck is cut once and the parts change places; who follows whom stays as it was.',
  reference: 'P. Diaconis, Group Representations in Probability and Statistics, Institute of Mathematical Statistics (1988)',
  uniform: false,
  seenIn: 'the blackjack server HcomCoolCode/21, lib/slothy_shuffle.ex: the decks are cut once and dealt',
  cure: {
    wrong: { does: 'cut' },
    right: { does: 'shuffled' },
    why: 'A cut has no more than n results, and who follows whom stays as it was.',
  },
  kernel: 'cuts',
  bounds: (n) => Uint32Array.of(n),
  apply(draws, deck) {
    const above = draws[0];
    const top = deck.slice(0, above);
    deck.copyWithin(0, above);
    deck.set(top, deck.length - above);
  },
};
