import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortCards } from '../../../src/engine/log/vocabulary.js';
import { childCardNames } from '../../../src/host/function/child/card-names.js';
import { ownCards } from '../../../src/host/program/cards.js';

describe('the order of cards of their own names', () => {
  it('is that of whole numbers by size, and then of texts', () => {
    expect(sortCards(['10', '9', '1a', '2', '1b', 'joker', '100'])).toEqual(['2', '9', '10', '100', '1a', '1b', 'joker']);
    expect(sortCards(['1.5', '-1', '01', '', '1', 'Infinity', '0x10'])).toEqual(['01', '1', '', '-1', '0x10', '1.5', 'Infinity']);
  });

  // Short names of few characters, so that numbers, texts that begin as numbers and numbers with noughts before them meet.
  const names = fc.uniqueArray(fc.string({ unit: fc.constantFrom('0', '1', '9', 'a', 'Z', '-', '.', ' ', '♠'), maxLength: 3 }), {
    minLength: 3,
    maxLength: 12,
  });

  it('is the same whatever order they come in, and of any two the same among all', () => {
    fc.assert(
      fc.property(names, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (cards, luck) => {
        const order = sortCards(cards);
        const keys = new Map(cards.map((card) => [card, luck.next().value]));
        expect(sortCards(cards.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0)))).toEqual(order);
        expect(sortCards(cards.toReversed())).toEqual(order);
        for (const [i, first] of order.entries())
          for (const later of order.slice(i + 1)) expect(sortCards([later, first])).toEqual([first, later]);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('is one for functions and programs', () => {
    const cards = ['x10', 'x9', 'b', '♠', 'B', 'x1a'];
    const [ofFunction, ofProgram] = [
      childCardNames(
        cards.map((card) => JSON.stringify(card)),
        cards.length,
      ).vocabulary,
      ownCards(cards, { n: cards.length, width: cards.length, numbers: false }),
    ];
    expect(ofFunction).toEqual({ kind: 'alphabet', cards: sortCards(cards) });
    expect(ofProgram).toEqual(ofFunction);
    const mixed = ['10', '9', '1a', '2', '1b', 'joker', '100'].map((card) => JSON.stringify(card));
    expect(childCardNames(mixed.toReversed(), 7)).toMatchObject({ vocabulary: childCardNames(mixed, 7).vocabulary });
  });
});
