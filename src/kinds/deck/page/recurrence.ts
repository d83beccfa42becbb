import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say, soft, strong } from '../../../page/phrase.js';
import { statisticOf } from '../../declared.js';
import { linearComplexity, recurrenceIn } from '../statistics/linear-complexity.js';
import { standing } from './standing.js';

/** Tells a linear rule from deal to deal, where nothing else stands out; null where something else does. */
export function recurrenceLead(core: EvidenceCore, found: readonly RecordedResult[]): Phrase | null {
  const [strongest] = standing(core, found);
  const values = core.counts[linearComplexity.id]?.values;
  if (!strongest || !values || statisticOf('deck', strongest.test) !== linearComplexity) return null;
  const { deals, length } = recurrenceIn(values, strongest.test);
  const half = `By luck it would take about ${count(Math.round(deals / 2))}.`;
  const looked = `the first ${counted(count(deals), 'deal')}`;
  if (2 * length > deals)
    return say`In ${looked} ${strong(`no linear rule of fewer than ${counted(count(length), 'deal')} foretells the last choice of the next one`)}. ${half} A rule that held for long and then broke leaves this behind.`;
  return say`${strong(`The last choice of a deal, among two, follows from those of the ${counted(count(length), 'deal')} before it`)}, in all of ${looked}. ${half} ${soft('Generators that only shift and combine bits do so, such as xorshift and the Mersenne Twister: who has seen that many deals knows each such choice beforehand.')}`;
}
