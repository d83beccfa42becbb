import type { Statistic } from '../../../core/statistic.js';
import { choiceStatistic } from './choice-statistic.js';
import { choiceViews } from './choice-views.js';

/**
 * Every winning move of every position by itself: Pearson's chi-squared of each position, added up. Sees every departure from an even choice
 * there is, but slowly where there are many positions.
 */
export const choiceOfMove: Statistic = choiceStatistic({
  id: 'choice-of-move',
  title: 'Every move of every position',
  summary: 'Counts every winning move of every position by itself and compares the counts with an even choice in each.',
  reference: 'K. Pearson (1900), doi:10.1080/14786440009463897',
  question: 'Is every winning move of every position chosen equally often?',
  catches: 'nim:player/last-pile',
  battery: 'standard',
  required: false,
  view: choiceViews['choice-of-move'],
});
