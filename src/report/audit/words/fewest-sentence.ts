import { counted } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { type Phrase, say } from '../../../page/phrase.js';

/** From when on a bias is sure to be found, of a kind where that takes more than a few. */
export function fewestSentence({ plan, subject }: EvidenceCore): readonly Phrase[] {
  const { kind } = subject.origin.outcome;
  const { promisedFrom = 1 } = pageOf({ kind });
  return plan.trials < promisedFrom
    ? [say`Even a large bias is not sure to be found in fewer than ${counted(promisedFrom, nounsOf(kind).deal)}.`]
    : [];
}
