import { prngs } from '../../src/parts/catalogues.js';

/** Uniform numbers below a bound, that follow from `seed` alone: xoshiro128**, by rejection. */
export function below(seed: number): (bound: number) => number {
  const source = prngs.get('xoshiro128ss').create(Uint32Array.of(seed, 1, 2, 3));
  const words = new Uint32Array(1024);
  let next = words.length;
  return (bound) => {
    const fair = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      if (next === words.length) {
        source.fill(words);
        next = 0;
      }
      const word = words[next++];
      if (word < fair) return word % bound;
    }
  };
}

/** One uniform order of n items. */
export function evenList(n: number, draw: (bound: number) => number): Uint32Array {
  const list = Uint32Array.from({ length: n }, (_, k) => k);
  for (let k = n - 1; k > 0; k--) {
    const other = draw(k + 1);
    [list[k], list[other]] = [list[other], list[k]];
  }
  return list;
}
