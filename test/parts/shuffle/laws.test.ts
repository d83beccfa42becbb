import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/core/catalogue.js';
import type { ProvedLaw } from '../../../src/core/proved-law.js';
import type { Shuffle } from '../../../src/core/shuffle.js';
import { IDEAL } from '../../../src/exact/draw-laws.js';
import { exactLaw } from '../../../src/exact/exact-law.js';
import { proveLaw } from '../../../src/exact/prove-law.js';
import { fractionText } from '../../../src/math/fraction.js';
import * as entries from '../../../src/parts/shuffle/index.js';
import { uniformClaimHolds } from './checks.js';

interface ReferenceLaw {
  readonly n: number;
  readonly reachable: number;
  readonly min_reachable: string;
  readonly max: string;
  readonly tv: string;
  readonly chi2_divergence?: string;
  readonly mean_sign?: string;
  readonly leaves?: number;
  readonly position_matrix: readonly (readonly string[])[];
  readonly probs?: Readonly<Record<string, string>>;
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../../fixtures/stats/${name}.json`, import.meta.url), 'utf8'));
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

const lowest = (text: string): string => {
  const [num, den] = text.split('/');
  return fractionText(BigInt(num), BigInt(den ?? 1));
};

/** Do a proved law and its reference agree in everything the reference has? */
function agrees(law: ProvedLaw, expected: ReferenceLaw): boolean {
  const { positions, probabilities } = law;
  if (!positions || !probabilities) return false;
  const keys = Object.keys(probabilities);
  return (
    law.reached === String(expected.reachable) &&
    law.leastReached === lowest(expected.min_reachable) &&
    law.greatest === lowest(expected.max) &&
    law.totalVariation === lowest(expected.tv) &&
    (expected.chi2_divergence === undefined || law.chiSquared === lowest(expected.chi2_divergence)) &&
    (expected.mean_sign === undefined || law.meanSign === lowest(expected.mean_sign)) &&
    (expected.leaves === undefined || law.method.leaves === expected.leaves) &&
    positions.every((row, e) => row.every((p, at) => p === lowest(expected.position_matrix[e][at]))) &&
    (expected.probs === undefined || keys.every((key) => probabilities[key] === lowest(expected.probs?.[key.replaceAll(' ', '')] ?? '0/1')))
  );
}

describe.each(Object.entries(REFERENCE_OF))('the exact law of %s', (id, results) => {
  it.each(results)('is the reference law at $n cards', (expected) => {
    expect(agrees(proveLaw(shuffles.get(id), IDEAL, expected.n), expected)).toBe(true);
  });

  it('has a reference from 2 cards to 5 at least', () => {
    const sizes = results.map(({ n }) => n);
    expect(sizes).toEqual(Array.from(sizes, (_, k) => k + 2));
    expect(sizes.length).toBeGreaterThanOrEqual(4);
  });

  it('is not the reference law of another shuffle', () => {
    const other = id === 'naive-swap' ? reference('sattolo') : reference('naive_swap_all');
    expect(agrees(proveLaw(shuffles.get(id), IDEAL, 4), other[2])).toBe(false);
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
