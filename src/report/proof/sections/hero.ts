import type { ProofCore } from '../../../core/proof.js';
import type { Markup } from '../../../page/markup.js';
import { hero } from '../../../page/sections/hero.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import { counting } from '../words/counting.js';
import { subjectSentence } from '../words/subject.js';
import { proofWords } from '../words/verdict.js';

/** The verdict of a proof with what it is about and what is assumed. */
export function proofHero(core: ProofCore): Markup {
  const words = proofWords(core);
  return hero({
    mark: LOOK[core.verdict.kind],
    words,
    facts: [
      ['What the proof is about', subjectSentence(core)],
      ['What is assumed', words.sure],
      ['Words used', counting(core)],
    ],
  });
}
