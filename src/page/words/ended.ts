import { capital } from '../../core/words/first-letter.js';
/** A recorded statement as a sentence: a capital first, a full stop last. */
export function ended(sentence: string): string {
  const text = capital(sentence);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
