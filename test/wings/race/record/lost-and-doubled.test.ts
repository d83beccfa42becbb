import { describe, expect, it } from 'vitest';
import { lostAndDoubled } from '../../../../src/wings/race/record/lost-and-doubled.js';

describe('what is wrong with a deck', () => {
  it.each([
    [[2, 0, 1], [], [], []],
    [
      [4, 4, 2, 0, 0],
      [1, 3],
      [4, 0],
      [1, 4],
    ],
    [[1, 1, 1], [0, 2], [1], [1, 2]],
  ])('%j', (deck, lost, doubled, again) => {
    expect(lostAndDoubled(deck)).toEqual({ lost, doubled, again });
  });

  it('is worked out at once of the largest deck', () => {
    const deck = new Array<number>(65_535).fill(0);
    const { again, doubled, lost } = lostAndDoubled(deck);
    expect([lost.length, doubled, again.length]).toEqual([65_534, [0], 65_534]);
  });
});
