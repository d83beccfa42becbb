import { describe, expect, it } from 'vitest';
import { EXIT_OF } from '../../../src/core/errors.js';
import { RaceTally } from '../../../src/host/race/tally.js';
import { raceFailure } from '../../../src/host/race/words.js';
import { xoshiro128ss } from '../../../src/parts/prng/index.js';

const tallyOf = (n: number, ...decks: readonly (readonly number[])[]): RaceTally => {
  const tally = new RaceTally(n);
  for (const deck of decks) tally.add(Uint16Array.from(deck), 0);
  return tally;
};

describe('what became of a deck', () => {
  it('is nothing where every card is there once', () => {
    expect(tallyOf(4, [0, 1, 2, 3], [3, 1, 0, 2])).toMatchObject({ deals: 2, broken: 0, lost: 0, doubled: 0, first: null });
  });

  it('is counted: cards lost, cards doubled, and the first such deck', () => {
    const tally = tallyOf(4, [0, 1, 2, 3], [0, 0, 2, 2], [3, 3, 3, 3]);
    expect(tally).toMatchObject({ deals: 3, broken: 2, lost: 5, doubled: 5 });
    expect(tally.first).toEqual({ deal: 2, cells: Uint16Array.of(0, 0, 2, 2) });
  });

  it('counts a cell that is no card as neither', () => {
    expect(tallyOf(3, [0, 7, 2])).toMatchObject({ broken: 1, lost: 1, doubled: 0 });
  });

  it('agrees with sets on decks of every kind', () => {
    const words = new Uint32Array(12_000);
    xoshiro128ss.seeded?.(5n).fill(words);
    const tally = new RaceTally(6);
    const decks = Array.from({ length: 2000 }, (_, k) => Uint16Array.from(words.subarray(6 * k, 6 * k + 6), (word) => word % 7));
    const lost = decks.map((deck) => 6 - new Set(deck.filter((card) => card < 6)).size);
    expect(decks.map((deck) => tally.add(deck, 0))).toEqual(lost.map((cards) => cards === 0));
    expect(tally.lost).toBe(lost.reduce((sum, cards) => sum + cards, 0));
    expect(tally.broken).toBe(lost.filter((cards) => cards > 0).length);
  });
});

describe('a race that broke decks', () => {
  it('ends with the share, the deck, and what is lost and doubled in it', () => {
    const failure = raceFailure('race', tallyOf(5, [0, 1, 2, 3, 4], [4, 4, 2, 0, 0], [4, 4, 4, 4, 4], [0, 1, 2, 3, 4]), 100);
    expect(failure.message).toBe(
      'race: 2 of 4 deals (50.0 %) came out broken: 6 cards lost and 6 doubled; deal 102 ended as 5 5 3 1 1, without 2, 4 and with 5, 1 more than once',
    );
    expect(failure.hint).toContain('shuffle-audit run race:locked');
    expect([failure.code, EXIT_OF[failure.code], failure.at]).toEqual(['E_SUBJECT_DUPLICATE', 76, { trial: 102, position: 2 }]);
  });

  it('never rounds a share up to all or down to none', () => {
    const tally = Object.assign(new RaceTally(2), { deals: 16_384, broken: 16_383, lost: 16_383, doubled: 16_383 });
    expect(raceFailure('race', tally, 0).message).toContain('(99.9 %)');
    expect(raceFailure('race', Object.assign(tally, { broken: 1, lost: 1, doubled: 1 }), 0).message).toContain(
      '1 of 16,384 deals (less than 0.1 %) came out broken: 1 card lost',
    );
    expect(raceFailure('race', Object.assign(tally, { broken: 16_384 }), 0).message).toContain('(100 %)');
  });

  it('shows the beginning of a large deck', () => {
    const { message } = raceFailure('race', tallyOf(200, new Array<number>(200).fill(7)), 0);
    expect(message).toContain('8 8 8 …, without 1, 2, 3, 4, 5, 6, 7, 9 and 191 more and with 8 more than once');
    expect(message.length).toBeLessThan(400);
  });
});
