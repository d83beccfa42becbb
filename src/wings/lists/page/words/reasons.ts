import { type CodedWords, wordsFor } from '../../../../core/words/coded-words.js';
import { counted } from '../../../../core/words/counted.js';
import { percentUp } from '../../../../core/words/numbers.js';
import { count } from '../../../../page/numbers.js';
import type { ListDoubt, ListSkip } from '../../record/one-list.js';

const DOUBTS: CodedWords<ListDoubt> = {
  doubtful: ({ tests }) =>
    `${counted(tests.length, 'test')} (${tests.join(', ')}) found what luck seldom shows, and no fresh list can be had`,
  'too-few': ({ smallestDetectable, wanted }) =>
    `so few items show a bias between eighths of the list reliably only if it is ${percentUp(smallestDetectable)} or more, and ${percentUp(wanted)} is asked for`,
  neither: ({ wanted }) => `a bias of ${percentUp(wanted)} between eighths of the list is neither shown nor excluded`,
};

const SKIPS: CodedWords<ListSkip> = {
  long: ({ most }) => `takes long, or much memory, beyond ${count(most)} items: --battery deep asks it`,
  'long-between': ({ most }) => `beyond ${count(most)} items lists are held against each other by --battery deep alone`,
  'too-short': ({ least, n }) => `knows its law from ${count(least)} items on, got ${count(n)}`,
  several: ({ lists }) => `knows its law of one list, got ${count(lists)}`,
};

/** Says why nothing can be told, as a clause. */
export function doubtWords(doubt: ListDoubt): string {
  return wordsFor(DOUBTS, doubt);
}

/** Says why a statistic does not run: the rest of a sentence that begins with its name. */
export function skipWords(skip: ListSkip): string {
  return wordsFor(SKIPS, skip);
}
