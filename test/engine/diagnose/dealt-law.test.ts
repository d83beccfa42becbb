import { describe, expect, it } from 'vitest';
import { coinSorts } from '../../../src/engine/diagnose/coin-sorts.js';
import { type DealtLaw, lawDealer } from '../../../src/engine/diagnose/dealt-law.js';
import { exactLaw } from '../../../src/exact/exact-law.js';
import { weightOf } from '../../../src/exact/law.js';
import { orderOf } from '../../../src/math/orders/order-rank.js';
import { ratio } from '../../../src/math/ratio.js';
import { lemire } from '../../../src/parts/bounded/lemire.js';
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

describe.each([8, 20, 31, 52, 63])('sorts by coins of %i cards whose law is known', (n) => {
  const known = coinSorts(n).map(({ dealer, expects, id }) => ({
    dealer,
    id,
    law: expects[0]?.kind === 'positions' ? expects[0].law : null,
  }));

  /** Cells of a law that lie far from where a dealt one has them. */
  function farCells(law: Float64Array, dealt: DealtLaw): number {
    return law.reduce((far, off, cell) => {
      const chance = off + 1 / n;
      const error = Math.sqrt(Math.max(chance * (1 - chance), 1 / dealt.deals) / dealt.deals);
      return far + Number(Math.abs(dealt.law[cell] - off) > 6 * error);
    }, 0);
  }

  it.each(known)('$id: lies where deals have it', ({ dealer, law }) => {
    if (!dealer || !law) throw new Error('a sort by coins has a dealer and a law');
    expect(farCells(law, lawDealer(dealer, n)(2 ** 14))).toBe(0);
  });

  it('lies far from where the deals of another have it', () => {
    const [coin, three] = ['coin', 'three'].map((answers) => known.find(({ id }) => id.endsWith(`tim-sort,${answers}`)));
    if (!coin?.law || !three?.dealer) throw new Error('the sort of V8 is one of them');
    expect(farCells(coin.law, lawDealer(three.dealer, n)(2 ** 14))).toBeGreaterThan(5);
  });

  it('are those of V8, and of Java below 32 cards, whose comparators say "before" now and then', () => {
    const answers = ['coin', 'coin,twice', 'three', 'zero-minus'];
    const ids = (n < 32 ? ['tim-sort', 'java'] : ['tim-sort']).flatMap((sort) => answers.map((said) => `sort-comparator:${sort},${said}`));
    expect(known.map(({ id }) => id).toSorted()).toEqual(['sort-comparator', ...ids].toSorted());
  });
});
