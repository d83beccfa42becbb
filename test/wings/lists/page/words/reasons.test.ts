import { expect, it } from 'vitest';
import { doubtWords, skipWords } from '../../../../../src/wings/lists/page/words/reasons.js';

it.each([
  [{ why: 'doubtful', tests: ['blocks/8'] }, '1 test (blocks/8) found what luck seldom shows, and no fresh list can be had'],
  [
    { why: 'too-few', smallestDetectable: 0.256, wanted: 0.2 },
    'so few items show a bias between eighths of the list reliably only if it is 25.6 % or more, and 20 % is asked for',
  ],
  [{ why: 'neither', wanted: 0.2 }, 'a bias of 20 % between eighths of the list is neither shown nor excluded'],
] as const)('says why nothing can be told of lists: %j', (doubt, said) => {
  expect(doubtWords(doubt)).toBe(said);
});

it.each([
  [{ why: 'long', most: 10_000_000 }, 'takes long, or much memory, beyond 10,000,000 items: --battery deep asks it'],
  [{ why: 'long-between', most: 10_000_000 }, 'beyond 10,000,000 items lists are held against each other by --battery deep alone'],
  [{ why: 'too-short', least: 10_000, n: 2000 }, 'knows its law from 10,000 items on, got 2,000'],
  [{ why: 'several', lists: 3 }, 'knows its law of one list, got 3'],
] as const)('says why a statistic does not run: %j', (skip, said) => {
  expect(skipWords(skip)).toBe(said);
});
