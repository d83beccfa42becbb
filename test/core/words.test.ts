import { expect, test } from 'vitest';
import { andList } from '../../src/core/words/and-list.js';
import { capital, uncapital } from '../../src/core/words/first-letter.js';

test('a list is joined by commas and one "and"', () => {
  expect([[], ['a'], ['a', 'b'], [5, 14n, '9']].map(andList)).toEqual(['', 'a', 'a and b', '5, 14 and 9']);
});

test('only the first letter changes its size', () => {
  expect(['one Card', 'É', ''].map(capital)).toEqual(['One Card', 'É', '']);
  expect(['One Card', 'É', ''].map(uncapital)).toEqual(['one Card', 'é', '']);
});
