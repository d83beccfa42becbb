import type { Statistic } from '../../../core/statistic.js';
import { choiceStatistic } from './choice-statistic.js';
import { choiceViews } from './choice-views.js';

/** Which pile is changed, the first, the second …, beyond what the position says. Sees players that look through the piles in order. */
export const choiceOfPile: Statistic = choiceStatistic({
  id: 'choice-of-pile',
  title: 'Which pile is chosen',
  summary: 'Counts which pile the player changes where several win and compares the counts with an even choice in each position.',
  reference: 'The score test: C. R. Rao (1948), Large sample tests of statistical hypotheses, doi:10.1017/S0305004100023987',
  question: 'Is no winning move preferred for the place of its pile?',
  catches: 'nim:player/first-pile',
  battery: 'quick',
  required: true,
  view: choiceViews['choice-of-pile'],
});
