import type { EvidenceCore } from '../../../core/record/evidence.js';
import { counted } from '../../../core/words/counted.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { isBelowPromise, promisedSize } from '../../../kinds/planning/promised-size.js';
import { sizeUp } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';

/** Says how many deals it takes for a bias to be found for certain, for a kind that needs more than a few. */
export function fewestSentence(core: EvidenceCore): readonly Phrase[] {
  const { kind } = core.subject.origin.outcome;
  const { promisedFrom = 1 } = pageOf({ kind });
  return isBelowPromise(core)
    ? [say`Even a large bias is not sure to be found in fewer than ${counted(promisedFrom, nounsOf(kind).deal)}.`]
    : [];
}

/** Says which size of bias shows reliably in so few deals, or that none is sure to. */
export function reliableSentence(core: EvidenceCore): Phrase {
  const [fewest] = fewestSentence(core);
  if (fewest) return fewest;
  const seen = promisedSize(core);
  const { deals } = nounsOf(core.subject.origin.outcome.kind);
  return seen === null
    ? say`So few ${deals} show no bias reliably.`
    : say`So few ${deals} show a bias reliably only if it is ${strong(`${sizeUp(seen)} or more`)}.`;
}
