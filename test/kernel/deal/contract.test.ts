import { describe, expect, it } from 'vitest';
import { Batch } from '../../../src/core/subject/outcome.js';
import type { PlannedShuffle } from '../../../src/core/subject/shuffle.js';
import { blockAt } from '../../../src/engine/count/blocks.js';
import { dealerOf } from '../../../src/engine/subject/dealer.js';
import { checkFit } from '../../../src/engine/subject/pipeline.js';
import { Arena } from '../../../src/kernel/arena.js';
import { instantiate, type Kernels } from '../../../src/kernel/kernels.js';
import { Rows } from '../../../src/kernel/rows.js';
import { boundeds, prngs, seedings, shuffles } from '../../../src/parts/catalogues.js';
import type { Pipeline } from '../../../src/parts/pipeline.js';
import { firstDifference } from '../both-ways.js';

const CAPACITY = 256;
const swapping = shuffles.all.filter(
  (shuffle): shuffle is PlannedShuffle => shuffle.kind === 'planned' && shuffle.swaps?.(5).every(({ halved }) => !halved) === true,
);

/** Those that do more than swap without drawing again, and those whose draws are halved. */
const rearranging = shuffles.all.filter(
  (shuffle) => shuffle.kind === 'planned' && (shuffle.kernel !== undefined || shuffle.swaps?.(5).every(({ halved }) => halved) === true),
);

/** Methods that have a kernel, and those that are drawn by their definitions alone: the shuffles of the languages use them. */
const methods = boundeds.all.filter(({ kernel }) => kernel !== undefined).map(({ id }) => id);
const BY_DEFINITION = ['divide-reject', 'java-next-int', 'java17-next-int', 'modulo-reject', 'rust-gen-range', 'top-bits-reject'];

/** The decks of a block by the definition, and by kernels in batches of these lengths; `key`: the generator's state, where it is not derived. */
function bothWays(
  parts: Pipeline,
  n: number,
  lengths: readonly number[],
  key?: readonly number[],
  replaced: Partial<Kernels> = {},
): [number[][], number[][]] {
  const trials = lengths.reduce((sum, length) => sum + length, 0);
  const derived = blockAt({ seed: 'kernels', role: 'sample', trials, blockSize: trials }, 0);
  const block = key ? { ...derived, key: () => Uint32Array.from(key) } : derived;
  const plain = dealerOf(parts, n, block);
  const deck = new Uint16Array(n);
  const expected = Array.from({ length: trials }, () => {
    plain.into(deck);
    return [...deck];
  });
  const kernels = instantiate();
  if (!kernels) throw new Error('this engine has no kernels');
  const rows = new Rows(new Arena({ ...kernels, ...replaced }), n, Math.max(...lengths));
  const { fill } = dealerOf(parts, n, block);
  if (!fill) throw new Error(`kernels do not deal ${parts.shuffle.id}`);
  const made = lengths.flatMap((length) => {
    const batch = new Batch(n, length, rows);
    fill(rows, length);
    batch.dealtInRows(length);
    return Array.from({ length }, (_, deal) => [...batch.cells.subarray(deal * n, deal * n + n)]);
  });
  return [expected, made];
}

const pipelineOf = (shuffle: string, prng: string, bounded: string, seeding = 'continuous'): Pipeline => ({
  shuffle: shuffles.get(shuffle),
  prng: prngs.get(prng),
  bounded: boundeds.get(bounded),
  seeding: seedings.get(seeding),
});

const fits = (parts: Pipeline, n: number): boolean => {
  try {
    checkFit(parts, n);
    return true;
  } catch {
    return false;
  }
};

