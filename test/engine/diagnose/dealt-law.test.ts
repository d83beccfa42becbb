import { expect, it } from 'vitest';
import type { Shuffle } from '../../../src/core/subject/shuffle.js';
import { lawDealer } from '../../../src/engine/diagnose/dealt-law.js';
import { commonestAt } from '../../../src/engine/diagnose/dealt-suspects.js';
import { exactLaw } from '../../../src/exact/exact-law.js';
import { weightOf } from '../../../src/exact/law.js';
import { orderOf } from '../../../src/math/orders/order-rank.js';
import { ratio } from '../../../src/math/ratio.js';
import { lemire } from '../../../src/parts/bounded/lemire.js';
import { mistakes } from '../../../src/parts/mistake/index.js';
import { sortComparator } from '../../../src/parts/shuffle/index.js';

const DEALS = 2 ** 16;

/** Chances of every card in every position, from every leaf of the tree of coins. */
function walked(n: number): Float64Array {
  const { law } = exactLaw(sortComparator, n);
  const chances = new Float64Array(n * n);
  law.level.forEach((_, rank) => {
    for (const [p, card] of orderOf(rank, n).entries()) chances[card * n + p] += ratio(weightOf(law, rank), law.denominator);
  });
  return chances;
}

it('lies within five standard errors of every chance that the tree gives, and is dealt the same again', () => {
  const n = 7;
  const { deals, law } = lawDealer({ shuffle: sortComparator, bounded: lemire }, n)(DEALS);
  const far = [...walked(n)].flatMap((chance, cell) => {
    const errors = Math.abs(law[cell] + 1 / n - chance) / Math.sqrt((chance * (1 - chance)) / deals);
    return errors > 5 ? [{ cell, errors }] : [];
  });
  expect(far).toEqual([]);
  expect(lawDealer({ shuffle: sortComparator, bounded: lemire }, n)(DEALS).law).toEqual(law);
});

/** The same at a size where no tree can be walked: binary insertion with a coin for every comparison, after a first run; V8 sorts fewer than 64 so. */
it('is that of binary insertion beyond', () => {
  const n = 20;
  const { deals, law } = lawDealer({ shuffle: sortComparator, bounded: lemire }, n)(DEALS);
  // The last card is placed by fair halvings alone, and nothing moves after it: its place is the leaf of a binary search.
  const last = new Float64Array(n);
  const halve = (low: number, high: number, chance: number): void => {
    if (low === high) {
      last[low] += chance;
      return;
    }
    const middle = Math.floor((low + high) / 2);
    halve(low, middle, chance / 2);
    halve(middle + 1, high, chance / 2);
  };
  halve(0, n - 1, 1);
  const far = [...last].flatMap((chance, p) => {
    const errors = Math.abs(law[(n - 1) * n + p] + 1 / n - chance) / Math.sqrt((chance * (1 - chance)) / deals);
    return errors > 5 ? [{ p, errors }] : [];
  });
  expect(far).toEqual([]);
});

it.each([8, 20, 52, 104])(
  'of %i cards: no other mistake deals as those do that are tried first, unless it leaves all cards in order',
  (n) => {
    const dealt = mistakes.filter(({ kind, leastCards, positionsOf }) => kind === 'adaptive' && !positionsOf && n >= (leastCards ?? 2));
    const first = commonestAt(n);
    expect(first).toContain(sortComparator);
    const lawOf = (shuffle: Shuffle): string => lawDealer({ shuffle, bounded: lemire }, n)(64).law.join();
    const inOrder = Array.from({ length: n * n }, (_, cell) => (cell % (n + 1) === 0 ? 1 : 0) - 1 / n).join();
    const laws = new Set(first.map(lawOf));
    const others = dealt.filter((one) => !first.includes(one) && lawOf(one) !== inOrder);
    expect(others.length).toBeGreaterThan(50);
    expect(others.filter((one) => laws.has(lawOf(one))).map(({ id }) => id)).toEqual([]);
  },
);
