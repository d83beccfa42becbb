import { type ChoiceStatistic, choiceStatistic } from './choice-statistic.js';

/**
 * Tests every winning move of every position by itself: Pearson's chi-squared of each position, added up. Detects every departure from an even
 * choice, but slowly where there are many positions.
 */
export const choiceOfMove: ChoiceStatistic = choiceStatistic({
  id: 'choice-of-move',
  title: 'Every move of every position',
  summary: 'Counts every winning move of every position by itself and compares the counts with an even choice in each.',
  reference: 'K. Pearson (1900), doi:10.1080/14786440009463897',
  question: 'Is every winning move of every position chosen equally often?',
  catches: 'nim:player/last-pile',
  battery: 'standard',
  required: false,
  view({ chances, rank }) {
    let action = 0;
    return { block: String(rank), actions: chances.map((chance) => (chance > 0 ? action++ : -1)) };
  },
});
