import type { Language } from '../../core/record/profile.js';
import { numberIn } from '../../core/words/numbers.js';
import { CONTROL_WORDS } from '../words/controls.js';
import type { CountTold } from '../worker/tasks.js';

/** The least chance shown as such: smaller ones are written as one in a number, and none as less than one in a million million. */
const LEAST_TOLD = 0.001;
const MOST_TOLD = 12;

/** Says what the test shows about a picture, in a sentence. */
export function testedIn(lang: Language, { degrees, logP, value }: NonNullable<CountTold['test']>): string {
  return CONTROL_WORDS[lang].tested(numberIn(lang, value, 1), numberIn(lang, degrees), chanceIn(lang, logP));
}

/** Writes a chance as the language does, from its natural logarithm; never smaller than it is. */
export function chanceIn(lang: Language, logP: number): string {
  if (logP >= Math.log(LEAST_TOLD)) return numberIn(lang, Math.ceil(1000 * Math.min(1, Math.exp(logP))) / 1000, 3);
  const power = Math.min(MOST_TOLD, Math.floor(-logP / Math.LN10));
  return CONTROL_WORDS[lang].oneIn(numberIn(lang, Number(`1e${power}`)));
}
