import type { Bounded } from '../../src/core/subject/bounded.js';

const entry = (id: string): Pick<Bounded, 'id' | 'title' | 'summary' | 'reference' | 'rejects' | 'draw'> => ({
  id,
  title: id,
  summary: `${id}, its law only.`,
  reference: 'written out here from its definition',
  rejects: false,
  draw: () => {
    throw new Error('only the law is asked for');
  },
});

/** word mod bound, counted residue by residue. */
export const modulo: Bounded = {
  ...entry('modulo'),
  law: (bound, range) => (value) => range / BigInt(bound) + (BigInt(value) < range % BigInt(bound) ? 1n : 0n),
};

const ceiling = (num: bigint, den: bigint): bigint => (num + den - 1n) / den;

/** floor(word · bound / range). */
export const multiplyShift: Bounded = {
  ...entry('multiply-shift'),
  law: (bound, range) => (value) => ceiling(BigInt(value + 1) * range, BigInt(bound)) - ceiling(BigInt(value) * range, BigInt(bound)),
};

/** Any method that rejects. */
export const even: Bounded = { ...entry('even'), rejects: true, law: () => 'uniform' };
