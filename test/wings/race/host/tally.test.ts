import { describe, expect, it } from 'vitest';
import { EXIT_OF } from '../../../../src/core/errors.js';
import { xoshiro128ss } from '../../../../src/parts/prng/index.js';
import { RaceTally } from '../../../../src/wings/race/host/tally.js';
import { raceFailure } from '../../../../src/wings/race/host/words.js';

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
    expect(tally.first).toEqual({ deal: 2, cells: [0, 0, 2, 2] });
    expect(tally.counts()).toEqual({ deals: 3, broken: 2, byLost: [0, 1, 1], lost: [1, 2, 1, 1], doubled: [0, 2, 1, 2] });
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
    const { byLost, lost: byCard } = tally.counts();
    expect(byLost).toEqual(Array.from({ length: Math.max(...lost) }, (_, k) => lost.filter((cards) => cards === k + 1).length));
    expect(byCard).toEqual(Array.from({ length: 6 }, (_, card) => decks.filter((deck) => !deck.includes(card)).length));
  });
});

describe('a race that broke decks', () => {
  const source = { kind: 'race', locked: false } as const;
  const failureOf = (deal: number, n: number, ...decks: readonly (readonly number[])[]): ReturnType<typeof raceFailure> => {
    const tally = tallyOf(n, ...decks);
    return raceFailure(source, { first: { deal, cells: decks[0] }, counts: tally.counts() });
  };

  it('ends with the deck, what is lost and doubled in it, and the share of the others', () => {
    const failure = failureOf(102, 5, [4, 4, 2, 0, 0], [4, 4, 4, 4, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]);
    expect(failure.message).toBe(
      'race: deal 102 ended as 5 5 3 1 1, without 2, 4 and with 5, 1 more than once; of 4 deals after it 2 (50.0 %) came out broken: 6 cards lost',
    );
    expect(failure.hint).toContain('shuffle-audit run race:locked');
    expect([failure.code, EXIT_OF[failure.code], failure.at]).toEqual(['E_SUBJECT_DUPLICATE', 76, { trial: 102, position: 2 }]);
    expect([failure.locked, raceFailure({ kind: 'race', locked: true }, failure.findings).locked]).toEqual([false, true]);
  });

  it('never rounds a share up to all or down to none', () => {
    const first = { deal: 1, cells: [0, 0] };
    const told = (broken: number): string =>
      raceFailure(source, { first, counts: { deals: 16_384, broken, byLost: [broken], lost: [0, broken], doubled: [0, broken] } }).message;
    expect(told(16_383)).toContain('(99.9 %)');
    expect(told(1)).toContain('of 16,384 deals after it 1 (less than 0.1 %) came out broken: 1 card lost');
    expect(told(16_384)).toContain('(100 %)');
    expect(told(0)).toMatch(/; of 16,384 deals after it none came out broken$/);
  });

  it('shows the beginning of a large deck', () => {
    const { message } = failureOf(1, 200, new Array<number>(200).fill(7));
    expect(message).toContain('8 8 8 …, without 1, 2, 3, 4, 5, 6, 7, 9 and 191 more and with 8 more than once');
    expect(message.length).toBeLessThan(400);
  });
});
