import { describe, expect, it } from 'vitest';
import { remainderTold, scaledTold, type ToldForm } from '../../../../../../src/wings/predict/solve/linear/big/told-digits.js';
import { randomNumbers } from '../../../../../support/random-numbers.js';

const ones = (word: number): number => {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count++;
  return count;
};

const BOUNDS = [1, 2, 3, 4, 5, 6, 7, 10, 31, 32, 33, 48, 52, 100, 1000, 2652];

/** The digits of a word, by the bits that add up to each. */
const digitsOf = (form: ToldForm, word: number): number => {
  let digits = 0;
  for (let digit = 0; digit < 31; digit++) if (ones(word & form.sum(digit)) & 1) digits |= 1 << digit;
  return ones(word & form.sum(31)) & 1 ? digits | (1 << 31) : digits;
};

const random = randomNumbers('digits');

/** Words that give a draw, the least and the greatest among them. */
const scaledWords = (bound: number, draw: number): number[] => {
  const least = Math.ceil((draw * 2 ** 32) / bound);
  const greatest = Math.ceil(((draw + 1) * 2 ** 32) / bound) - 1;
  return [least, greatest, ...Array.from({ length: 200 }, () => least + Math.floor(random() * (greatest - least + 1)))];
};

const drawsBelow = (bound: number): number[] =>
  Array.from({ length: Math.min(bound, 60) }, (_, k) => (bound <= 60 ? k : Math.floor(random() * bound)));

describe('digits that a draw tells', () => {
  it.each(BOUNDS)('as the high part of a product with %i are those of every word that gives it, and no others', (bound) => {
    for (const draw of drawsBelow(bound)) {
      const mask = scaledTold.mask(bound, draw);
      const own = scaledWords(bound, draw).map((word) => digitsOf(scaledTold, word));
      expect(new Set(own.map((digits) => (digits & mask) >>> 0))).toEqual(new Set([(scaledTold.digits(bound, draw) & mask) >>> 0]));
      const differing = own.reduce((sum, digits) => sum | (digits ^ own[0]), 0);
      // Among 200 words the upper digits that differ are all seen; the lowest ones the ends of an interval can hide.
      expect((~mask & ~differing) >>> 20).toBe(0);
    }
  });

  it.each(BOUNDS)('as a remainder by %i are its factors of two', (bound) => {
    for (const dropped of [0, 1])
      for (const draw of drawsBelow(bound)) {
        const form = remainderTold(dropped);
        const words = Array.from({ length: 50 }, () => (draw + bound * Math.floor((random() * 2 ** 31) / bound)) * 2 ** dropped + dropped);
        const mask = form.mask(bound, draw);
        expect(new Set(words.map((word) => (digitsOf(form, word) ^ form.digits(bound, draw)) & mask))).toEqual(new Set([0]));
        expect(2 ** ones(mask)).toBe(bound & -bound);
      }
  });

  it('are as many as said on average, or hardly more', () => {
    for (const form of [scaledTold, remainderTold(0)])
      for (const bound of BOUNDS) {
        const told = Array.from({ length: bound }, (_, draw) => ones(form.mask(bound, draw))).reduce((sum, one) => sum + one, 0) / bound;
        expect(told).toBeGreaterThanOrEqual(form.mean(bound) - 1e-9);
        expect(told).toBeLessThan(form.mean(bound) + 1);
      }
  });
});
