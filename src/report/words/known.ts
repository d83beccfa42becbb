import type { EvidenceCore, KnownLaw } from '../../core/evidence.js';
import { asked, count } from '../numbers.js';
import { type Phrase, say, strong } from '../phrase.js';
import { scientific, sizePhrase } from '../size-phrase.js';

/** What the exact law says where it is even: only the generator's words are left to test. */
const EVEN_BY_LAW: Phrase = say`As long as the generator’s words are even, every choice of this method is exactly even. What the generator makes of it is for the deals to show.`;

/** The exact law where it is uneven, or null. */
export function unevenLaw({ known }: EvidenceCore): KnownLaw | null {
  return known && known.size > 0 ? known : null;
}

/** What the exact law says, beside the size asked for and the deals that would show it. */
export function knownSentence({ kind, size: exact, trialsToSee }: KnownLaw, detect: number): Phrase {
  const what = kind === 'choices' ? 'The choices are uneven' : 'A card’s chances are off';
  if (exact === 0) return EVEN_BY_LAW;
  const beside = `It is ${exact > detect ? 'above' : exact < detect ? 'below' : 'just'} the ${asked(detect)} asked for`;
  const deals: Phrase =
    trialsToSee === null
      ? ['.']
      : say`; to see it by dealing takes ${trialsToSee < 1e15 ? [count(trialsToSee)] : ['about ', ...scientific(trialsToSee)]} deals.`;
  return say`${what} by ${strong(sizePhrase(exact))} on average, exactly. ${beside}${deals}`;
}
