import { existsSync, readdirSync } from 'node:fs';
import type { ProvedLaw } from '../../../src/core/record/proved-law.js';
import { fractionText } from '../../../src/math/fraction.js';
import { readFixture } from '../../support/read-fixture.js';

/** The exact law of one number of cards, by another program; see fixtures/shuffle/README.md. */
export interface ReferenceLaw {
  readonly n: number;
  readonly leaves?: number;
  readonly max_comparisons?: number;
  readonly reachable: number;
  readonly min_reachable: string;
  readonly min?: string;
  readonly max: string;
  readonly tv: string;
  readonly chi2_divergence?: string;
  readonly mean_sign?: string;
  readonly position_matrix: readonly (readonly string[])[];
  /** By order, its cards joined; one that is absent is never dealt. */
  readonly probs?: Readonly<Record<string, string>>;
}

/** What another program says of one shuffle. */
export interface Reference {
  /** The entry's name; with its number where it takes one. */
  readonly shuffle: string;
  readonly maker: string;
  readonly pseudocode: string;
  readonly laws: readonly ReferenceLaw[];
}

const FOLDER = new URL('../../../fixtures/shuffle/', import.meta.url);

/** The entries that the folder has a fixture of, by the files' names. */
export const referenced = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .sort();

/** The fixture of an entry, found by its name; null where there is none. */
export function referenceOf(id: string): Reference | null {
  return existsSync(new URL(`${id}.json`, FOLDER)) ? readFixture<Reference>(`shuffle/${id}.json`) : null;
}

/** The law of so many cards in the fixture of an entry. Throws where it has none. */
export function referenceLaw(id: string, n: number): ReferenceLaw {
  const law = referenceOf(id)?.laws.find((one) => one.n === n);
  if (!law) throw new Error(`fixtures/shuffle/${id}.json has no law of ${n} cards`);
  return law;
}

/** What is missing of a fixture, and what must be added. */
export function referenceFaults(id: string, reference: Reference | null): string[] {
  const file = `fixtures/shuffle/${id}.json`;
  if (!reference) return [`${id} has no ${file}: its exact law for 2 to 5 cards by another program; fixtures/shuffle/law.py makes one`];
  const faults: string[] = [];
  if (reference.shuffle.split(':')[0] !== id) faults.push(`${file} is of ${reference.shuffle}`);
  if (!reference.maker) faults.push(`${file} names no maker`);
  if (!reference.pseudocode) faults.push(`${file} has no pseudocode`);
  const sizes = reference.laws.map(({ n }) => n);
  for (const n of [2, 3, 4, 5]) if (sizes[n - 2] !== n) faults.push(`${file} lacks the law of ${n} cards`);
  return faults;
}

const lowest = (text: string): string => {
  const [num, den] = text.split('/');
  return fractionText(BigInt(num), BigInt(den ?? 1));
};

/** Everything in which a proved law differs from its reference, of what the reference has. */
export function lawFaults(law: ProvedLaw, expected: ReferenceLaw): string[] {
  const { positions, probabilities } = law;
  const faults: string[] = [];
  const hold = (what: string, found: string | number | null | undefined, wanted: string | number | undefined): void => {
    if (wanted !== undefined && found !== wanted) faults.push(`${expected.n} cards: ${what} is ${found}, not ${wanted}`);
  };
  const fraction = (text: string | undefined): string | undefined => (text === undefined ? undefined : lowest(text));
  hold('the number of orders reached', law.reached, String(expected.reachable));
  hold('the least chance of all', law.least, fraction(expected.min));
  hold('the least chance reached', law.leastReached, lowest(expected.min_reachable));
  hold('the greatest chance', law.greatest, lowest(expected.max));
  hold('the total variation', law.totalVariation, lowest(expected.tv));
  hold('chi-squared', law.chiSquared, fraction(expected.chi2_divergence));
  hold('the mean sign', law.meanSign, fraction(expected.mean_sign));
  // A law by a formula counts no leaves.
  if (law.method.leaves !== null) hold('the number of leaves', law.method.leaves, expected.leaves);
  for (const [card, row] of expected.position_matrix.entries())
    for (const [at, p] of row.entries()) hold(`the chance of card ${card} at ${at}`, positions?.[card]?.[at], lowest(p));
  if (expected.probs)
    for (const [order, p] of Object.entries(probabilities ?? { 'any order': 'unknown' }))
      hold(`the chance of ${order}`, p, lowest(expected.probs[order.replaceAll(' ', '')] ?? '0/1'));
  return faults;
}
