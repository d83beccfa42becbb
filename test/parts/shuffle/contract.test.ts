import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/core/catalogue.js';
import type { Choices, PlannedShuffle, Shuffle } from '../../../src/core/subject/shuffle.js';
import { fisherYates } from '../../../src/parts/shuffle/fisher-yates.js';
import * as entries from '../../../src/parts/shuffle/index.js';
import { sattolo } from '../../../src/parts/shuffle/sattolo.js';
import { choicesFrom, dealFault, newDeck, tape, uniformClaimFaults } from './checks.js';

const shuffles = catalogue<Shuffle>('shuffle', entries);

/** Every entry, and those that take a number also with its least, a middle and its greatest value. */
const variants: readonly Shuffle[] = shuffles.all.flatMap((entry) => {
  const { parameter } = entry;
  if (!parameter) return [entry];
  return [entry, ...[parameter.least, 17, parameter.most].map((value) => shuffles.get(`${entry.id}:${value}`))];
});

const extreme = (draw: (bound: number) => number): Choices & { readonly asked: number[] } => {
  const asked: number[] = [];
  return {
    asked,
    below(bound) {
      asked.push(bound);
      return draw(bound);
    },
  };
};

describe.each(variants)('shuffle $id', (shuffle) => {
  it('deals a permutation for any draws, the same through both doors and as its swaps say', () => {
    const deal = fc.property(fc.integer({ min: 2, max: 70 }), fc.integer({ min: 0, max: 2 ** 32 - 1 }), (n, seed) => {
      expect(dealFault(shuffle, n, choicesFrom(seed))).toBe(null);
    });
    fc.assert(deal, { seed: 20250301, numRuns: shuffle.kind === 'planned' && shuffle.repeats ? 25 : 60 });
  });

  it('deals a permutation from the least and the greatest draws', () => {
    for (const n of [2, 3, 4, 5, 52]) {
      expect(
        dealFault(
          shuffle,
          n,
          extreme(() => 0),
        ),
      ).toBe(null);
      expect(
        dealFault(
          shuffle,
          n,
          extreme((bound) => bound - 1),
        ),
      ).toBe(null);
    }
  });

  it('rearranges whatever cards the deck holds, by position alone', () => {
    const cards = Uint16Array.from({ length: 20 }, (_, i) => 60_000 - 7 * i);
    const order = newDeck(20);
    if (shuffle.kind === 'adaptive') {
      shuffle.run(choicesFrom(5), order);
      shuffle.run(choicesFrom(5), cards);
    } else {
      const draws = shuffle.bounds(20).map((bound) => choicesFrom(bound).below(bound));
      shuffle.apply(draws, order);
      shuffle.apply(draws, cards);
    }
    expect(Array.from(cards)).toEqual(Array.from(order, (i) => 60_000 - 7 * i));
  });

  it('keeps its bounds between 1 and 65,536, where kernels deal it, and where not below 2^32', () => {
    if (shuffle.kind === 'adaptive') return;
    const most = shuffle.swaps || shuffle.kernel ? 65_536 : 2 ** 32 - 1;
    for (const n of [2, 3, 52, 300]) expect([...shuffle.bounds(n)].filter((bound) => bound < 1 || bound > most)).toEqual([]);
    const product = (n: number): bigint => shuffle.bounds(n).reduce((ways, bound) => ways * BigInt(bound), 1n);
    if (shuffle.uniform) expect([product(5) % 120n, product(6) % 720n]).toEqual([0n, 0n]);
  });

  it('says where it comes from, and a mistake where it was met', () => {
    expect(shuffle.reference).toMatch(/\d{4}|MDN|Wikipedia/);
    expect(shuffle.summary).toMatch(/\.$/);
    expect(shuffle.cure === undefined).toBe(shuffle.uniform);
    if (shuffle.uniform) expect(shuffle.seenIn).toBeUndefined();
    else expect(shuffle.seenIn).toMatch(/\S/);
  });
});