describe('kernels deal what the parts of the catalogues deal', () => {
  it.each(swapping.map(({ id }) => id))('%s, with the default generator and method', (id) => {
    for (const n of [3, 4, 15, 16, 17, 52, 63, 64, 65, 128, 255, 256]) {
      const [expected, made] = bothWays(pipelineOf(id, 'xoshiro128ss', 'lemire'), n, [1, 4, 16, 64, 256, 256, 7, 255]);
      expect(firstDifference(expected.flat(), made.flat()), `${n} cards`).toBeNull();
    }
  });

  it('draws again where a word is refused, in the midst of its lanes', () => {
    // The first word is 0, which Lemire's method refuses below every bound that does not divide 2^32.
    const [expected, made] = bothWays(pipelineOf('fisher-yates', 'xoshiro128ss', 'lemire'), 52, [256, 256], [1, 0, 2, 3]);
    expect(made).toEqual(expected);
  });

  it('goes on where single deals left off, and single deals where it left off', () => {
    for (const bounded of ['lemire', 'modulo']) {
      const block = blockAt({ seed: 'mixed', role: 'sample', trials: 1000, blockSize: 1000 }, 0);
      const parts = pipelineOf('fisher-yates', 'xoshiro128ss', bounded);
      const [plain, mixed] = [dealerOf(parts, 52, block), dealerOf(parts, 52, block)];
      const kernels = instantiate();
      if (!kernels || !mixed.fill) throw new Error('this engine has no kernels');
      const rows = new Rows(new Arena(kernels), 52, CAPACITY);
      const deck = new Uint16Array(52);
      const next = (): number[] => {
        plain.into(deck);
        return [...deck];
      };
      for (const way of ['rows', 'single', 'rows', 'single', 'single', 'rows']) {
        const length = way === 'rows' ? 256 : 1;
        const expected = Array.from({ length }, next);
        const batch = new Batch(52, CAPACITY, rows);
        if (way === 'rows') {
          mixed.fill(rows, length);
          batch.dealtInRows(length);
        } else {
          mixed.into(deck);
          batch.cells.set(deck);
        }
        expect(Array.from({ length }, (_, deal) => [...batch.cells.subarray(52 * deal, 52 * deal + 52)])).toEqual(expected);
      }
    }
  });

  it.each(methods)('%s, from words of every range', (id) => {
    for (const prng of ['mt19937', 'randu', 'minstd', 'msvc', 'xoshiro256ss', 'xoshiro128ss', 'ansi-c', 'arc4'])
      for (const bounded of [id, `${id}:8`, `${id}:13`])
        for (const n of [2, 5, 52, 200, 256]) {
          const parts = pipelineOf('naive-swap', prng, bounded);
          if (!fits(parts, n)) continue;
          const [expected, made] = bothWays(parts, n, [1, 4, 9, 256, 3]);
          expect(firstDifference(expected.flat(), made.flat()), `${prng}/${bounded}, ${n} cards`).toBeNull();
        }
  });

  it.each(methods)('%s, from the words around every boundary between two values', (id) => {
    for (const [prng, range] of [
      ['mt19937', 2 ** 32],
      ['randu', 2 ** 31],
      ['minstd', 2 ** 31 - 2],
      ['msvc', 2 ** 15],
    ] as const)
      for (const n of [2, 3, 5, 7, 52, 100, 255, 256]) {
        const around = Array.from({ length: n + 1 }, (_, value) => Math.ceil((value * range) / n)).flatMap((word) => [
          word - 1,
          word,
          word + 1,
        ]);
        const rounded = Array.from({ length: n }, (_, value) => Math.round(((value - 0.5) * range) / (n - 1))).flatMap((word) => [
          word - 1,
          word,
        ]);
        const words = [...around, ...rounded].filter((word) => word >= 0 && word < range);
        // No multiple of the draws of a deck, so that every word comes to every step.
        while (words.length % 2 === 0 || n % words.length === 0) words.push(range - 1);
        let next = 0;
        const repeating = {
          ...prngs.get(prng),
          create: () => {
            next = 0;
            return {
              fill(out: Uint32Array) {
                for (let i = 0; i < out.length; i++) out[i] = words[next++ % words.length] as number;
              },
            };
          },
        };
        const [expected, made] = bothWays({ ...pipelineOf('naive-swap', prng, id), prng: repeating }, n, [1, 4, 250, 256]);
        expect(firstDifference(expected.flat(), made.flat()), `${id} below ${n} of ${range}`).toBeNull();
      }
  });

  it.each(swapping.map(({ id }) => id))('%s of more than 256 cards', (id) => {
    for (const n of [257, 300, 1000, 5000]) {
      const [expected, made] = bothWays(pipelineOf(id, 'xoshiro128ss', 'lemire'), n, [1, 4, 3]);
      for (const [deal, deck] of expected.entries()) expect(firstDifference(deck, made[deal]), `${n} cards, deal ${deal}`).toBeNull();
    }
  });

  it.each(methods)('%s of more than 256 cards, from words of every range', (id) => {
    for (const prng of ['mt19937', 'randu', 'minstd', 'msvc', 'xoshiro256ss', 'xoshiro128ss', 'ansi-c', 'arc4'])
      for (const bounded of [id, `${id}:13`, `${id}:16`])
        for (const n of [257, 5000, 65_535]) {
          const parts = pipelineOf('naive-swap', prng, bounded);
          if (!fits(parts, n)) continue;
          const [expected, made] = bothWays(parts, n, n > 5000 ? [1, 1] : [1, 4, 2]);
          for (const [deal, deck] of expected.entries())
            expect(firstDifference(deck, made[deal]), `${prng}/${bounded}, ${n} cards, deal ${deal}`).toBeNull();
        }
  });

  it('and a kernel of large decks that leaves out its last step, or draws what it did before, is seen', () => {
    const kernels = instantiate();
    if (!kernels) throw new Error('this engine has no kernels');
    const lies: Readonly<Record<string, Partial<Kernels>>> = {
      lemire: {
        wideStreamDraws: (state, bounds, steps, draws) => kernels.wideStreamDraws(state, bounds, steps - 1, draws),
      },
      modulo: { chooseWideWords: (method, ...rest) => kernels.chooseWideWords(method ^ 1, ...rest) },
      'multiply-shift': {
        swapWideRow: (draws, swaps, steps, row, start, stride) => kernels.swapWideRow(draws, swaps, steps - 1, row, start, stride),
      },
    };
    for (const [bounded, lie] of Object.entries(lies)) {
      const parts = pipelineOf('fisher-yates', 'xoshiro128ss', bounded);
      const [expected, made] = bothWays(parts, 300, [16], undefined, { ...kernels, ...lie });
      const differs = expected.map((deck, deal) => firstDifference(deck, made[deal]) !== null);
      expect(differs, bounded).toContain(true);
    }
  });

  it('draws again where a word is refused, in a deck of more than 256 cards', () => {
    const [expected, made] = bothWays(pipelineOf('fisher-yates', 'xoshiro128ss', 'lemire'), 300, [3], [1, 0, 2, 3]);
    expect(made).toEqual(expected);
  });

  it.each(prngs.all.filter(({ seeded }) => seeded).map(({ id }) => id))('%s, started anew for every deal', (id) => {
    for (const { id: seeding, kind } of seedings.all) {
      if (kind !== 'every-deal') continue;
      for (const [bounded, n] of [
        ['modulo', 52],
        ['mask-reject', 52],
        ['lemire', 200],
      ] as const) {
        // Even seeds leave RANDU's low bits in a short ring, in which the mask may find no value: both end then, at another deal.
        if (bounded === 'mask-reject' && id === 'randu') continue;
        const [expected, made] = bothWays(pipelineOf('fisher-yates', id, bounded, seeding), n, [1, 4, 67, 2]);
        expect(made.join(';'), `${seeding}, ${bounded}, ${n} cards`).toBe(expected.join(';'));
      }
    }
  });

  it('from seeds, in turns with single deals', () => {
    for (const prng of ['mt19937', 'pcg64', 'alea']) {
      const parts = pipelineOf('fisher-yates', prng, 'modulo', 'random-48');
      const block = blockAt({ seed: 'seeds in turns', role: 'sample', trials: 1000, blockSize: 1000 }, 0);
      const [plain, mixed] = [dealerOf(parts, 52, block), dealerOf(parts, 52, block)];
      const kernels = instantiate();
      if (!kernels || !mixed.fill) throw new Error('this engine has no kernels');
      const rows = new Rows(new Arena(kernels), 52, CAPACITY);
      const [deck, other] = [new Uint16Array(52), new Uint16Array(52)];
      for (let turn = 0; turn < 6; turn++) {
        plain.into(deck);
        if (turn % 2 === 0) {
          mixed.into(other);
        } else {
          const batch = new Batch(52, CAPACITY, rows);
          mixed.fill(rows, 1);
          batch.dealtInRows(1);
          other.set(batch.cells.subarray(0, 52));
        }
        expect([...other], `${prng}, turn ${turn}`).toEqual([...deck]);
      }
    }
  });

  it.each(['riffle:1', 'riffle:2', 'overhand:1', 'overhand:2', 'sort-keys:1', 'sort-keys:3', ...rearranging.map(({ id }) => id)])(
    '%s, whatever it does but swap',
    (id) => {
      for (const n of [2, 3, 5, 15, 16, 17, 18, 33, 52, 64, 65, 128, 129, 255, 256])
        for (const [prng, bounded, seeding] of [
          ['xoshiro128ss', 'lemire', 'continuous'],
          ['mt19937', 'mask-reject', 'continuous'],
          ['java48', 'modulo', 'random-32'],
        ] as const) {
          const parts = pipelineOf(id, prng, bounded, seeding);
          const { shuffle } = parts;
          if (shuffle.kind !== 'planned' || shuffle.bounds(n).length > 1024 || shuffle.bounds(n).some((bound) => bound > 256)) continue;
          const [expected, made] = bothWays(parts, n, [1, 9, 60]);
          expect(made.join(';'), `${prng}, ${n} cards`).toBe(expected.join(';'));
        }
    },
  );

  it('and leaves to single deals what asks as it goes, keyed orders, and the shuffles and methods of languages', () => {
    const known = new Set([...swapping, ...rearranging].map(({ id }) => id));
    expect(shuffles.all.filter(({ id }) => !known.has(id)).map(({ id, kind }) => `${id}: ${kind}`)).toEqual([
      'affine: planned',
      'bit-reversal: planned',
      'feistel: planned',
      'feistel-hash: planned',
      'ff1: planned',
      'fisher-yates-pairs: planned',
      'lcg-walk: planned',
      'pick-and-fill: planned',
      'reservoir: planned',
      'sort-comparator: adaptive',
      'swap-or-not: planned',
      'xor-multiply: planned',
    ]);
    expect(boundeds.all.filter(({ id }) => !methods.includes(id)).map(({ id }) => id)).toEqual(BY_DEFINITION);
  });

  it('and a kernel that leaves decks out, of draws or of seeds, is seen', () => {
    const kernels = instantiate();
    if (!kernels) throw new Error('this engine has no kernels');
    const blind = [
      ...rearranging.map(({ id }) => pipelineOf(id, 'xoshiro128ss', 'lemire')),
      ...prngs.all.filter(({ seedKernel }) => seedKernel).map(({ id }) => pipelineOf('fisher-yates', id, 'modulo', 'random-32')),
    ].flatMap((parts) => {
      const { prng, seeding, shuffle } = parts;
      const shuffleKernel = shuffle.kind === 'planned' ? shuffle.kernel : undefined;
      const lie: Partial<Kernels> = { halveDraws: () => undefined };
      if (shuffleKernel) {
        const whole = kernels[shuffleKernel];
        let decks = 0;
        lie[shuffleKernel as never] = ((...deck: Parameters<typeof whole>) => (decks++ < 8 ? whole(...deck) : undefined)) as never;
      } else if (seeding.kind === 'every-deal' && prng.seedKernel) {
        const whole = kernels[prng.seedKernel];
        lie[prng.seedKernel as never] = ((seeds: number, decks: number, ...rest: [number, number, number]) =>
          whole(seeds, decks - 8, ...rest)) as never;
      }
      const [expected, made] = bothWays(parts, 52, [16], undefined, { ...kernels, ...lie });
      return made.join(';') === expected.join(';') ? [`${shuffle.id}, ${prng.id}`] : [];
    });
    expect(blind).toEqual([]);
  });
});
