import type { EvidenceCore } from '../../../core/record/evidence.js';
import { keptCards } from '../../../core/source/kept-cards.js';
import { BIASED_KEPT } from '../../../core/statistic/side-looks.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { keptClause } from '../../../page/words/card-forms.js';

/** What a function does with decks of other cards, where the verdict is biased because of that, in words; else null. */
export function keptFormWords({ subject, verdict }: EvidenceCore): string | null {
  if (verdict.kind !== 'biased' || !verdict.because.includes(BIASED_KEPT)) return null;
  return keptClause(keptCards(subject.origin));
}

/** The same beside a verdict that rests on more; empty where it does nothing of the kind. */
export function keptSentences(core: EvidenceCore): readonly Phrase[] {
  const does = keptFormWords(core);
  return does === null ? [] : [say`In addition, ${strong(does)}.`];
}
