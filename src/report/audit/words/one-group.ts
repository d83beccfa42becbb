import { counted } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { capital } from '../../../core/first-letter.js';
import { isDeviation, type RecordedResult } from '../../../core/results.js';
import { establishedRow } from '../../../kinds/deck/page/cause.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { furthestWords } from '../../../kinds/words/group-words.js';
import { count, interval, NBSP, size, sizeUp } from '../../../page/numbers.js';
import { type Phrase, say, soft, strong } from '../../../page/phrase.js';

/** The lead of a log of which one group differs from the rest; null where the headline says something else. */
export function oneGroupLead(core: EvidenceCore, uneven: readonly RecordedResult[]): Phrase | null {
  const { origin } = core.subject;
  const [strongest] = uneven;
  if (!strongest || !isDeviation(strongest) || pageOf(origin.outcome).headline?.(core, null)) return null;
  const row = establishedRow(core, uneven);
  if (!row || !isDeviation(row) || !row.furthest) return null;
  const { effect, furthest } = row;
  const name = furthestWords(origin.source, row);
  if (name === null) return null;
  const deals = counted(count(furthest.deals), nounsOf(origin.outcome.kind).deal);
  return say`${strong(`${capital(name)} differs from the rest.`)} In its ${deals} the chances are off from those of all other groups by ${strong(size(effect.estimate))} on average; from ${sizeUp(furthest.seenFrom)} on this audit would have found it 99${NBSP}times in${NBSP}100. ${soft(`The 95${NBSP}% interval, for whichever group, is ${interval(effect.low, effect.high)}.`)}`;
}
