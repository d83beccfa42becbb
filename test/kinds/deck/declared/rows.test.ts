import { describe, expect, it } from 'vitest';
import type { DeclaredNull } from '../../../../src/core/record/declared-null.js';
import type { Fitted, Statistic } from '../../../../src/core/statistic/statistic.js';
import { declaredFirst } from '../../../../src/kinds/deck/declared/declared-first.js';
import { declaredPossible } from '../../../../src/kinds/deck/declared/declared-possible.js';
import { permutations } from '../../../../src/math/orders/permutation.js';

const CYCLIC: DeclaredNull = { kind: 'cyclic' };
const WEIGHTED: DeclaredNull = { kind: 'weighted', file: 'w', weights: [1, 10, 100] };

function fitted(statistic: Statistic, n: number, declared: DeclaredNull, trials: number): Fitted {
  const fit = statistic.fit(permutations(n, undefined, undefined, declared), trials);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
}

/** What a statistic counts of decks as they were dealt; those beside them it must not look at. */
function counted(fit: Fitted, decks: readonly (readonly number[])[]): readonly number[] {
  const { add, counts } = fit.accumulator();
  const dealt = Uint16Array.from(decks.flat());
  add({ width: decks[0].length, length: decks.length, cells: new Uint16Array(dealt.length), dealt });
  return [...counts];
}

describe('deals that cannot come', () => {
  it('are counted, and one alone is as improbable as a number can say', () => {
    const fit = fitted(declaredPossible, 4, CYCLIC, 3);
    expect(
      counted(fit, [
        [1, 2, 3, 0],
        [1, 0, 3, 2],
        [3, 0, 1, 2],
      ]),
    ).toEqual([1, 2]);
    const [one] = fit.test(Float64Array.of(1, 999_999), 1_000_000);
    const [none] = fit.test(Float64Array.of(0, 1_000_000), 1_000_000);
    expect([one.p, none.p]).toEqual([Number.MIN_VALUE, 1]);
  });

  it('are not asked for where every order may come, nor where nothing is declared', () => {
    expect(declaredPossible.fit(permutations(3, undefined, undefined, WEIGHTED), 100)).toEqual({
      skipped: { why: 'allows-all' },
    });
    expect(declaredPossible.fit(permutations(3), 100)).toEqual({ skipped: { why: 'no-null' } });
    expect(declaredFirst.fit(permutations(3), 100)).toEqual({ skipped: { why: 'no-null' } });
  });

  it('need what was dealt', () => {
    const { add } = fitted(declaredPossible, 4, CYCLIC, 3).accumulator();
    expect(() => add({ width: 4, length: 1, cells: Uint16Array.of(1, 2, 3, 0) })).toThrow('must carry what was dealt');
  });
});

describe('the first card', () => {
  it('is counted as dealt and held against its weight', () => {
    const fit = fitted(declaredFirst, 3, WEIGHTED, 1110);
    expect(
      counted(fit, [
        [2, 1, 0],
        [2, 0, 1],
        [0, 1, 2],
      ]),
    ).toEqual([1, 0, 2]);
    // Σ (O − e)²/e of 20, 90 and 1,000 where 10, 100 and 1,000 are expected.
    expect(fit.test(Float64Array.of(20, 90, 1000), 1110)[0].value).toBeCloseTo(11, 10);
    expect(fit.rows[0].degrees).toBe(2);
  });

  it('gains for each deal what rare cards are off by, relative to their own chances', () => {
    // Chances q in place of p gain Σ (q − p)²/p a deal.
    const fit = fitted(declaredFirst, 3, WEIGHTED, 111_000);
    const [p, q] = [[1, 10, 100].map((w) => w / 111), [10, 10, 91].map((w) => w / 111)];
    const gain = p.reduce((sum, chance, card) => sum + (q[card] - chance) ** 2 / chance, 0);
    const [{ value }] = fit.test(
      Float64Array.from(q, (chance) => chance * 111_000),
      111_000,
    );
    expect(value / 111_000).toBeCloseTo(gain, 10);
  });
});
