import { andList } from '../../core/words/and-list.js';
import { capital } from '../../core/words/first-letter.js';
import { count } from '../numbers.js';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number in a sentence: words up to twelve, digits beyond. */
export function numberWord(value: number): string {
  return WORDS[value] ?? count(value);
}

/** The same at the beginning of a sentence. */
export function sentenceNumber(value: number): string {
  return capital(numberWord(value));
}

/** "a, b and c", at most `most` of them named and the others counted. */
export function listed(names: readonly string[], most: number): string {
  const shown = names.length > most ? [...names.slice(0, most - 1), `${count(names.length - most + 1)} more`] : names;
  return andList(shown);
}
