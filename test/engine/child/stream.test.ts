import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type HandedKernel, handedKernel } from '../../../src/engine/child/handed-kernel.js';
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

  const STATES = [
    [1, 2, 3, 4],
    [0, 0, 0, 0x8000_0000],
    [0xffff_ffff, 0xffff_ffff, 0xffff_ffff, 0xffff_ffff],
    [0x9e37_79b9, 0, 0x7fff_ffff, 0x8000_0001],
  ];

  /** Where numbers that a kernel makes ahead are others than those made one by one, whatever the stream is asked for in between. */
  function faultsOf(kernel: HandedKernel | null, state: readonly number[]): readonly string[] {
    const [fast, slow] = [new ChildStream(state, kernel), new ChildStream(state, null)];
    // How many numbers are asked for, around those that are made ahead at a time, and what is done then to both.
    const steps: [number, (stream: ChildStream) => unknown][] = [
      [1, (stream) => stream.word()],
      [2047, (stream) => stream.mark()],
      [2048, (stream) => stream.rewind()],
      [2049, (stream) => stream.word()],
      [0, (stream) => stream.rewind()],
      [5000, (stream) => stream.record()],
      [3, (stream) => [...stream.recorded().subarray(0, stream.count)].join()],
      [4096, (stream) => stream.load()],
      [7, (stream) => stream.loaded()],
      [10, (stream) => stream.begin(STATES[0])],
      [2050, (stream) => stream.rewind()],
      [12, () => undefined],
    ];
    const faults: string[] = [];
    for (const [step, [count, then]] of steps.entries()) {
      for (let k = 0; k < count; k++) if (fast.next() !== slow.next()) faults.push(`${state.join()}: number ${k} of step ${step}`);
      if (then(fast) !== then(slow)) faults.push(`${state.join()}: behind step ${step}`);
    }
    return faults;
  }

  it('makes the same numbers ahead by the kernel as one by one, wherever it is asked for something else in between', () => {
    expect(STATES.flatMap((state) => faultsOf(handedKernel(), state)).slice(0, 5)).toEqual([]);
  });

  it('is found out where its kernel lies: in the last bit of one number, or in one bit of the state it leaves', () => {
    const honest = handedKernel();
    if (!honest) throw new Error('this engine has no kernels');
    const lies: readonly HandedKernel['numbers'][] = [
      (state, into, count) => {
        honest.numbers(state, into, count);
        into[2047] += into[2047] < 0.5 ? 2 ** -53 : -(2 ** -53);
      },
      (state, into, count) => {
        honest.numbers(state, into, count);
        state[3] ^= 1;
      },
    ];
    expect(lies.map((numbers) => faultsOf({ ...honest, numbers }, STATES[0]).length === 0)).toEqual([false, false]);
  });

  it('goes on whatever a subject made of the members of arrays and of WebAssembly', () => {
    const [stream, honest] = [new ChildStream([5, 6, 7, 8]), new ChildStream([5, 6, 7, 8], null)];
    const arrays: object = Object.getPrototypeOf(Float64Array.prototype);
    const names = ['buffer', 'byteLength', 'length', 'set', 'subarray', 'slice', Symbol.iterator];
    const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(arrays, name)] as const);
    const taken = [Reflect.apply, globalThis.Float64Array, Object.getOwnPropertyDescriptor(globalThis, 'WebAssembly')] as const;
    const numbers: number[] = [];
    try {
      for (const name of names) Object.defineProperty(arrays, name, { get: () => 0, configurable: true });
      Reflect.apply = () => 0;
      Object.defineProperty(globalThis, 'Float64Array', { value: Array, configurable: true, writable: true });
      Object.defineProperty(globalThis, 'WebAssembly', { value: {}, configurable: true, writable: true });
      for (let k = 0; k < 5000; k++) numbers[k] = stream.next();
    } finally {
      Reflect.apply = taken[0];
      Object.defineProperty(globalThis, 'Float64Array', { value: taken[1], configurable: true, writable: true });
      Object.defineProperty(globalThis, 'WebAssembly', taken[2] ?? {});
      for (const [name, was] of before)
        if (was) Object.defineProperty(arrays, name, was);
        else Reflect.deleteProperty(arrays, name);
    }
    expect(numbers.findIndex((number) => number !== honest.next())).toBe(-1);
  });

  it('gives numbers in [0, 1) at both ends', () => {
    expect(childNumber(0, 0)).toBe(0);
    expect(childNumber(2 ** 32 - 1, 2 ** 32 - 1)).toBe(1 - 2 ** -53);
  });
});
