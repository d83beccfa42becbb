import type { EvidenceCore } from '../../../core/record/evidence.js';
import { keptCards } from '../../../core/source/kept-cards.js';
import { BIASED_KEPT } from '../../../core/statistic/side-looks.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { keptClause } from '../../../page/words/card-forms.js';

/** The words for what a function does with decks of other cards, where that makes the verdict biased; else null. */
export function keptFormWords({ subject, verdict }: EvidenceCore): string | null {
  if (verdict.kind !== 'biased' || !verdict.because.includes(BIASED_KEPT)) return null;
  return keptClause(keptCards(subject.origin));
}

/** The same words beside a verdict that rests on more; empty where no such thing happens. */
export function keptSentences(core: EvidenceCore): readonly Phrase[] {
  const does = keptFormWords(core);
  return does === null ? [] : [say`In addition, ${strong(does)}.`];
}