describe('the shuffle catalogue', () => {
  // That none is lost is told by its fixture: laws.test.ts.
  it('has no title twice', () => {
    const titles = shuffles.all.map(({ title }) => title);
    expect(titles.filter((title, k) => titles.indexOf(title) !== k)).toEqual([]);
  });

  it('gives an entry with a number that number in its id', () => {
    expect(shuffles.get('riffle:3').id).toBe('riffle:3');
    expect(() => shuffles.get('riffle:101')).toThrow('shuffle riffle: riffles must be a whole number from 1 to 100, got "101"');
    expect(() => shuffles.get('fisher-yates:2')).toThrow('shuffle fisher-yates takes no number after a colon, got "2"');
  });

  it.each([
    ['sort-keys', 8],
    ['riffle', 7],
    ['overhand', 10],
  ])('%s alone is %s', (id, value) => {
    const plain = shuffles.get(id);
    const numbered = shuffles.get(`${id}:${value}`);
    if (plain.kind !== 'planned' || numbered.kind !== 'planned') throw new Error('planned shuffles expected');
    const draws = plain.bounds(40).map((bound, k) => choicesFrom(k).below(bound));
    const [a, b] = [newDeck(40), newDeck(40)];
    plain.apply(draws, a);
    numbered.apply(draws, b);
    expect(a).toEqual(b);
    expect(plain.bounds(40)).toEqual(numbered.bounds(40));
  });

  it('draws a key wider than 16 bits in parts, the first the most significant', () => {
    const keys = shuffles.get('sort-keys:20');
    if (keys.kind !== 'planned') throw new Error('a planned shuffle expected');
    expect(Array.from(keys.bounds(3))).toEqual([65_536, 16, 65_536, 16, 65_536, 16]);
    const deck = newDeck(3);
    keys.apply(Uint32Array.of(2, 0, 1, 15, 2, 0), deck);
    expect(Array.from(deck)).toEqual([1, 0, 2]);
  });

  it.each(['stops-early', 'starts-late'])('%s makes no draw for two cards', (id) => {
    const shuffle = shuffles.get(id);
    expect(shuffle.kind === 'planned' && shuffle.bounds(2).length).toBe(0);
  });

  it('strike-out and pick-and-remove deal the same deck from equal draws', () => {
    const deal = fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 0, max: 2 ** 32 - 1 }), (n, seed) => {
      const choices = choicesFrom(seed);
      const draws = entries.strikeOut.bounds(n).map((bound) => choices.below(bound));
      const [struck, picked] = [newDeck(n), newDeck(n)];
      entries.strikeOut.apply(draws, struck);
      entries.pickAndRemove.apply(draws, picked);
      expect(struck).toEqual(picked);
    });
    fc.assert(deal, { seed: 1938 });
  });
});

describe('the checks of this suite catch', () => {
  const lie = (change: Partial<PlannedShuffle>): string | null => {
    const shuffle: PlannedShuffle = { ...fisherYates, ...change };
    for (let seed = 0; seed < 20; seed++) {
      const fault = dealFault(shuffle, 9, choicesFrom(seed));
      if (fault !== null) return fault;
    }
    return null;
  };
  let deals = 0;
  it.each<[string, Partial<PlannedShuffle>, string]>([
    ['a card dealt twice', { apply: (_, deck) => void deck.copyWithin(0, 1, 2) }, 'not a permutation'],
    [
      'a deal that depends on the one before',
      { apply: (draws, deck) => fisherYates.apply(deals++ % 2 === 0 ? draws : draws.map(() => 0), deck) },
      'a second deal from the same draws differs',
    ],
    [
      'draws written over',
      {
        apply: (draws, deck) => {
          fisherYates.apply(draws, deck);
          draws.fill(0);
        },
      },
      'the draws were changed',
    ],
    [
      'swaps of another shuffle with the same bounds',
      { swaps: (n) => Array.from({ length: n - 1 }, (_, i) => ({ at: i, from: i, bound: n - i, halved: false })) },
      'the swaps deal otherwise',
    ],
    ['swaps with other bounds', { swaps: (n) => sattolo.swaps?.(n) ?? [] }, 'the swaps have other bounds'],
  ])('%s', (_, change, fault) => {
    expect(lie({})).toBe(null);
    expect(lie(change)).toBe(fault);
  });

  it('a shuffle with j < i that claims to be uniform', () => {
    expect(uniformClaimFaults({ ...sattolo, id: 'lie', uniform: true }, 4)).toEqual(
      [2, 3, 4].map((n) => `lie says it is uniform, and is not at ${n} cards`),
    );
    expect(uniformClaimFaults({ ...fisherYates, uniform: false }, 4)).toEqual([
      'fisher-yates says it is not uniform, and is up to 4 cards',
    ]);
    expect(uniformClaimFaults(fisherYates, 4)).toEqual([]);
  });

  it('a door that asks for other bounds than it announced', () => {
    expect(
      dealFault({ ...fisherYates, bounds: (n) => (deals++ % 2 === 0 ? fisherYates.bounds(n) : sattolo.bounds(n)) }, 9, choicesFrom(1)),
    ).toBe('bounds differ between calls');
    expect(tape([3]).below(9)).toBe(3);
  });
});
