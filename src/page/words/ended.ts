import { capital } from '../../core/words/first-letter.js';
/** Turns a recorded statement into a sentence: a capital first, a full stop last. */
export function ended(sentence: string): string {
  const text = capital(sentence);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
