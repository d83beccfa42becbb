import { describe, expect, it } from 'vitest';
import type { PlannedShuffle } from '../../src/core/subject/shuffle.js';
import { classLaw, closedFormLaw } from '../../src/exact/closed-form-law.js';
import { follower, invertLaw } from '../../src/exact/compose-laws.js';
import { convolveSwaps } from '../../src/exact/convolve-swaps.js';
import { drawLaws, IDEAL } from '../../src/exact/draw-laws.js';
import { exactLaw } from '../../src/exact/exact-law.js';
import { weightsOf } from '../../src/exact/law.js';
import { classFacts, lawFacts } from '../../src/exact/law-facts.js';
import { proveLaw } from '../../src/exact/prove-law.js';
import { fractionValue } from '../../src/math/fraction.js';
import { boundeds, shuffles } from '../../src/parts/catalogues.js';
import { readFixture } from '../support/read-fixture.js';

const planned = (id: string): PlannedShuffle => {
  const shuffle = shuffles.get(id);
  if (shuffle.kind !== 'planned') throw new Error('a planned shuffle expected');
  return shuffle;
};
const swapsOf = (id: string, n: number) => planned(id).swaps?.(n) ?? [];

describe('the ways to a law agree where more than one is open:', () => {
  const swapping = shuffles.all.filter((one): one is PlannedShuffle => one.kind === 'planned' && one.swaps !== undefined);

  it.each(swapping.map(({ id }) => id))('%s step by step and leaf by leaf', (id) => {
    for (const n of [3, 4, 5]) expect(convolveSwaps(swapsOf(id, n), n, IDEAL)).toEqual(exactLaw(planned(id), n).law);
    const uneven = drawLaws(boundeds.get('modulo'), 2n ** 8n).of;
    expect(convolveSwaps(swapsOf(id, 4), 4, uneven)).toEqual(exactLaw(planned(id), 4, 1e7, uneven).law);
  });

  it.each([
    ['riffle:1', 6],
    ['riffle:2', 5],
    ['riffle:4', 4],
    ['sort-keys:1', 6],
    ['sort-keys:2', 6],
    ['sort-keys:5', 3],
  ])('%s at %i cards by formula and leaf by leaf', (id, n) => {
    const { closedForm } = planned(id);
    if (!closedForm) throw new Error('a closed form expected');
    const { law } = exactLaw(planned(id), n);
    expect(closedFormLaw(closedForm, n)).toEqual(law);
    expect(classFacts(classLaw(closedForm, n))).toEqual({ ...lawFacts(law), meanSign: null, positions: null, probabilities: null });
  });

  it.each([
    ['riffle:3', 4],
    ['overhand:2', 4],
    ['overhand:3', 3],
  ])('%s at %i cards repeat by repeat and leaf by leaf', (id, n) => {
    const { repeats } = planned(id);
    if (!repeats) throw new Error('repeats expected');
    const once = exactLaw(repeats.once, n).law;
    let law = once;
    for (let k = 1; k < repeats.times; k++) law = follower(once).after(law);
    expect(law).toEqual(exactLaw(planned(id), n).law);
  });
});

describe('a composed law', () => {
  it('puts the second on what the first left, in that order', () => {
    // One deal of each, written out: after 1 2 0, the move 1 0 2 leaves 2 1 0.
    const point = (rank: number) => ({
      n: 3,
      denominator: 1n,
      levels: [0n, 1n],
      level: Uint32Array.from({ length: 6 }, (_, r) => (r === rank ? 1 : 0)),
    });
    const after = follower(point(2)).after(point(3));
    expect(weightsOf(after).indexOf(1n)).toBe(5);
    expect(weightsOf(follower(point(3)).after(point(2))).indexOf(1n)).toBe(1);
    expect(weightsOf(invertLaw(point(3))).indexOf(1n)).toBe(4);
  });

  it('refuses laws of different decks', () => {
    const [three, four] = [3, 4].map((n) => exactLaw(planned('sattolo'), n).law);
    expect(() => follower(three).after(four)).toThrow('must be of the same deck, got 4 and 3 cards');
  });
});

