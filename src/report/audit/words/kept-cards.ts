import type { EvidenceCore } from '../../../core/record/evidence.js';
import { keptCards } from '../../../core/source/kept-cards.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../page/numbers.js';
import { say, strong } from '../../../page/phrase.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { looksBeside } from '../facts/beside.js';
import { keptFormWords } from '../facts/kept-forms.js';
import { sortedDecks } from '../facts/sorted.js';
import { sideLookSentences } from './side-looks.js';

/** The words of a verdict that is biased by no row of the first sample, but because decks of other cards stay in order; null for any other. */
export function keptWords(core: EvidenceCore): VerdictWords | null {
  const does = keptFormWords(core);
  if (does === null) return null;
  // A function that sorts numbers leaves alone what it cannot sort, and equal cards side by side: that it sorts says more, where a look shows it.
  const keeps = keptCards(core.subject.origin);
  const numbers = keeps.some((form) => form === 'shifted' || form === 'negative' || form === 'large');
  const looks = looksBeside(core).filter(({ found }) => found.length > 0);
  if (!numbers && looks.some((look) => keeps.every((form) => form === 'equals') || sortedDecks(look.core))) return null;
  return {
    name: 'Biased:',
    rest: [does],
    lead: say`It looks at what the cards are: handed such decks before the audit, ${strong(does)}, every time.`,
    more: [
      say`The ${counted(count(core.plan.trials), 'deal')} of the deck from 0 on do not show it. A shuffle must key cards by their place in the deck, and not by their value.`,
      ...sideLookSentences(core),
    ],
    sure: say`An even shuffle does so in every deal of such a look less than once in 1,000 million times.`,
  };
}
