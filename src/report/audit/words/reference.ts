import type { ReferenceNull } from '../../../core/record/declared-null.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import { isDeviation, type RecordedResult } from '../../../core/record/results.js';
import { counted } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { referenceRepeats } from '../../../kinds/deck/reference/reference-repeats.js';
import { sideSentence } from '../../../kinds/deck/reference/side-sentence.js';
import { headlineAmong, headlineOf } from '../../../kinds/declared.js';
import { referenceName } from '../../../kinds/words/reference.js';
import { count, interval, NBSP, size } from '../../../page/numbers.js';
import { type Phrase, say, soft, strong } from '../../../page/phrase.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { questionOf } from './question.js';
import { sureOfBias } from './sure-of-bias.js';

export function referenceWords(core: EvidenceCore, declared: ReferenceNull, found: readonly RecordedResult[]): VerdictWords {
  const { kind } = core.subject.origin.outcome;
  const says = headlineAmong(kind, found)?.says;
  const first = found.find(({ test }) => headlineOf(kind, test)?.says === says) ?? found[0];
  return {
    name: 'Biased:',
    rest: [says ?? 'the deals are not those of the reference'],
    lead: first ? testSentence(core, first) : say`The deals are not those of the reference ${referenceName(declared)}.`,
    more: [
      say`This says that the two differ. It takes the reference for right: a mistake of ${strong(referenceName(declared))} would show in the same way.`,
    ],
    sure: sureOfBias(core, found),
  };
}

function testSentence(core: EvidenceCore, first: RecordedResult): Phrase {
  const side = sideSentence(core, first.test);
  const told = side.length > 0 ? side : say`“${capital(questionOf(core, first))}” No.`;
  // The size of duplicates grows with the number of deals.
  if (!isDeviation(first) || first.test === referenceRepeats.id) return told;
  const off = say` The chances that this test counts there are off by ${strong(size(first.effect.estimate))} of the reference’s own on average. ${soft(`The 95${NBSP}% interval is ${interval(first.effect.low, first.effect.high)}.`)}`;
  return [...told, ...off];
}

export function referenceLead({ plan }: EvidenceCore, seen: string, times: string): Phrase {
  return say`Had the positions of any card, what follows it, or how far any two cards lie apart been off by ${strong(`${seen} or more`)} on average of what they are from the reference, this audit would have found it ${times}. It compared ${counted(count(plan.trials), 'deal')} of each.`;
}

export function referenceLimits(declared: ReferenceNull): Phrase {
  return say`It says nothing of how right ${strong(referenceName(declared))} is: what both do wrong in the same way is not seen.`;
}
