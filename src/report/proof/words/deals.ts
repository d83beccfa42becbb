import { rounded } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';
import { scientific } from '../../../page/size-phrase.js';

/** The number of deals below which the law of large counts behind it does not hold, so that no number is given. */
const FEW = 10;

/** Writes the number of deals needed, for a sentence: "about 1,090 deals", "about 1.7 × 10^18 deals", "a few deals". */
export function dealsPhrase(trials: number): Phrase {
  if (trials < FEW) return ['a few deals'];
  return say`about ${trials < 1e15 ? [rounded(trials)] : scientific(trials)} deals`;
}
