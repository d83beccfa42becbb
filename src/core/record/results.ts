import type { DeviationResult, RecordedResult } from './results-schema.js';

export type {
  DealsAgain,
  DeviationResult,
  DistinctDeals,
  Effect,
  EqualDealsResult,
  FrequentDeal,
  RecordedResult,
  RowPower,
} from './results-schema.js';

/** Returns true for the rows that measure the deviation of probabilities. */
export function isDeviation(result: RecordedResult): result is DeviationResult {
  return result.power !== null;
}

/** Returns true if a row compares parts of a sample and had too little data to detect a change: it clears nothing. */
export function isUntold(result: RecordedResult): boolean {
  return isDeviation(result) && result.compared?.enough === false;
}
