import { describe, expect, it } from 'vitest';
import type { LawNull } from '../../../../src/core/record/declared-null.js';
import { declaredParity } from '../../../../src/kinds/deck/declared/declared-parity.js';
import { permutations } from '../../../../src/math/orders/permutation.js';
import { chanceOf } from '../../../math/nulls/chance-of.js';
import { ordersOf } from '../../../support/orders-of.js';

const TRIALS = 100_000;

/** The counts of decks as dealt. */
function counted(n: number, declared: LawNull, decks: readonly (readonly number[])[]): Float64Array {
  const fit = declaredParity.fit(permutations(n, undefined, undefined, declared), TRIALS);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  const { add, counts } = fit.accumulator();
  const dealt = Uint16Array.from(decks.flat());
  add({ width: n, length: decks.length, cells: new Uint16Array(dealt.length), dealt });
  return counts;
}

describe('even and odd deals under a declared null', () => {
  it.each<readonly [number, LawNull]>([
    [4, { kind: 'derangement' }],
    [5, { kind: 'derangement' }],
    [6, { kind: 'derangement' }],
    [6, { kind: 'blocks', sizes: [3, 3] }],
    [6, { kind: 'blocks', sizes: [1, 3, 2] }],
    [6, { kind: 'strata', file: 's', strata: [0, 1, 0, 2, 1, 2] }],
  ])('of %d cards are declared as all orders have them: %j', (n, declared) => {
    const all = ordersOf(n).filter((order) => chanceOf(declared, order) > 0);
    const counts = counted(n, declared, all);
    const fit = declaredParity.fit(permutations(n, undefined, undefined, declared), TRIALS);
    if ('skipped' in fit) throw new Error(fit.skipped.why);
    // All orders together are as declared, so that nothing is left over.
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.length);
    expect(fit.test(counts, all.length)[0].value).toBeCloseTo(0, 9);
  });

  it('tell blocks whose parities go together from such as do not, and pass over what cannot come', () => {
    const declared: LawNull = { kind: 'blocks', sizes: [2, 2] };
    expect([
      ...counted(4, declared, [
        [0, 1, 2, 3],
        [1, 0, 2, 3],
        [0, 1, 3, 2],
        [1, 0, 3, 2],
        [2, 1, 0, 3],
      ]),
    ]).toEqual([1, 1, 1, 1]);
    const equal = Array.from({ length: 200 }, (_, k) => (k % 2 === 0 ? [0, 1, 2, 3] : [1, 0, 3, 2]));
    const counts = counted(4, declared, equal);
    expect([...counts]).toEqual([100, 0, 0, 100]);
    const fit = declaredParity.fit(permutations(4, undefined, undefined, declared), 200);
    if ('skipped' in fit) throw new Error(fit.skipped.why);
    expect(fit.test(counts, 200)[0].logP).toBeLessThan(-60);
  });

  it('are not asked of laws whose share of even orders is not worked out', () => {
    for (const declared of [{ kind: 'cyclic' }, { kind: 'weighted', file: 'w', weights: [1, 2, 3, 4] }] as const)
      expect(declaredParity.fit(permutations(4, undefined, undefined, declared), TRIALS)).toHaveProperty('skipped');
  });
});
