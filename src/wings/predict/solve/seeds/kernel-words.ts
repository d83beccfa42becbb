import type { Prng } from '../../../../core/subject/source.js';
import type { SeedKernel } from '../../../../core/subject/word-kernels.js';
import { type Arena, borrowArena, returnArena } from '../../../../kernel/arena.js';
import { type FirstWords, slowWords } from './first-words.js';

/** Bytes of working memory: eight Mersenne Twisters, and the words from which they are started. glibc's generator needs less. */
const WORK = 625 * 32 + 624 * 4;

/** The most seeds that a kernel takes at a time. */
const ABREAST = 8;

/** The words of seeds below `limit` by a kernel that makes several side by side; one after another where there are no kernels. */
export function kernelWords(prng: Prng, kernel: SeedKernel, limit = Number.POSITIVE_INFINITY): FirstWords {
  const slow = slowWords(prng);
  return {
    prng,
    make(from, seeds, each, out) {
      const arena = from + seeds <= limit ? borrowArena() : null;
      if (!arena) return slow.make(from, seeds, each, out);
      try {
        makeBy(arena, kernel, from, seeds, each, out);
      } finally {
        returnArena(arena);
      }
    },
  };
}

function makeBy(arena: Arena, kernel: SeedKernel, from: number, seeds: number, each: number, out: Uint32Array): void {
  const count = ABREAST * Math.ceil(seeds / ABREAST);
  const [seedsAt, words, work] = [8 * count, 4 * count * each, WORK].map((bytes) => arena.take(bytes));
  const list = arena.doubles(seedsAt, count);
  for (let k = 0; k < seeds; k++) list[k] = from + k;
  arena.kernels[kernel](seedsAt, seeds, words, each, work);
  out.set(arena.words(words, seeds * each));
}