describe('a law by formula at 52 cards', () => {
  const rows = readFixture<{ rows: readonly { n: number; a: string; tv: number; chi2_div: number }[] }>('stats/riffle.json').rows;

  it.each(
    rows
      .filter(({ n, a }) => n === 52 && Math.log2(Number(a)) <= 16)
      .map(({ a, tv, chi2_div }) => [Math.log2(Number(a)), tv, chi2_div] as const),
  )('of %i riffles, and of keys of as many bits, has the reference distance', (bits, tv, divergence) => {
    for (const id of [`riffle:${bits}`, `sort-keys:${bits}`]) {
      const law = proveLaw(shuffles.get(id), IDEAL, 52);
      expect(law).toMatchObject({ uniform: false });
      expect(fractionValue(law.totalVariation ?? '') / tv).toBeCloseTo(1, 11);
      expect(fractionValue(law.chiSquared ?? '') / divergence).toBeCloseTo(1, 9);
    }
  });
});

describe('proveLaw', () => {
  it('names two orders that differ, with choices that deal them', () => {
    const { counterexample } = proveLaw(shuffles.get('naive-swap'), IDEAL, 3);
    expect(counterexample?.often).toEqual({
      order: [0, 2, 1],
      probability: '5/27',
      choices: [
        { bound: 3, draw: 0 },
        { bound: 3, draw: 2 },
        { bound: 3, draw: 2 },
      ].map((choice, k) => counterexample?.often.choices?.[k] ?? choice),
    });
    for (const id of ['naive-swap', 'sattolo', 'round-index', 'riffle:2', 'overhand:2', 'stops-early']) {
      for (const n of [3, 4]) {
        const shuffle = planned(id);
        const { counterexample: found, probabilities } = proveLaw(shuffle, IDEAL, n);
        for (const { order, choices, probability } of found ? [found.often, found.seldom] : []) {
          expect(probabilities?.[order.join(' ')]).toBe(probability);
          if (probability === '0/1') expect(choices).toBeNull();
          if (!choices) continue;
          const deck = Uint16Array.from({ length: n }, (_, card) => card);
          shuffle.apply(
            Uint32Array.from([...choices], (choice) => ('draw' in choice ? choice.draw : 0)),
            deck,
          );
          expect(Array.from(deck)).toEqual(order);
        }
        expect(found?.often.probability).not.toBe(found?.seldom.probability);
      }
    }
  });

  it('states the divisibility where it decides', () => {
    expect(proveLaw(shuffles.get('naive-swap'), IDEAL, 3)).toMatchObject({ divides: false });
    expect(proveLaw(shuffles.get('fisher-yates'), IDEAL, 5)).toMatchObject({ divides: true });
    expect(proveLaw(shuffles.get('sort-comparator'), IDEAL, 4).divides).toBeNull();
    const large = proveLaw(shuffles.get('naive-swap'), IDEAL, 52);
    expect([large.method.kind, large.uniform, large.method.tree]).toEqual(['divisibility', false, String(52n ** 52n)]);
  });

  it('disproves a large deck by its positions where divisibility says nothing', () => {
    const uneven = drawLaws(boundeds.get('modulo'), 2n ** 32n).of;
    const law = proveLaw(shuffles.get('fisher-yates'), uneven, 52);
    expect([law.method.kind, law.uniform]).toEqual(['positions', false]);
  });

  it('goes beyond the tree step by step', () => {
    const law = proveLaw(shuffles.get('naive-swap'), IDEAL, 8);
    expect([law.method.kind, law.method.tree, law.uniform]).toEqual(['convolution', '16777216', false]);
  });

  it('refuses what it can neither count nor refute, with the leaves', () => {
    expect(() => proveLaw(shuffles.get('fisher-yates'), IDEAL, 52)).toThrow(
      'fisher-yates of 52 cards: its choice tree must have at most 10000000 leaves, or a law by formula, got about 10^67 leaves',
    );
    expect(() => proveLaw(shuffles.get('fisher-yates'), IDEAL, 11)).toThrow('got 39916800 leaves');
    expect(() => proveLaw(shuffles.get('sort-comparator'), IDEAL, 20)).toThrow('sort-comparator of 20 cards');
  });

  it('draws the tree of small decks only', () => {
    const { tree } = proveLaw(shuffles.get('fisher-yates-forward'), IDEAL, 4);
    expect(tree?.length).toBe(24);
    expect(new Set(tree?.map(({ order }) => order.join(''))).size).toBe(24);
    expect(tree?.[1].choices).toEqual([
      { bound: 4, draw: 0 },
      { bound: 3, draw: 0 },
      { bound: 2, draw: 1 },
    ]);
    expect(proveLaw(shuffles.get('fisher-yates-forward'), IDEAL, 5).tree).toBeNull();
    expect(proveLaw(shuffles.get('naive-swap'), IDEAL, 4).tree).toBeNull();
    expect(proveLaw(shuffles.get('fisher-yates'), drawLaws(boundeds.get('modulo'), 16n).of, 3).tree).toBeNull();
  });
});
