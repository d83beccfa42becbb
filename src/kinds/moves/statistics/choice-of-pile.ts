import { type ChoiceStatistic, choiceStatistic } from './choice-statistic.js';

/** Tests which pile is changed, the first, the second …, beyond what the position says. Detects players that look through the piles in order. */
export const choiceOfPile: ChoiceStatistic = choiceStatistic({
  id: 'choice-of-pile',
  title: 'Which pile is chosen',
  summary: 'Counts which pile the player changes where several win and compares the counts with an even choice in each position.',
  reference: 'The score test: C. R. Rao (1948), Large sample tests of statistical hypotheses, doi:10.1017/S0305004100023987',
  question: 'Does the player choose among winning moves without regard to the place of the pile?',
  catches: 'nim:player/first-pile',
  battery: 'quick',
  required: true,
  headline: { says: 'the player favours winning moves in some piles over others' },
  // A position with one winning move only says nothing; every other one tells all piles apart.
  view: ({ chances }) => ({
    block: 'all',
    actions: chances.filter((chance) => chance > 0).length > 1 ? chances.map((_, pile) => pile) : chances.map(() => -1),
  }),
});
