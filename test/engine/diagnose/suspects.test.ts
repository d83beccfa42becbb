import { describe, expect, it } from 'vitest';
import { Batch } from '../../../src/core/subject/outcome.js';
import type { Expectation, Suspect } from '../../../src/engine/diagnose/expectation.js';
import { suspectsAt } from '../../../src/engine/diagnose/suspects.js';
import { drawLaws } from '../../../src/exact/draw-laws.js';
import { exactLaw, MOST_LEAVES, treeSize } from '../../../src/exact/exact-law.js';
import { type Law, weightOf } from '../../../src/exact/law.js';
import { deckStatistics as statistics } from '../../../src/kinds/deck/catalogue.js';
import { digitPlan } from '../../../src/math/digits/digit-plan.js';
import { DECODERS } from '../../../src/math/digits/digits.js';
import { orderOf } from '../../../src/math/orders/order-rank.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { ratio } from '../../../src/math/ratio.js';
import { sortComparator } from '../../../src/parts/shuffle/index.js';

/** Trees that are walked leaf by leaf in a test. */
const MOST_WALKED = 20_000n;

/** The law of every order, by dealing once for every leaf of the choice tree. */
function walked({ dealer, id }: Suspect, n: number): Law | null {
  if (!dealer) return null;
  const { bounded, shuffle } = dealer;
  // One that is dealt again until it is right has no finite tree.
  if (shuffle.kind === 'adaptive' && !shuffle.id.startsWith(sortComparator.id)) return null;
  if (shuffle.kind === 'planned' && treeSize(shuffle.bounds(n)) > MOST_WALKED) return null;
  const [, digits] = /-of:([0-9]+)$/.exec(id) ?? [];
  const range = digits ? BigInt(digits) : 2n ** BigInt(bounded.width ?? 32);
  return exactLaw(shuffle, n, MOST_LEAVES, drawLaws(bounded, range).of).law;
}

/** What a statistic counts on average in one deal, deck by deck. */
function averages(law: Law, statistic: string): Float64Array {
  const fitted = statistics.get(statistic).fit(permutations(law.n), 1e6);
  if ('skipped' in fitted) throw new Error(fitted.skipped.why);
  const batch = new Batch(law.n, 1);
  batch.length = 1;
  let sums = new Float64Array(0);
  for (let rank = 0; rank < law.level.length; rank++) {
    batch.cells.set(orderOf(rank, law.n));
    const accumulator = fitted.accumulator();
    accumulator.add(batch);
    if (sums.length === 0) sums = new Float64Array(accumulator.counts.length);
    const chance = ratio(weightOf(law, rank), law.denominator);
    accumulator.counts.forEach((count, k) => {
      sums[k] += chance * count;
    });
  }
  return sums;
}

/** The same chances, from the law of every order. */
function chancesBy(law: Law, expectation: Expectation): { readonly said: ArrayLike<number>; readonly found: ArrayLike<number> } {
  const { n } = law;
  switch (expectation.kind) {
    case 'positions':
      return { said: expectation.law.map((off) => off + 1 / n), found: averages(law, 'position-matrix') };
    case 'choices': {
      const d = DECODERS.findIndex(({ id }) => id === expectation.decoder);
      const { cells } = digitPlan(DECODERS[d].choices(n));
      return { said: expectation.chances, found: averages(law, 'fisher-yates-digits').subarray(d * cells, (d + 1) * cells) };
    }
    case 'numbers':
      return { said: expectation.chances, found: averages(law, expectation.statistic).subarray(0, expectation.chances.length) };
    case 'ring': {
      const found = averages(law, 'successor-matrix');
      return { said: found.map((_, k) => Number(k % n === (Math.floor(k / n) + 1) % n)), found };
    }
  }
}

describe.each([3, 4, 5])('what known mistakes lead to at %i cards', (n) => {
  const tried = suspectsAt(n).flatMap((suspect) => {
    const law = walked(suspect, n);
    return law ? [{ ...suspect, law }] : [];
  });

  it.each(tried)('$id: as every leaf of its tree says', ({ expects, law }) => {
    for (const expectation of expects) {
      const { said, found } = chancesBy(law, expectation);
      expect(said.length).toBe(found.length);
      for (let k = 0; k < found.length; k++) expect(said[k]).toBeCloseTo(found[k], 12);
    }
  });

  it('is tried of most, each kind among them', () => {
    expect(tried.length).toBeGreaterThanOrEqual(25);
    expect(new Set(tried.flatMap(({ expects }) => expects.map(({ kind }) => kind))).size).toBe(4);
  });

  it.each(tried.filter(({ expects }) => expects[0].kind === 'choices'))('$id: its choices are independent', ({ expects, law }) => {
    const [choices] = expects;
    if (choices.kind !== 'choices') return;
    const decoder = DECODERS.find(({ id }) => id === choices.decoder) ?? DECODERS[0];
    const d = DECODERS.indexOf(decoder);
    const { cells } = digitPlan(decoder.choices(n));
    const one: Law = { ...law, denominator: 1n, levels: [0n, 1n] };
    for (let rank = 0; rank < law.level.length; rank++) {
      const only = { ...one, level: law.level.map((_, at) => Number(at === rank)) };
      const digits = averages(only, 'fisher-yates-digits').subarray(d * cells, (d + 1) * cells);
      const product = digits.reduce((chance, met, cell) => (met === 1 ? chance * choices.chances[cell] : chance), 1);
      expect(product).toBeCloseTo(ratio(weightOf(law, rank), law.denominator), 12);
      if (n > 4 && rank > 20) break;
    }
  });
});
