import { describe, expect, it } from 'vitest';
import type { Bounded } from '../../src/core/subject/bounded.js';
import { drawLaws } from '../../src/exact/draw-laws.js';
import { exactLaw } from '../../src/exact/exact-law.js';
import { lawFacts } from '../../src/exact/law-facts.js';
import { proveDraws } from '../../src/exact/prove-draws.js';
import { proveLaw } from '../../src/exact/prove-law.js';
import { fractionText } from '../../src/math/fraction.js';
import { boundeds, shuffles } from '../../src/parts/catalogues.js';
import { readFixture } from '../support/read-fixture.js';

const steps = readFixture<{
  rows: readonly {
    w: number;
    k: number;
    tv_mod: string;
    tv_mulshift: string;
    counts_mod: readonly number[] | null;
    counts_mulshift: readonly number[] | null;
  }[];
}>('stats/modulo_step.json').rows;

interface DealRow {
  readonly generator_bits: number;
  readonly reduction: 'mod' | 'mulshift';
  readonly algorithm: 'fy_down' | 'fy_up';
  readonly n: number;
  readonly reachable: number;
  readonly min: string;
  readonly max: string;
  readonly tv: string;
  readonly chi2_divergence: string;
  readonly mean_sign: string;
  readonly position_matrix: readonly (readonly string[])[];
  readonly probs?: Readonly<Record<string, string>>;
}
const deals = readFixture<{ rows: readonly DealRow[] }>('stats/modulo_perm.json').rows;

const METHOD = { mod: boundeds.get('modulo'), mulshift: boundeds.get('multiply-shift') } as const;
const SHUFFLE = { fy_down: shuffles.get('fisher-yates'), fy_up: shuffles.get('fisher-yates-forward') } as const;

describe('the law of a draw', () => {
  it.each(steps.map((row) => [row.w, row.k, row] as const))('of %i bits below %i has the reference total variation', (w, k, row) => {
    for (const [method, tv, counts] of [
      [METHOD.mod, row.tv_mod, row.counts_mod],
      [METHOD.mulshift, row.tv_mulshift, row.counts_mulshift],
    ] as const) {
      if (k > 2 ** w) continue;
      const range = 2n ** BigInt(w);
      const laws = drawLaws(method, range);
      const proved = proveDraws(method, range, laws, 2, Uint32Array.of(k));
      expect(laws.how).toBe(w <= 16 ? 'counted' : 'formula');
      expect(proved.worst).toBe(tv);
      const law = laws.of(k);
      if (counts && law !== 'uniform') expect(Array.from({ length: k }, (_, value) => Number(law.words(value)))).toEqual(counts);
    }
  });

  it('is even for a method that rejects, counted over every word', () => {
    for (const id of ['lemire', 'mask-reject']) {
      for (const bits of [4n, 7n, 16n]) {
        const laws = drawLaws(boundeds.get(id), 2n ** bits);
        for (const bound of [2, 3, 5, 7, 13, 16]) expect(laws.of(bound)).toBe('uniform');
      }
    }
  });

  it('is refused where a method that rejects has no word for every value', () => {
    for (const id of ['lemire', 'mask-reject']) {
      for (const range of [8n, 2n ** 20n]) {
        const { of } = drawLaws(boundeds.get(id), range);
        expect(() => of(Number(range) + 1)).toThrow('there is no word for every value');
        expect(of(Number(range))).toBe('uniform');
      }
    }
  });

  it('is held against what the method does', () => {
    const modulo = boundeds.get('modulo');
    const liar: Bounded = { ...modulo, law: () => 'uniform' };
    expect(() => drawLaws(liar, 256n).of(5)).toThrow('modulo must map words below 256 to values below 5 as its law says');
    const other: Bounded = { ...modulo, law: boundeds.get('multiply-shift').law };
    expect(() => drawLaws(other, 256n).of(6)).toThrow('as its law says');
  });
});

describe('the law of a deal', () => {
  it.each(deals.map((row) => [`${row.algorithm}, ${row.reduction} of ${row.generator_bits} bits, ${row.n} cards`, row] as const))(
    'by %s is the reference law',
    (_, row) => {
      const laws = drawLaws(METHOD[row.reduction], 2n ** BigInt(row.generator_bits));
      const law = proveLaw(SHUFFLE[row.algorithm], laws.of, row.n);
      expect(law.method.kind).toBe('enumeration');
      expect([law.reached, law.least, law.greatest, law.totalVariation, law.chiSquared, law.meanSign]).toEqual([
        String(row.reachable),
        row.min,
        row.max,
        row.tv,
        row.chi2_divergence,
        row.mean_sign,
      ]);
      expect(law.positions).toEqual(row.position_matrix);
      for (const [order, probability] of Object.entries(row.probs ?? {}))
        expect(law.probabilities?.[[...order].join(' ')]).toBe(probability);
    },
  );

  it('equals a walk over every word of a small generator', () => {
    // Fisher–Yates of 4 cards by the remainder of 4-bit words: 16^3 deals written out.
    const counts = new Map<string, number>();
    for (let words = 0; words < 16 ** 3; words++) {
      const deck = [0, 1, 2, 3];
      for (const [k, i] of [3, 2, 1].entries()) {
        const j = (Math.floor(words / 16 ** k) % 16) % (i + 1);
        [deck[i], deck[j]] = [deck[j], deck[i]];
      }
      const key = deck.join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const { probabilities } = lawFacts(exactLaw(shuffles.get('fisher-yates'), 4, 1e7, drawLaws(METHOD.mod, 16n).of).law);
    for (const [order, count] of counts) expect(probabilities?.[order]).toBe(fractionText(BigInt(count), 4096n));
  });

  it('bounds the deal of 52 cards from both sides of what small decks show', () => {
    for (const bits of [8n, 16n, 32n]) {
      const range = 2n ** bits;
      const laws = drawLaws(METHOD.mod, range);
      const proved = proveDraws(
        METHOD.mod,
        range,
        laws,
        52,
        Uint32Array.from({ length: 51 }, (_, k) => k + 2),
      );
      expect(proved.withinLimit).toBe(bits === 32n);
      expect(proved.rows.length).toBe(51);
    }
    // At 6 cards the exact total variation lies below both bounds.
    const laws = drawLaws(METHOD.mod, 256n);
    const proved = proveDraws(METHOD.mod, 256n, laws, 6, Uint32Array.from([6, 5, 4, 3, 2]));
    const [num, den] = (proveLaw(SHUFFLE.fy_down, laws.of, 6).totalVariation ?? '').split('/').map(Number);
    const [most, of] = proved.dealAtMost.split('/').map(Number);
    expect(num / den).toBeLessThanOrEqual(most / of);
    expect(num / den).toBeLessThanOrEqual(proved.dealAtMostByDivergence);
  });
});
