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

/** Tells the rows apart that measure how far chances are off. */
export function isDeviation(result: RecordedResult): result is DeviationResult {
  return result.power !== null;
}

/** Whether a row compares parts of a sample and had too little to see a change by: it clears nothing. */
export function isUntold(result: RecordedResult): boolean {
  return isDeviation(result) && result.compared?.enough === false;
}
