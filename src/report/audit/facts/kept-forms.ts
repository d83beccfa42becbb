import { BIASED_KEPT } from '../../../core/beside.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { keptCards } from '../../../core/kept-cards.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { formWords } from '../../../page/words/card-forms.js';

/** The forms of cards that a function leaves in order, where the verdict is biased because of them, in words; else null. */
export function keptForms({ subject, verdict }: EvidenceCore): string | null {
  if (verdict.kind !== 'biased' || !verdict.because.includes(BIASED_KEPT)) return null;
  return formWords(keptCards(subject.origin));
}

/** Which decks it leaves in order, beside a verdict that rests on more; empty where it leaves none. */
export function keptSentences(core: EvidenceCore): readonly Phrase[] {
  const forms = keptForms(core);
  return forms === null ? [] : [say`In addition, ${strong(`it leaves decks of ${forms} as they were`)}.`];
}
