import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/core/catalogue.js';
import type { Shuffle } from '../../../src/core/subject/shuffle.js';
import { IDEAL } from '../../../src/exact/draw-laws.js';
import { exactLaw } from '../../../src/exact/exact-law.js';
import { proveLaw } from '../../../src/exact/prove-law.js';
import * as entries from '../../../src/parts/shuffle/index.js';
import { needs } from '../../support/tools.js';
import { uniformClaimFaults } from './checks.js';
import type { Reference } from './reference.js';
import { lawFaults, referenced, referenceFaults, referenceLaw, referenceOf } from './reference.js';

const shuffles = catalogue<Shuffle>('shuffle', entries);

const references = shuffles.all.flatMap(({ id }) => referenceOf(id) ?? []);

describe.each(references)('the exact law of $shuffle', ({ shuffle, laws }) => {
  it.each(laws)('is the law that another program worked out, $n cards', (expected) => {
    expect(lawFaults(proveLaw(shuffles.get(shuffle), IDEAL, expected.n), expected)).toEqual([]);
  });

  it('is not the law of another shuffle', () => {
    const other = referenceLaw(shuffle === 'naive-swap' ? 'sattolo' : 'naive-swap', 4);
    expect(lawFaults(proveLaw(shuffles.get(shuffle), IDEAL, 4), other)).not.toEqual([]);
  });
});

describe('what `uniform` says', () => {
  it.each(shuffles.all.map(({ id }) => id))('of %s is what its exact laws say', (id) => {
    const { parameter } = shuffles.get(id);
    const values = parameter ? [`:${parameter.least}`, `:${parameter.least + 1}`] : [''];
    expect(values.flatMap((value) => uniformClaimFaults(shuffles.get(id + value), parameter ? 3 : 5))).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('has no shuffle without a law from outside', () => {
    expect(shuffles.all.flatMap(({ id }) => referenceFaults(id, referenceOf(id)))).toEqual([]);
  });

  // A shuffle that is taken out, or renamed, leaves its fixture behind.
  it('has every shuffle that a fixture was made for', () => {
    const ids = new Set(shuffles.all.map(({ id }) => id));
    expect(referenced().filter((id) => !ids.has(id))).toEqual([]);
  });

  it('has the leaf counts the bounds say', () => {
    expect(exactLaw(entries.naiveSwap, 5).leaves).toBe(3125);
    expect(exactLaw(entries.fisherYates, 6).leaves).toBe(720);
    for (const { n, leaves } of referenceOf('sort-comparator')?.laws ?? [])
      expect(exactLaw(entries.sortComparator, n).leaves, `${n} cards`).toBe(leaves);
  });
});

describe('a fixture', () => {
  const given: Reference = { shuffle: 'mine', maker: 'by hand', pseudocode: 'none', laws: referenceOf('sattolo')?.laws ?? [] };

  it.each<[string, Reference | null, string]>([
    [
      'that is missing',
      null,
      'mine has no fixtures/shuffle/mine.json: its exact law for 2 to 5 cards by another program; fixtures/shuffle/law.py makes one',
    ],
    ['of another shuffle', { ...given, shuffle: 'sattolo' }, 'fixtures/shuffle/mine.json is of sattolo'],
    ['without a maker', { ...given, maker: '' }, 'fixtures/shuffle/mine.json names no maker'],
    ['without pseudocode', { ...given, pseudocode: '' }, 'fixtures/shuffle/mine.json has no pseudocode'],
    ['of too few cards', { ...given, laws: given.laws.slice(0, 3) }, 'fixtures/shuffle/mine.json lacks the law of 5 cards'],
  ])('%s is told', (_lie, reference, fault) => {
    expect(referenceFaults('mine', given)).toEqual([]);
    expect(referenceFaults('mine', reference)).toEqual([fault]);
  });

  it('with one wrong value is told, value by value', () => {
    const law = proveLaw(entries.sattolo, IDEAL, 3);
    const right = referenceLaw('sattolo', 3);
    const [first, ...rest] = right.position_matrix;
    expect(lawFaults(law, { ...right, max: '1/3', mean_sign: '2/2', position_matrix: [['1/3', ...first.slice(1)], ...rest] })).toEqual([
      '3 cards: the greatest chance is 1/2, not 1/3',
      '3 cards: the chance of card 0 at 0 is 0/1, not 1/3',
    ]);
    expect(lawFaults({ ...law, probabilities: null }, { ...right, probs: {} })).toEqual([
      '3 cards: the chance of any order is unknown, not 0/1',
    ]);
    expect(lawFaults(law, { ...right, probs: { ...right.probs, '012': '1/6' } })).toEqual(['3 cards: the chance of 0 1 2 is 0/1, not 1/6']);
  });

  it.each([
    ['naive-swap', 'for i in range(n): swap(i, below(n))'],
    ['sattolo', 'for i in range(n - 1, 0, -1): swap(i, below(i))'],
  ])('of %s comes from law.py as it came from the program before it', (id, pseudocode) => {
    const script = fileURLToPath(new URL('../../../fixtures/shuffle/law.py', import.meta.url));
    const made = JSON.parse(execFileSync(needs('python3'), [script, id, pseudocode, '4'], { encoding: 'utf8' })) as Reference;
    for (const { leaves, probs, ...values } of made.laws) {
      const before = referenceLaw(id, values.n);
      expect(before).toMatchObject(values);
      if (before.probs) expect(probs).toEqual(before.probs);
      expect(leaves).toBe(exactLaw(shuffles.get(id), values.n).leaves);
    }
  });
});
