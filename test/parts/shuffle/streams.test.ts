import { describe, expect, it } from 'vitest';
import type { PlannedShuffle } from '../../../src/core/subject/shuffle.js';
import { IDEAL } from '../../../src/exact/draw-laws.js';
import { exactLaw } from '../../../src/exact/exact-law.js';
import { exactPositions } from '../../../src/exact/exact-positions.js';
import { weightOf } from '../../../src/exact/law.js';
import { fractionText, fractionValue } from '../../../src/math/fraction.js';
import { orderOf } from '../../../src/math/orders/order-rank.js';
import { shuffles } from '../../../src/parts/catalogues.js';
import { choicesFrom, newDeck } from './checks.js';

const planned = (id: string): PlannedShuffle => shuffles.get(id) as PlannedShuffle;

const deal = (shuffle: PlannedShuffle, n: number, seed: number): Uint16Array => {
  const deck = newDeck(n);
  const choices = choicesFrom(seed);
  shuffle.apply(
    shuffle.bounds(n).map((bound) => choices.below(bound)),
    deck,
  );
  return deck;
};

describe('a shuffle buffer', () => {
  it.each([
    [1, 6, 1],
    [2, 6, 2 ** 4 * 2],
    [3, 7, 3 ** 4 * 6],
    [4, 6, 4 ** 2 * 24],
    [6, 6, 720],
    [9, 5, 120],
  ])('of %i cards deals %i cards in %i orders, all equally often', (size, n, orders) => {
    const { law, leaves } = exactLaw(planned(`buffer:${size}`), n);
    const dealt = Array.from(law.level, (_, rank) => weightOf(law, rank)).filter((weight) => weight > 0n);
    expect([leaves, dealt.length, new Set(dealt).size]).toEqual([orders, orders, 1]);
  });

  it.each([1, 2, 5, 16, 40])('of %i cards lets none come that many places early', (size) => {
    for (const n of [2, 16, 17, 52, 300]) {
      const lead = Math.max(...deal(planned(`buffer:${size}`), n, 100 * size + n).map((card, p) => Math.max(0, card - p)));
      expect(lead).toBeLessThanOrEqual(size - 1);
    }
  });

  it('lets a card be as early as its length allows, and as late as the deck', () => {
    const decks = Array.from({ length: 300 }, (_, seed) => deal(planned('buffer:3'), 12, seed));
    expect(Math.max(...decks.flatMap((deck) => Array.from(deck, (card, p) => card - p)))).toBe(2);
    expect(Math.max(...decks.flatMap((deck) => Array.from(deck, (card, p) => p - card)))).toBe(11);
  });

  // Card c comes at place p by the same chance 1/B as long as it has to be drawn from a full buffer.
  it('keeps the first card as long as luck has it', () => {
    const law = exactPositions(planned('buffer:4').swaps?.(20) ?? [], 20, IDEAL);
    const first = Array.from({ length: 16 }, (_, p) => fractionValue(fractionText(law.numerators[0][p], law.denominator)));
    for (const [p, chance] of first.entries()) expect(chance).toBeCloseTo(0.75 ** p / 4, 12);
  });
});

describe('a reservoir', () => {
  it.each([
    [1, 5],
    [2, 6],
    [3, 6],
  ])('of %i of %i cards holds each set of cards equally often, and a card that stayed where it lay', (size, n) => {
    const { law } = exactLaw(planned(`reservoir:${size}`), n);
    const sets = new Map<string, bigint>();
    for (const rank of law.level.keys()) {
      const weight = weightOf(law, rank);
      if (weight === 0n) continue;
      const sample = [...orderOf(rank, n)].slice(0, size);
      expect(sample.filter((card, p) => card < size && card !== p)).toEqual([]);
      const set = [...sample].sort((a, b) => a - b).join(' ');
      sets.set(set, (sets.get(set) ?? 0n) + weight);
    }
    expect(new Set(sets.values()).size).toBe(1);
  });

  it('of all cards leaves the deck as it is, without a choice', () => {
    expect(planned('reservoir:7').bounds(7)).toHaveLength(0);
    expect(deal(planned('reservoir:7'), 7, 1)).toEqual(newDeck(7));
  });
});
