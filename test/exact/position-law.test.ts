import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/core/catalogue.js';
import type { Bounded } from '../../src/core/subject/bounded.js';
import type { Choices, PlannedShuffle, Shuffle } from '../../src/core/subject/shuffle.js';
import { enumerate } from '../../src/exact/enumerate.js';
import { exactLaw } from '../../src/exact/exact-law.js';
import { positionDeviation } from '../../src/exact/noncentrality.js';
import { positionLaw } from '../../src/exact/position-law.js';
import { ratio } from '../../src/math/ratio.js';
import * as entries from '../../src/parts/shuffle/index.js';
import { newDeck } from '../parts/shuffle/checks.js';
import { referenceOf } from '../parts/shuffle/reference.js';
import { entriesOf } from '../support/law-entries.js';
import { even, modulo, multiplyShift } from './bounded-laws.js';

interface Row {
  readonly name: string;
  readonly position_w2: string;
  readonly matrix_rows: Readonly<Record<string, readonly number[]>>;
}

interface SmallRow {
  readonly generator_bits: number;
  readonly reduction: 'mod' | 'mulshift';
  readonly algorithm: 'fy_down' | 'fy_up';
  readonly n: number;
  readonly position_w2: string;
  readonly position_matrix: readonly (readonly string[])[];
}

const fixture: { rows: readonly Row[]; modulo: readonly SmallRow[] } = JSON.parse(
  readFileSync(new URL('../../fixtures/stats/position_laws.json', import.meta.url), 'utf8'),
);

const WORD = 2n ** 32n;
const swapping = catalogue<Shuffle>('shuffle', entries).all.filter(
  (s): s is PlannedShuffle => s.kind === 'planned' && s.swaps !== undefined,
);

/** Row name of the reference: shuffle, bounded method, range of its words. */
const AT_52: Readonly<Record<string, readonly [PlannedShuffle, Bounded, bigint]>> = {
  naive_swap_all: [entries.naiveSwap, even, WORD],
  naive_swap_j_lt_nm1: [entries.naiveSwapNMinus1, even, WORD],
  sattolo: [entries.sattolo, even, WORD],
  down_j_1_to_i: [entries.neverFirst, even, WORD],
  down_skip_last: [entries.startsLate, even, WORD],
  down_skip_first: [entries.stopsEarly, even, WORD],
  down_round: [entries.roundIndex, even, WORD],
  fy_down: [entries.fisherYates, even, WORD],
  ...Object.fromEntries(
    [8, 15, 16, 32].flatMap((w) => [
      [`fy_down_mod_${w}bit`, [entries.fisherYates, modulo, 2n ** BigInt(w)] as const],
      [`fy_down_mulshift_${w}bit`, [entries.fisherYates, multiplyShift, 2n ** BigInt(w)] as const],
    ]),
  ),
};

const noncentrality = (law: Float64Array, n: number): number => (n - 1) * positionDeviation(law, n) ** 2;
const relativeError = (found: number, expected: number): number => (expected === 0 ? Math.abs(found) : Math.abs(found / expected - 1));
const value = (fraction: string): number => ratio(BigInt(fraction.split('/')[0]), BigInt(fraction.split('/')[1] ?? 1));

describe.each(Object.entries(AT_52))('the position law of %s at 52 cards', (name, [shuffle, bounded, range]) => {
  const row = fixture.rows.find((one) => one.name === name);
  const law = positionLaw(shuffle, bounded, range, 52);

  it('has the reference noncentrality to 1e-12', () => {
    expect(relativeError(noncentrality(law, 52), Number(row?.position_w2 ?? Number.NaN))).toBeLessThan(1e-12);
  });

  it('has the reference probabilities to the last digit or two of a double', () => {
    for (const [card, expected] of Object.entries(row?.matrix_rows ?? {})) {
      for (const [position, p] of expected.entries()) expect(Math.abs(law[Number(card) * 52 + position] + 1 / 52 - p)).toBeLessThan(1e-15);
    }
    expect(Object.keys(row?.matrix_rows ?? {}).length).toBe(3);
  });

  it('has rows and columns that sum to nothing', () => {
    // At most 52 numbers are added into a row or column at each of at most 52 steps, each rounded at the size of the numbers.
    // What ideal draws give starts at 1 for a card in its place, so it rounds at that size; what the words add rounds at its own.
    const size = shuffle.uniform ? law.reduce((most, x) => Math.max(most, Math.abs(x)), 0) : 1;
    for (let k = 0; k < 52; k++) {
      let [acrossRow, acrossColumn] = [0, 0];
      for (let m = 0; m < 52; m++) {
        acrossRow += law[k * 52 + m];
        acrossColumn += law[m * 52 + k];
      }
      expect(Math.max(Math.abs(acrossRow), Math.abs(acrossColumn))).toBeLessThanOrEqual(52 * 52 * 2 ** -53 * size);
    }
  });
});

/** The shuffle of a reference, by its id with its number. */
function ofReference(id: string): PlannedShuffle {
  const shuffle = catalogue<Shuffle>('shuffle', entries).get(id);
  if (shuffle.kind !== 'planned') throw new Error(`${id} has no plan`);
  return shuffle;
}

