import { describe, expect, it } from 'vitest';
import type { AdaptiveShuffle, PlannedShuffle, Shuffle } from '../../../src/core/subject/shuffle.js';
import { runWith } from '../../../src/core/subject/shuffle.js';
import { lawClaim } from '../../../src/exact/claims/law-claim.js';
import { fisherYates } from '../../../src/parts/shuffle/fisher-yates.js';
import { naiveSwap } from '../../../src/parts/shuffle/naive-swap.js';
import { overhand } from '../../../src/parts/shuffle/overhand.js';
import { randomCut } from '../../../src/parts/shuffle/random-cut.js';
import { riffle } from '../../../src/parts/shuffle/riffle.js';
import { roundIndex } from '../../../src/parts/shuffle/round-index.js';
import { sattolo } from '../../../src/parts/shuffle/sattolo.js';
import { sortKeys } from '../../../src/parts/shuffle/sort-keys.js';

/** The shuffle under another's name, and so held to what is claimed of that one. */
const as = (shuffle: Shuffle, id: string): Shuffle => ({ ...shuffle, id, uniform: false });

/** With another shuffle for every value of its parameter. */
const withValues = (shuffle: PlannedShuffle, of: (value: number) => Shuffle): Shuffle => ({
  ...shuffle,
  parameter: { meaning: 'number', least: 1, most: 9, of },
});

const oneOf = (shuffle: PlannedShuffle, value: number): Shuffle => shuffle.parameter?.of(value) ?? shuffle;

const LIES: readonly (readonly [what: string, lie: Shuffle, counterexample: string])[] = [
  [
    'a naive swap that says that it is uniform',
    { ...naiveSwap, uniform: true },
    'of 3 cards the order 1 3 2 has probability 5/27 and the order 1 2 3 has probability 4/27, where each should have 1/6',
  ],
  ['Fisher–Yates in the place of sattolo', as(fisherYates, 'sattolo'), 'of 2 cards it deals 2 of the 2 orders, not 1'],
  ['sattolo in the place of stops-early', as(sattolo, 'stops-early'), 'of 3 cards it deals 2 of the 6 orders, not 3'],
  [
    'a cut that favours one end in the place of random-cut',
    {
      ...randomCut,
      bounds: (n) => Uint32Array.of(n + 1),
      apply: ([above], deck) => randomCut.apply(Uint32Array.of(above % deck.length), deck),
    },
    'of 2 cards the order 2 1 has probability 1/3, not 1/2',
  ],
  ['Fisher–Yates in the place of naive-swap', as(fisherYates, 'naive-swap'), 'of 3 cards the untouched deck has probability 1/6, not 4/27'],
  [
    'the naive swap in the place of the one that never draws the last place',
    as(naiveSwap, 'naive-swap-n-minus-1'),
    'of 2 cards the order 1 2, in which card 2 has not moved, has probability 1/2',
  ],
  [
    'Fisher–Yates in the place of round-index',
    as(fisherYates, 'round-index'),
    'of 3 cards the order 1 2 3 has probability 1/6, where the product of the single swaps gives 1/8',
  ],
  [
    'riffles of one more',
    withValues(riffle, (value) => ({ ...oneOf(riffle, value + 1), closedForm: riffleForm(value) })),
    'of 2 cards the order 1 2 has probability 5/8, where the formula gives 3/4',
  ],
  [
    'two passes that are three',
    withValues(overhand, (value) => oneOf(overhand, value === 2 ? 3 : value)),
    'of 2 cards the order 1 2 has probability 76/125, where one pass after another gives 17/25',
  ],
  ['a pass that is a riffle', withValues(overhand, (value) => oneOf(riffle, value)), 'of 3 cards one pass deals 5 orders, not 4'],
  [
    'Fisher–Yates in the place of a sort with a coin',
    as(fisherYates, 'sort-comparator'),
    'of 3 cards the probabilities are fractions over 6',
  ],
  [
    'a uniform shuffle that says that it is not',
    { ...fisherYates, id: 'new', uniform: false },
    'of 3 cards every order has probability 1/6',
  ],
];

function riffleForm(count: number) {
  const one = oneOf(riffle, count);
  if (one.kind !== 'planned' || !one.closedForm) throw new Error('riffles must have a closed form');
  return one.closedForm;
}

describe('the claim about a law', () => {
  it.each(LIES)('catches %s', (_, lie, counterexample) => {
    const claim = lawClaim(lie, 5);
    const found = claim.check();
    expect([found.holds, found.counterexample && claim.refuted(found.counterexample)]).toEqual([false, counterexample]);
  });

  it('counts the ways dealt: 2! + … + 7! of Fisher–Yates', () => {
    expect(lawClaim(fisherYates, 7).check()).toEqual({ holds: true, cases: 5912, counterexample: null });
  });

  it('says of a shuffle that is not in the table what can be said of any', () => {
    const skipLast: PlannedShuffle = {
      ...naiveSwap,
      id: 'naive-swap-skip-last',
      bounds: (n) => new Uint32Array(n - 1).fill(n),
      apply(draws, deck) {
        for (const [i, j] of draws.entries()) [deck[i], deck[j]] = [deck[j], deck[i]];
      },
    };
    const claim = lawClaim(skipLast, 5);
    expect(claim.id).toBe('law/naive-swap-skip-last');
    expect(claim.statement).toBe('deals some orders of n cards with another probability than others, for n = 3 to 5');
    expect(claim.check()).toEqual({ holds: true, cases: 9 + 64 + 625, counterexample: null });
    expect(claim.twin.check()).toMatchObject({ holds: false, cases: 9 });
  });

  it('does not hold where no tree is small enough to walk', () => {
    const dear: PlannedShuffle = { ...naiveSwap, id: 'dear', bounds: () => new Uint32Array(9).fill(9) };
    expect(lawClaim(dear, 5).statement).toContain('for no number of cards');
    expect(lawClaim(dear, 5).check()).toEqual({ holds: false, cases: 0, counterexample: null });
  });

  it('has a twin that fails where the bounds are not known beforehand', () => {
    const adaptive: AdaptiveShuffle = {
      kind: 'adaptive',
      id: 'as-it-goes',
      title: 'As it goes',
      summary: 'Fisher–Yates that asks for one choice at a time.',
      reference: 'Durstenfeld (1964)',
      uniform: true,
      run: (choices, deck) => runWith(fisherYates, choices, deck),
    };
    const claim = lawClaim(adaptive, 5);
    expect(claim.check()).toEqual({ holds: true, cases: 2 + 6 + 24 + 120, counterexample: null });
    expect(claim.twin.check()).toMatchObject({ holds: false, cases: 1 });
  });

  it('says up to where each value of a parameter was walked', () => {
    expect(lawClaim(sortKeys, 7).statement).toMatch(
      /, sort-keys:1 for n = 2 to 7, sort-keys:2 for n = 2 to 7, sort-keys:3 for n = 2 to 5$/,
    );
    expect(lawClaim(roundIndex, 7).statement).toMatch(/ for n = 2 to 7$/);
  });
});
