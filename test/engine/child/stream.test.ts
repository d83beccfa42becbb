import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ChildStream, childNumber } from '../../../src/engine/child/stream.js';

interface Vectors {
  readonly vectors: readonly {
    readonly start: { readonly create?: readonly string[] };
    readonly first: readonly string[];
    readonly at: Readonly<Record<string, string>>;
  }[];
}

// Made by independent programs, each named in the file.
const { vectors }: Vectors = JSON.parse(readFileSync(new URL('../../../fixtures/prng/xoshiro128ss.json', import.meta.url), 'utf8'));
const hex = (text: string): number => Number.parseInt(text, 16);
const started = vectors.filter(({ start }) => start.create !== undefined);

describe('ChildStream', () => {
  it.each(started.map((vector) => [vector.start.create?.join(' '), vector] as const))('gives the reference words of %s', (_, vector) => {
    const stream = new ChildStream((vector.start.create ?? []).map(hex));
    const words = Array.from({ length: 10_000 }, () => stream.word());
    expect(words.slice(0, vector.first.length)).toEqual(vector.first.map(hex));
    for (const [at, word] of Object.entries(vector.at)) expect(words[Number(at) - 1]).toBe(hex(word));
  });

  it('has reference words to be held to', () => expect(started.length).toBeGreaterThan(0));

  it('makes a number of two words, and keeps the words of a recorded stretch', () => {
    const state = [1, 2, 3, 4];
    const plain = new ChildStream(state);
    const recording = new ChildStream(state);
    plain.next();
    recording.next();
    recording.record();
    const numbers = Array.from({ length: 1000 }, () => recording.next());
    const words = [...recording.recorded().subarray(0, recording.count)];
    expect(words).toEqual(Array.from({ length: 2000 }, () => plain.word()));
    numbers.forEach((x, i) => {
      const bits = ((BigInt(words[2 * i]) >> 5n) << 26n) | (BigInt(words[2 * i + 1]) >> 6n);
      expect(BigInt(x * 2 ** 53)).toBe(bits);
    });
    recording.next();
    expect(recording.count).toBe(2000);
  });

  it('gives numbers in [0, 1) at both ends', () => {
    expect(childNumber(0, 0)).toBe(0);
    expect(childNumber(2 ** 32 - 1, 2 ** 32 - 1)).toBe(1 - 2 ** -53);
  });
});