describe('the position law', () => {
  it.each(swapping.map((shuffle) => [shuffle.id, shuffle] as const))('of %s is the one that another program worked out', (id, shuffle) => {
    const reference = referenceOf(id);
    // Of a family by a number the reference is of one of them.
    const made = shuffle.parameter && reference ? ofReference(reference.shuffle) : shuffle;
    const faults = (reference?.laws ?? []).flatMap(({ n, position_matrix }) => {
      const law = positionLaw(made, even, WORD, n);
      return position_matrix.flat().flatMap((p, cell) => {
        const [num, den] = p.split('/').map(BigInt);
        const off = Math.abs(law[cell] - ratio(num * BigInt(n) - den, den * BigInt(n)));
        return off < 1e-15 ? [] : [`${n} cards, cell ${cell}: off by ${off}`];
      });
    });
    expect(faults).toEqual([]);
  });

  it.each(swapping.map((shuffle) => [shuffle.id, shuffle] as const))('of %s is that of its exact law for 2 to 5 cards', (_, shuffle) => {
    for (let n = 2; n <= 5; n++) {
      const { law: whole } = exactLaw(shuffle, n);
      const { denominator } = whole;
      const expected = new Array<bigint>(n * n).fill(0n);
      for (const [cards, weight] of entriesOf(whole))
        for (const [p, card] of cards.split(' ').entries()) expected[Number(card) * n + p] += weight;
      const law = positionLaw(shuffle, even, WORD, n);
      for (const [cell, weight] of expected.entries()) {
        expect(Math.abs(law[cell] - ratio(weight * BigInt(n) - denominator, denominator * BigInt(n)))).toBeLessThan(1e-15);
      }
    }
  });

  it.each(swapping.map((shuffle) => [shuffle.id, shuffle] as const))(
    'of %s on words of 5 and 37 values is that of all its weighted draws',
    (_, shuffle) => {
      for (const bounded of [modulo, multiplyShift]) {
        for (const range of [5n, 37n]) {
          const laws = Array.from(shuffle.bounds(4), (bound) => bounded.law(bound, range));
          const expected = new Array<bigint>(16).fill(0n);
          let total = 0n;
          const run = (choices: Choices): string => {
            const draws = shuffle.bounds(4).map((bound) => choices.below(bound));
            const deck = newDeck(4);
            shuffle.apply(draws, deck);
            return `${draws.join(' ')}|${deck.join(' ')}`;
          };
          const weigh = (outcome: string): void => {
            const [draws, cards] = outcome.split('|').map((part) => part.split(' ').map(Number));
            const weight = laws.reduce((product, law, k) => product * (law === 'uniform' ? 1n : law(draws[k])), 1n);
            total += weight;
            for (const [position, card] of cards.entries()) expected[card * 4 + position] += weight;
          };
          enumerate(run, weigh, 1000);
          const law = positionLaw(shuffle, bounded, range, 4);
          for (const [cell, weight] of expected.entries())
            expect(Math.abs(law[cell] - ratio(4n * weight - total, 4n * total))).toBeLessThan(1e-15);
        }
      }
    },
  );

  it.each(fixture.modulo)('of $algorithm on $generator_bits-bit words by $reduction at $n cards is the reference', (row) => {
    const shuffle = row.algorithm === 'fy_down' ? entries.fisherYates : entries.fisherYatesForward;
    const law = positionLaw(shuffle, row.reduction === 'mod' ? modulo : multiplyShift, 2n ** BigInt(row.generator_bits), row.n);
    expect(relativeError(noncentrality(law, row.n), value(row.position_w2))).toBeLessThan(1e-12);
    for (const [cell, p] of row.position_matrix.flat().entries()) expect(Math.abs(law[cell] + 1 / row.n - value(p))).toBeLessThan(1e-15);
  });

  it('tells the reduction by remainder from the one by multiplication', () => {
    const [a, b] = [modulo, multiplyShift].map((bounded) => noncentrality(positionLaw(entries.fisherYates, bounded, 2n ** 8n, 52), 52));
    expect(relativeError(a, b)).toBeGreaterThan(1e-3);
  });

  it('adds the unevenness of the words to the mistake of a shuffle', () => {
    const [plain, uneven] = [even, modulo].map((bounded) => positionDeviation(positionLaw(entries.stopsEarly, bounded, 2n ** 6n, 52), 52));
    expect(uneven).toBeGreaterThan(plain);
  });

  it('refuses a shuffle that does not only swap', () => {
    expect(() => positionLaw(entries.riffle, even, WORD, 5)).toThrow('a position law needs a shuffle that only swaps, got riffle');
  });

  it('notices a shuffle that is declared uniform and is not', () => {
    expect(() => positionLaw({ ...entries.sattolo, id: 'lie', uniform: true }, even, WORD, 52)).toThrow(
      /^lie is declared uniform, but a position probability is off by 0\.01923/,
    );
  });

  it('is asked for its own number of cards', () => {
    expect(() => positionDeviation(new Float64Array(9), 4)).toThrow('a position law of 4 cards has 16 cells, got 9');
  });
});
