import { brokenGuards } from '../../../core/record/by-law.js';
import { isReference } from '../../../core/record/declared-null.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import { shareOf, verbFor } from '../../../core/words/counted.js';
import { capital, uncapital } from '../../../core/words/first-letter.js';
import { nounsOf } from '../../../kinds/pages.js';
import { guardsWords } from '../../../kinds/words/guard.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';
import { onceIn } from '../../../page/probability.js';

/** Says how sure a biased verdict is: how seldom an even shuffle would look like this, and how many tests agree. */
export function sureOfBias(
  { confirmation, guards, plan, results, subject, verdict }: EvidenceCore,
  found: readonly RecordedResult[],
): Phrase {
  const { deals, shuffle } = nounsOf(subject.origin.outcome.kind);
  const right = isReference(plan.null) ? `A ${shuffle} like the reference` : plan.null ? `A ${shuffle} of that law` : `An even ${shuffle}`;
  const [first] = found;
  if (!first) return [];
  const agree = `${capital(shareOf(count(found.length), count(results.length), 'test'))} ${verbFor(found.length, 'says')} so.`;
  const broken = brokenGuards(guards);
  const unread = broken.length > 0 ? ` The others do not count, because they take ${deals} to be independent: ${guardsWords(broken)}.` : '';
  const law = verdict.kind === 'biased' && verdict.because.includes('known-law') ? ' The exact calculation agrees.' : '';
  if (first.logPAdjusted < Math.log(plan.alpha)) {
    return say`${right} would look like this less than once in ${onceIn(first.logPAdjusted)} audits. ${agree}${unread}${law}`;
  }
  const fresh = confirmation ? count(confirmation.trials) : '';
  return say`The first ${deals} looked doubtful, and ${fresh} fresh ones showed the same again. The whole rule allows this in 2 of a million audits of ${uncapital(right)}.${law}`;
}
