import type { Diagnosis } from '../../../core/record/diagnosis.js';
import { counted } from '../../../core/words/counted.js';
import { CARD_NOUNS } from '../../../page/nouns.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';
import { diagnosisSentence } from '../../../page/words/diagnosis.js';

/** Says which known mistake fits `trials` deals of `n` cards; where positions still look even, that the run may have ended too soon for them to tell. */
export function earlyDiagnosis(diagnosis: Diagnosis, trials: number, n: number): Phrase {
  if (!diagnosis.even)
    return diagnosisSentence(diagnosis, {
      n,
      betweenDeals: false,
      dealsTold: false,
      cards: null,
      nouns: CARD_NOUNS,
      unmoved: null,
      turned: false,
      ownCode: false,
    });
  return say`After ${counted(count(trials), 'deal')} the positions of single cards do not yet tell which of the ${counted(count(diagnosis.compared), 'known mistake')} it is, if it is one. An audit of fixed size deals on and may say.`;
}
