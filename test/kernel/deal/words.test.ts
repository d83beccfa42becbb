import { describe, expect, it } from 'vitest';
import type { BitSource, Prng } from '../../../src/core/subject/source.js';
import type { WordKernel, WordKernels } from '../../../src/core/subject/word-kernels.js';
import { Arena } from '../../../src/kernel/arena.js';
import { WordMaker } from '../../../src/kernel/deal/word-maker.js';
import { instantiate, type Kernels } from '../../../src/kernel/kernels.js';
import { prngs } from '../../../src/parts/catalogues.js';

/** Lengths of what is asked for at a time: of less than a block of any generator, odd ones, and more than the state of the largest. */
const LENGTHS = [1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 31, 63, 64, 65, 51, 255, 256, 623, 624, 625, 1, 1248, 4095, 4096, 1021];

const withKernels = prngs.all.filter(({ kernel }) => kernel !== undefined);

/** What can have none, and why: the numbers of both live ones are made elsewhere, and a sine is the engine's own to its last digit. */
const MADE_ELSEWHERE = ['math-random', 'os', 'sine'];

/** What could have one, and has its words from its definition alone: of none that is much dealt from does a run take a third longer without. */
const BY_DEFINITION = [
  'aes-ctr',
  'alea',
  'arc4',
  'chacha12',
  'congruential32',
  'glibc-rand-r',
  'glibc-random',
  'go-alfg',
  'go-pcg',
  'java-splittable',
  'l64x128mix',
  'l64x128mix-int',
  'middle-square-weyl',
  'minstd',
  'minstd0',
  'mt-short',
  'mt19937-64',
  'mulberry32',
  'pcg64dxsm',
  'philox4x64',
  'sfc32',
  'sfc64',
  'tychei',
  'xor128',
  'xor4096',
  'xoroshiro128plus',
  'xoroshiro128pp',
  'xorshift128',
  'xorshift128plus',
  'xorshift32',
  'xorshift64s',
  'xorshift7',
  'xorwow',
  'xoshiro128pp',
  'xoshiro128ss-v1',
  'xoshiro256pp',
  'xoshiro256ss',
];

/** Words by kernels, of which some may be replaced, in memory of their own. */
class Made {
  readonly #arena: Arena;
  readonly #out: number;
  readonly #maker: WordMaker;
  readonly asked: WordKernel[] = [];

  constructor(replaced: Partial<Kernels> = {}) {
    const kernels = instantiate();
    if (!kernels) throw new Error('this engine has no kernels');
    this.#arena = new Arena({ ...kernels, ...replaced });
    this.#maker = new WordMaker(this.#arena);
    this.#out = this.#arena.take(4 * Math.max(...LENGTHS));
  }

  next(source: BitSource, length: number): number[] {
    const out = this.#arena.words(this.#out, length);
    const noting: WordKernels = {
      fill: (kernel, state, part) => {
        this.asked.push(kernel);
        this.#maker.fill(kernel, state, part);
      },
    };
    source.fill(out, noting);
    return [...out];
  }
}

/** Starts that the generator may have: some that are nothing special, and states of few bits, with all bits, and just before counters overflow. */
function starts(prng: Prng): readonly (() => BitSource)[] {
  const states = [
    (k: number) => Math.imul(k + 1, 0x9e37_79b1) >>> 0,
    (k: number) => Math.imul(k + 11, 0x85eb_ca6b) >>> 0,
    (k: number) => (k === prng.seedWords - 1 ? 1 : 0),
    () => 0xffff_ffff,
    (k: number) => (k === 0 ? 0xffff_fffd : 0xffff_ffff),
    (k: number) => (k % 2 === 0 ? 0xffff_fffe : 0),
  ]
    .map((word) => Uint32Array.from({ length: prng.seedWords }, (_, k) => word(k)))
    .filter((state) => prng.forbids?.(state) !== true);
  const seeds = prng.seeded ? [1n, 2n ** 31n, 1_732_000_000_123n] : [];
  return [
    ...states.map((state) => () => prng.create(state)),
    ...seeds.map((seed) => () => (prng.seeded as NonNullable<Prng['seeded']>)(seed)),
  ];
}

function plainly(source: BitSource, length: number): number[] {
  const out = new Uint32Array(length);
  source.fill(out);
  return [...out];
}

describe('a kernel makes the words of its generator', () => {
  it.each(withKernels.map(({ id }) => id))('%s, in pieces of any length', (id) => {
    const prng = prngs.get(id);
    for (const [at, start] of starts(prng).entries()) {
      const [defined, counted] = [start(), start()];
      const made = new Made();
      for (const length of LENGTHS) expect(made.next(counted, length), `start ${at}, ${length} words`).toEqual(plainly(defined, length));
      expect(new Set(made.asked)).toEqual(new Set([prng.kernel]));
    }
  });

  it.each(withKernels.map(({ id }) => id))('%s, in turns with its definition', (id) => {
    for (const [at, start] of starts(prngs.get(id)).entries()) {
      const [defined, mixed] = [start(), start()];
      const made = new Made();
      for (const [turn, length] of LENGTHS.entries()) {
        const words = turn % 3 === 1 ? plainly(mixed, length) : made.next(mixed, length);
        expect(words, `start ${at}, turn ${turn}`).toEqual(plainly(defined, length));
      }
    }
  });

  it.each(withKernels.map(({ id }) => id))('%s, over 300,000 words', (id) => {
    const [start] = starts(prngs.get(id)) as [() => BitSource];
    const [defined, counted] = [start(), start()];
    const made = new Made();
    for (let done = 0; done < 300_000; done += 4096) {
      const words = made.next(counted, 4096);
      const at = plainly(defined, 4096).findIndex((word, i) => word !== words[i]);
      expect(at < 0 ? null : done + at).toBeNull();
    }
  });

  it('of every generator but those whose words are not made here, and those that are made by their definition alone', () => {
    expect(prngs.all.filter(({ kernel }) => kernel === undefined).map(({ id }) => id)).toEqual(
      [...MADE_ELSEWHERE, ...BY_DEFINITION].toSorted(),
    );
  });

  it('and one that alters a bit of one word, or leaves the state where it was, is seen', () => {
    const kernels = instantiate();
    if (!kernels) throw new Error('this engine has no kernels');
    const blind = withKernels.flatMap(({ id, kernel }) => {
      if (kernel === undefined) return [];
      const memory = (at: number): DataView => new DataView(kernels.memory.buffer, at);
      const lies: Kernels[WordKernel][] = [
        (state, out, count) => {
          kernels[kernel](state, out, count);
          const last = memory(out + 4 * (count - 1));
          last.setUint32(0, last.getUint32(0, true) ^ 1, true);
        },
        (state, out, count) => {
          const kept = new Uint8Array(kernels.memory.buffer, state, 64).slice();
          kernels[kernel](state, out, count);
          new Uint8Array(kernels.memory.buffer, state, 64).set(kept);
        },
      ];
      return lies.flatMap((lie, which) => {
        const [start] = starts(prngs.get(id)) as [() => BitSource];
        const [defined, counted] = [start(), start()];
        const made = new Made({ ...kernels, [kernel]: lie });
        const same = LENGTHS.every((length) => made.next(counted, length).join() === plainly(defined, length).join());
        return same ? [`${id}, lie ${which}`] : [];
      });
    });
    expect(blind).toEqual([]);
  });
});
