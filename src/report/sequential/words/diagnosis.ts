import type { Diagnosis } from '../../../core/diagnosis.js';
import { type Phrase, say } from '../../phrase.js';
import { diagnosisSentence } from '../../words/diagnosis.js';

/** Which known mistake fits; where positions still look even, that the run may have ended too soon for them to tell. */
export function earlyDiagnosis(diagnosis: Diagnosis, trials: number): Phrase {
  if (!diagnosis.even) return diagnosisSentence(diagnosis);
  return say`After ${trials} deals the positions of single cards do not yet tell which of the ${diagnosis.compared} known mistakes it is, if it is one. An audit of fixed size deals on and may say.`;
}
