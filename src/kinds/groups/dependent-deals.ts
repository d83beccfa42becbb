import type { Headline } from '../../core/statistic/statistic.js';
import { numberWord } from '../../page/words/number-words.js';

/** The headline of rows that hold a deal against the one before: where that shows most, what else looks uneven may follow from it. */
export const dependentDeals: Headline = { says: 'a deal depends on the deals before it', rank: 1, strongestOnly: true };

/** What the same comes to where a row that looks so many deals back, two or more, shows it most. */
export function dependentOn(lag: number): string {
  return `a deal depends on the deal ${numberWord(lag)} deals before it`;
}
