import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { biasedWords } from './biased.js';
import { cleanWords } from './clean.js';
import { inconclusiveWords } from './inconclusive.js';

/** The findings of a core that a page and a summary tell at several places. */
const FOUND = new WeakMap<EvidenceCore, VerdictWords>();

export function verdictWords(core: EvidenceCore): VerdictWords {
  const words = FOUND.get(core) ?? wordsOf(core);
  FOUND.set(core, words);
  return words;
}

function wordsOf(core: EvidenceCore): VerdictWords {
  const { verdict } = core;
  if (verdict.kind === 'biased') return biasedWords(core);
  return verdict.kind === 'no-bias-found' ? cleanWords(core, verdict) : inconclusiveWords(core, verdict);
}
