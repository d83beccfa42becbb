import { expect, it } from 'vitest';
import { decodeNearly } from '../../../../src/wings/predict/solve/linear/noisy-system.js';
import { SUM_GENERATORS } from '../../../../src/wings/predict/solve/linear/sum-generators.js';
import { readDecks, searchHere, TRUTH } from '../found-by.js';

function numbers(seed: number): () => number {
  let x = seed;
  return () => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.imul(x ^ (x >>> 15), 0x85eb_ca6b) >>> 0;
  };
}

const parity = (words: Uint32Array): number =>
  [...words].reduce((sum, word) => sum ^ ([...word.toString(2)].filter((bit) => bit === '1').length & 1), 0);

it('an assignment is found behind equations of which a few fail, and none behind noise', () => {
  const random = numbers(3);
  const made = (fails: (k: number) => number) => {
    const right = Uint32Array.from({ length: 4 }, random);
    const equations = Array.from({ length: 400 }, (_, k) => {
      const bits = Uint32Array.from({ length: 4 }, random);
      return { bits, sum: parity(bits.map((word, w) => word & right[w])) ^ fails(k), error: 0.02 };
    });
    const found: Uint32Array[] = [];
    decodeNearly(128, equations, (solution) => {
      found.push(solution);
      return solution.every((word, w) => word === right[w]);
    });
    return found.at(-1)?.every((word, w) => word === right[w]) ?? false;
  };
  const found = { behindFew: made((k) => (k === 5 || k === 90 || k === 200 ? 1 : 0)), behindNoise: made(() => random() & 1) };
  expect(found).toEqual({ behindFew: true, behindNoise: false });
});

it('sums and sums without carries agree where no carry reaches', () => {
  for (const { prng, withoutCarries } of SUM_GENERATORS) {
    const [sum, plain] = [new Uint32Array(4096), new Uint32Array(4096)];
    const seed = Uint32Array.of(1, 2, 3, 4);
    prng.create(seed).fill(sum);
    withoutCarries.create(seed).fill(plain);
    // The carry into the top bit is as likely as not; into equal top bits of what lies below it follows from them.
    const differing = sum.filter((word, k) => (word ^ plain[k]) >>> 31).length;
    expect(differing).toBeGreaterThan(1800);
    expect(differing).toBeLessThan(2300);
  }
});

it('Math.random of Chromium 156 is foretold', () => {
  const name = 'v8-chromium-down-52';
  const found = searchHere(readDecks(name), (way) => SUM_GENERATORS.some(({ prng }) => prng === way.prng), { between: [0] });
  expect(found?.next.map((deck) => deck.join(','))).toEqual(TRUTH[name].next.slice(0, 3));
});
