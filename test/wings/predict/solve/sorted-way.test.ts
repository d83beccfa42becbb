import { describe, expect, it } from 'vitest';
import { NUMBER_SORTS, ranksOf } from '../../../../src/wings/predict/solve/sort/number-sorts.js';
import { WAYS } from '../../../../src/wings/predict/solve/ways.js';
import { randomNumbers } from '../../../support/random-numbers.js';
import { readDecks, searchHere } from '../found-by.js';

const sorted = WAYS.filter(({ reads }) => reads === 'ranks');

describe('a shuffle that sorts by one number a card', () => {
  it.each(NUMBER_SORTS.map((reading) => [reading.shuffle.id, reading] as const))(
    '%s is read back as the ranks of its numbers',
    (id, { read, shuffle }) => {
      const number = randomNumbers(id);
      const [deal, draws] = [
        Uint16Array.from({ length: 20 }, (_, card) => card),
        Uint32Array.from({ length: 20 }, () => number() * 2 ** 32),
      ];
      shuffle.apply(draws, deal);
      const told = new Uint32Array(20);
      expect([read(deal, told), told]).toEqual([true, ranksOf(draws)]);
    },
  );

  it('tells of its ranks the leading bits that even numbers of these ranks have, as often as it says', () => {
    const number = randomNumbers('ranks and bits');
    const [n, samples] = [10, 20_000];
    const ones = Array.from({ length: n }, () => 0);
    for (let k = 0; k < samples; k++) {
      const drawn = Array.from({ length: n }, () => number()).sort((a, b) => a - b);
      for (const [rank, u] of drawn.entries()) ones[rank] += u >= 0.5 ? 1 : 0;
    }
    // Of ten numbers the r-th smallest is at least 1/2 where at most r of them are smaller: sums of C(10, i) / 1024.
    const law = [1, 11, 56, 176, 386, 638, 848, 968, 1013, 1023].map((ways) => ways / 1024);
    // A false alarm has a chance below 1e-6: five standard deviations, ten times.
    for (const [rank, share] of law.entries()) expect(Math.abs(ones[rank] / samples - share)).toBeLessThan(5 * Math.sqrt(0.25 / samples));
    for (const [rank, share] of law.entries())
      expect(sorted[0].told?.(0, rank, n)).toBeGreaterThanOrEqual(Math.min(share, 1 - share) <= 0.25 ? 1 : 0);
  });

  it('is foretold from four deals of 52, three of which are used', () => {
    const decks = readDecks('v8-node20-sorted-52');
    const found = searchHere(decks.slice(0, 4), ({ reads }) => reads === 'ranks');
    expect([found?.candidate.used, found?.next]).toEqual([3, decks.slice(4, 7)]);
  });

  it('is not where one card is out of place', () => {
    const decks = readDecks('v8-node20-sorted-52').map((deck) => [...deck]);
    [decks[7][3], decks[7][4]] = [decks[7][4], decks[7][3]];
    expect(searchHere(decks, ({ reads }) => reads === 'ranks')).toBe(null);
  });
});
