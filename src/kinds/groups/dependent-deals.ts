import type { Headline } from '../../core/statistic/headline.js';
import { numberWord } from '../../page/words/number-words.js';

/** The headline of rows that compare a deal with the one before. Where that shows most, what else looks uneven may follow from it. */
export const dependentDeals: Headline = { says: 'a deal depends on the deals before it', rank: 1, strongestOnly: true };

/** Words the same headline for a row that looks `lag` deals back, two or more, and shows it most. */
export function dependentOn(lag: number): string {
  return `a deal depends on the deal ${numberWord(lag)} deals before it`;
}
