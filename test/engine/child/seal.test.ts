import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHILD_PULSE } from '../../../src/engine/child/protocol.js';
import { ChildSeal } from '../../../src/engine/child/seal.js';
import { ChildPulses } from '../../../src/host/function/child/process.js';

interface Vectors {
  readonly vectors: readonly { readonly key: string; readonly words: string; readonly seal: string }[];
}

const { vectors } = JSON.parse(readFileSync(new URL('../../../fixtures/seal/siphash.json', import.meta.url), 'utf8')) as Vectors;

const wordsOf = (hex: string): Uint32Array => Uint32Array.from(hex === '' ? [] : hex.split(' '), (word) => Number.parseInt(word, 16));

function sealOf(key: Uint32Array, words: Uint32Array, fast = true): number[] {
  const seal = new ChildSeal(key, fast);
  seal.sign(words, words.length);
  return [seal.low, seal.high];
}

describe('ChildSeal', () => {
  it('is SipHash-2-4 as OpenSSL makes it', () => {
    for (const { key, words, seal } of vectors)
      for (const fast of [true, false]) expect(sealOf(wordsOf(key), wordsOf(words), fast), `${words} ${fast}`).toEqual([...wordsOf(seal)]);
  });

  it('is the same by the kernel and without it, whatever the length', () => {
    const key = Uint32Array.of(0x8000_0001, 2, 0xffff_ffff, 4);
    for (const length of [0, 1, 2, 3, 63, 64, 65, 16_383, 16_384, 16_385, 16_386, 40_001]) {
      const words = Uint32Array.from({ length }, (_, i) => Math.imul(i + length, 0x9e37_79b9) >>> 0);
      expect(sealOf(key, words), `${length} words`).toEqual(sealOf(key, words, false));
    }
  });

  it('is the same whatever a subject made of the members of arrays of words', () => {
    const [key, words] = [Uint32Array.of(1, 2, 3, 4), Uint32Array.of(5, 6, 7, 8, 9)];
    const honest = sealOf(key, words);
    const seal = new ChildSeal(key);
    const arrays: object = Object.getPrototypeOf(Uint32Array.prototype);
    const names = ['buffer', 'byteOffset', 'byteLength', 'set', 'subarray', 'slice', 'constructor', Symbol.iterator, Symbol.species];
    const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(arrays, name)] as const);
    const { apply } = Reflect;
    try {
      for (const name of names) Object.defineProperty(arrays, name, { get: () => () => new ArrayBuffer(64), configurable: true });
      Reflect.apply = () => 0;
      seal.sign(words, words.length);
    } finally {
      Reflect.apply = apply;
      for (const [name, was] of before)
        if (was) Object.defineProperty(arrays, name, was);
        else Reflect.deleteProperty(arrays, name);
    }
    expect([seal.low, seal.high]).toEqual(honest);
  });

  it('keeps a copy of its key, and signs as often as it is asked', () => {
    const key = Uint32Array.of(1, 2, 3, 4);
    const seal = new ChildSeal(key);
    key.fill(0);
    for (let k = 0; k < 2; k++) {
      seal.sign(Uint32Array.of(5, 6, 7), 3);
      expect([seal.low, seal.high]).toEqual(sealOf(Uint32Array.of(1, 2, 3, 4), Uint32Array.of(5, 6, 7)));
    }
  });
});

describe('ChildPulses', () => {
  const key = Uint32Array.of(1, 2, 3, 4);
  const pulse = (dealt: number): Uint8Array => {
    const [low, high] = sealOf(key, Uint32Array.of(CHILD_PULSE, dealt));
    return new Uint8Array(Uint32Array.of(dealt, low, high).buffer);
  };

  it('hears what is signed, in whatever pieces it comes', () => {
    const pulses = new ChildPulses(key);
    const bytes = [...pulse(3), ...pulse(4)];
    expect([bytes.slice(0, 5), bytes.slice(5, 23), bytes.slice(23)].map((part) => pulses.take(Uint8Array.from(part)))).toEqual([0, 3, 4]);
  });

  it('hears neither what is not signed nor what was said before', () => {
    const pulses = new ChildPulses(key);
    expect(pulses.take(pulse(7))).toBe(7);
    expect(pulses.take(pulse(6))).toBe(7);
    const forged = pulse(9);
    forged[0] = 10;
    expect(pulses.take(forged)).toBe(7);
    expect(pulses.take(pulse(8))).toBe(8);
  });
});
