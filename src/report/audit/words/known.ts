import type { KnownLaw } from '../../../core/record/by-law.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { Outcome } from '../../../core/subject/outcome.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { askedSize, rounded, sizeDown } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { scientific, sizePhrase } from '../../../page/size-phrase.js';

/** The words for an even exact law: only the generator's words are left to test. */
const EVEN_BY_LAW: Phrase = say`As long as the generator’s words are even, every choice of this method is exactly even. What the generator makes of it is for the deals to show.`;

/** The exact law where it is uneven, or null. */
export function unevenLaw({ known }: EvidenceCore): KnownLaw | null {
  return known && known.size > 0 ? known : null;
}

/** Says what the exact law implies, beside the size asked for and the deals that would show it. */
export function knownSentence(law: KnownLaw, detect: number, space: Outcome['kind']): Phrase {
  const { kind, size: exact, positions, trialsToSee } = law;
  if (kind === 'outcomes') return outcomesSentence(law, space);
  const what = kind === 'choices' ? 'The choices are uneven' : 'A card’s chances are off';
  if (exact === 0) return EVEN_BY_LAW;
  const beside = `It is ${exact > detect ? 'above' : exact < detect ? 'below' : 'exactly'} the ${askedSize(detect)} asked for`;
  const deals: Phrase =
    trialsToSee === null
      ? ['.']
      : say`; to detect it by dealing takes about ${trialsToSee < 1e15 ? [rounded(trialsToSee)] : scientific(trialsToSee)} deals.`;
  const places: Phrase =
    kind === 'choices' && positions !== null && positions > 0 ? say`, and a card’s chances of a position by ${sizePhrase(positions)}` : [];
  return say`${what} by ${strong(sizePhrase(exact))} on average, exactly${places}. ${beside}${deals}`;
}

/** Says how much of the probability lies elsewhere than it should, over every single outcome. */
function outcomesSentence({ size: exact, trialsToSee, variation }: KnownLaw, space: Outcome['kind']): Phrase {
  const { deals, even } = nounsOf(space);
  if (exact === 0)
    return say`As long as the generator’s words are even, every ${even} is exactly equally likely. What the generator makes of it is for the ${deals} to show.`;
  const share = variation?.value ?? 0;
  const seen: Phrase =
    trialsToSee === null
      ? []
      : say` To detect it takes about ${trialsToSee < 1e15 ? [rounded(trialsToSee)] : scientific(trialsToSee)} ${deals} with the tests of this audit.`;
  if (variation?.exact === false)
    return say`${strong(say`At least ${sizePhrase(share, sizeDown)}`)} of the probability lies in the wrong place (total variation from the even law).${seen}`;
  return say`${strong(sizePhrase(share))} of the probability lies in the wrong place, exactly: that much would have to move to make every ${even} equally likely (total variation).${pageOf({ kind: space }).offBy(sizePhrase(exact))}${seen}`;
}
