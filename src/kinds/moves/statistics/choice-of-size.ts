import { type ChoiceStatistic, choiceStatistic } from './choice-statistic.js';

/**
 * Tests which of the piles with a winning move is changed, the largest, second largest …, beyond what the position says. Equal piles are one action,
 * and positions in which different numbers of piles are equal are looked at separately. Detects players that prefer a size, and tells an even choice
 * of piles from one of outcomes.
 */
export const choiceOfSize: ChoiceStatistic = choiceStatistic({
  id: 'choice-of-size',
  title: 'How large a pile is chosen',
  summary: 'Counts whether the largest or a smaller pile is changed where several win and compares the counts with an even choice.',
  reference: 'The score test: C. R. Rao (1948), Large sample tests of statistical hypotheses, doi:10.1017/S0305004100023987',
  question: 'Does the player choose among winning moves without regard to the size of the pile?',
  catches: 'nim:player/largest-pile',
  battery: 'quick',
  required: true,
  headline: { says: 'the player favours winning moves in piles of some sizes' },
  view({ chances, piles }) {
    const sizes = piles.filter((_, pile) => chances[pile] > 0).sort((a, b) => b - a);
    const different = [...new Set(sizes)];
    return {
      block: different.map((size) => sizes.filter((other) => other === size).length).join(' '),
      actions: piles.map((size, pile) => (chances[pile] > 0 ? different.indexOf(size) : -1)),
    };
  },
});
