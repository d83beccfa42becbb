import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/core/catalogue.js';
import type { Shuffle } from '../../src/core/shuffle.js';
import type { ExactLaw } from '../../src/exact/exact-law.js';
import { exactLaw } from '../../src/exact/exact-law.js';
import * as entries from '../../src/shuffle/index.js';
import { uniformClaimHolds } from './checks.js';

interface ReferenceLaw {
  readonly n: number;
  readonly reachable: number;
  readonly min_reachable: string;
  readonly max: string;
  readonly tv: string;
  readonly position_matrix: readonly (readonly string[])[];
  readonly probs?: Readonly<Record<string, string>>;
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../fixtures/stats/${name}.json`, import.meta.url), 'utf8'));
const exactShuffles: readonly { name: string; results: readonly ReferenceLaw[] }[] = read('exact_shuffles').algorithms;
const reference = (name: string): readonly ReferenceLaw[] => exactShuffles.find((one) => one.name === name)?.results ?? [];

const shuffles = catalogue<Shuffle>('shuffle', entries);

const REFERENCE_OF: Readonly<Record<string, readonly ReferenceLaw[]>> = {
  'fisher-yates': reference('fy_down'),
  'fisher-yates-forward': reference('fy_up'),
  'inside-out': reference('fy_inside_out'),
  'pick-and-remove': reference('pick_random_remove'),
  'strike-out': reference('pick_random_remove'),
  'random-insertion': reference('insert_random'),
  'naive-swap': reference('naive_swap_all'),
  'naive-swap-n-minus-1': reference('naive_swap_j_lt_nm1'),
  sattolo: reference('sattolo'),
  'sattolo-forward': reference('sattolo_up'),
  'never-first': reference('down_j_1_to_i'),
  'stops-early': reference('down_skip_first'),
  'starts-late': reference('down_skip_last'),
  'round-index': reference('down_round'),
  'insertion-never-last': reference('insert_offbyone'),
  'random-cut': reference('cut_only'),
  'sort-comparator': read('randsort_node20').results,
  'sort-keys:2': reference('sort_keys_2bit_stable'),
  'riffle:1': reference('riffle_gsr_1'),
};

/** `a/b` in lowest terms. */
function fraction(num: bigint, den: bigint): string {
  let [a, b] = [num < 0n ? -num : num, den];
  while (b !== 0n) [a, b] = [b, a % b];
  return `${num / a}/${den / a}`;
}

/** The law in the reference's own terms. */
function summary(law: ExactLaw): Required<ReferenceLaw> {
  const { n, denominator } = law;
  let orders = 1n;
  for (let k = 2n; k <= BigInt(n); k++) orders *= k;
  const positions = Array.from({ length: n }, () => new Array<bigint>(n).fill(0n));
  let away = (orders - BigInt(law.weights.size)) * denominator;
  const probs: Record<string, string> = {};
  let [least, most] = [denominator, 0n];
  for (const [cards, weight] of law.weights) {
    const deck = cards.split(' ').map(Number);
    for (const [p, card] of deck.entries()) positions[card][p] += weight;
    probs[deck.join('')] = fraction(weight, denominator);
    const gap = weight * orders - denominator;
    away += gap < 0n ? -gap : gap;
    if (weight < least) least = weight;
    if (weight > most) most = weight;
  }
  return {
    n,
    reachable: law.weights.size,
    min_reachable: fraction(least, denominator),
    max: fraction(most, denominator),
    tv: fraction(away, 2n * denominator * orders),
    position_matrix: positions.map((row) => row.map((weight) => fraction(weight, denominator))),
    probs,
  };
}

/** Do the law and its reference agree in everything the reference has? */
function agrees(law: ExactLaw, expected: ReferenceLaw): boolean {
  const found = summary(law);
  const inLowestTerms = (text: string): string => fraction(BigInt(text.split('/')[0]), BigInt(text.split('/')[1] ?? 1));
  const probs = expected.probs && Object.fromEntries(Object.entries(expected.probs).filter(([, p]) => !p.startsWith('0/')));
  const keys = Object.keys(probs ?? found.probs);
  return (
    found.reachable === expected.reachable &&
    found.min_reachable === inLowestTerms(expected.min_reachable) &&
    found.max === inLowestTerms(expected.max) &&
    found.tv === inLowestTerms(expected.tv) &&
    found.position_matrix.every((row, e) => row.every((p, at) => p === inLowestTerms(expected.position_matrix[e][at]))) &&
    keys.length === found.reachable &&
    keys.every((key) => found.probs[key] === inLowestTerms((probs ?? found.probs)[key]))
  );
}

describe.each(Object.entries(REFERENCE_OF))('the exact law of %s', (id, results) => {
  const upTo5 = results.filter(({ n }) => n <= 5);
  it.each(upTo5)('is the reference law at $n cards', (expected) => {
    expect(agrees(exactLaw(shuffles.get(id), expected.n), expected)).toBe(true);
  });

  it('has a reference from 2 to 5 cards', () => expect(upTo5.map(({ n }) => n)).toEqual([2, 3, 4, 5]));

  it('is not the reference law of another shuffle', () => {
    const other = id === 'naive-swap' ? reference('sattolo') : reference('naive_swap_all');
    expect(agrees(exactLaw(shuffles.get(id), 4), other[2])).toBe(false);
  });
});

describe('what `uniform` says', () => {
  it.each(shuffles.all.map(({ id }) => id))('of %s is what its exact laws say', (id) => {
    const { parameter } = shuffles.get(id);
    const values = parameter ? [`:${parameter.least}`, `:${parameter.least + 1}`] : [''];
    for (const value of values) expect(uniformClaimHolds(shuffles.get(id + value), parameter ? 3 : 5)).toBe(true);
  });
});

describe('the catalogue', () => {
  it('has no shuffle without a law from outside', () => {
    const proved = new Set([...Object.keys(REFERENCE_OF).map((id) => id.split(':')[0]), 'overhand']);
    expect(shuffles.all.map(({ id }) => id).filter((id) => !proved.has(id))).toEqual([]);
  });

  it('has the leaf counts the bounds say', () => {
    expect(exactLaw(entries.naiveSwap, 5).leaves).toBe(3125);
    expect(exactLaw(entries.fisherYates, 6).leaves).toBe(720);
    const comparisons: readonly { n: number; leaves: number }[] = read('randsort_node20').results;
    for (const { n, leaves } of comparisons) expect(exactLaw(entries.sortComparator, n).leaves).toBe(leaves);
  });
});
