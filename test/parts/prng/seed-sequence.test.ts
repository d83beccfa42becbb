import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seedSequence } from '../../../src/parts/prng/seed-sequence.js';

interface Vector {
  readonly entropy: string;
  readonly uint32: readonly string[];
}

const { vectors } = JSON.parse(readFileSync(new URL('../../../fixtures/prng/seed-sequence.json', import.meta.url), 'utf8')) as {
  readonly vectors: readonly Vector[];
};

const hex = (words: Uint32Array): readonly string[] => Array.from(words, (word) => word.toString(16).padStart(8, '0'));

describe('SeedSequence', () => {
  it.each(vectors.map(({ entropy, uint32 }) => [entropy, uint32] as const))('makes of %s what numpy makes of it', (entropy, words) => {
    expect(hex(seedSequence(BigInt(entropy), words.length))).toEqual(words);
    expect(hex(seedSequence(BigInt(entropy), 3))).toEqual(words.slice(0, 3));
  });

  it('tells seeds apart by every bit, also those beyond its pool', () => {
    const start = hex(seedSequence(7n, 4)).join();
    const streams = Array.from({ length: 300 }, (_, bit) => hex(seedSequence(7n ^ (1n << BigInt(bit)), 4)).join());
    expect(new Set([start, ...streams]).size).toBe(301);
  });

  it('refuses a negative number, as numpy does', () => {
    expect(() => seedSequence(-1n, 4)).toThrow('a seed of SeedSequence must be 0 or more, got -1');
  });
});
