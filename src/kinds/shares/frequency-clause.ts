import { counted } from '../../core/words/counted.js';
import { count, ratio, ratioBound } from '../../page/numbers.js';
import { type Phrase, say, soft, strong } from '../../page/phrase.js';

/** A frequency as a multiple of its even share, with the simultaneous interval for all of its kind where there is one. */
interface Times {
  readonly ratio: number;
  readonly low?: number;
  readonly high?: number;
}

/**
 * Ends a sentence on how often something comes in `deals` deals: `1.40 times as often as it should. With luck allowed for, at least 1.21 times.` The
 * bound only where luck does not explain it.
 */
export function frequencyClause({ high = 1, low = 1, ratio: times }: Times, deals: number, should = 'as it should'): Phrase {
  if (times === 0) return say`${strong('not once')} in ${counted(count(deals), 'deal')}.`;
  const bound = low > 1 || high < 1 ? soft(` With luck allowed for, ${ratioBound({ ratio: times, low, high })}.`) : '';
  return say`${strong(`${ratio(times)} times`)} as often ${should}.${bound}`;
}
