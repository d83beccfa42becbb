import type { EvidenceCore } from '../../../core/record/evidence.js';
import { twoCards } from '../../../kinds/deck/page/positions.js';
import { sizeUp } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';

/**
 * The concentrated case that an average hides: how far off two cards in two positions would have to be. Empty without the position test, and under a
 * declared null, whose positions are not those of the cards that were dealt.
 */
export function twoCardsSentence(core: EvidenceCore): Phrase {
  const off = core.plan.null ? null : twoCards(core);
  if (off === null || core.plan.n < 3) return [];
  if (off > 1)
    return say`If only two cards were off, and only in two positions, this audit would not see it reliably, however far they were off.`;
  return core.verdict.kind === 'no-bias-found'
    ? say`If only two cards were off, and only in two positions, they would have to be off by ${sizeUp(off)} to be seen as surely.`
    : say`If only two cards were off, and only in two positions, they could be off by ${sizeUp(off)} and this audit might say nothing.`;
}
