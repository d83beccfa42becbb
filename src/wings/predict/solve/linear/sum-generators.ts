import type { Prng } from '../../../../core/subject/source.js';
import { blockSource } from '../../../../parts/prng/block-source.js';
import { v8Xorshift128plus } from '../../../../parts/prng/v8-xorshift128plus.js';

/** A generator whose word is the sum of two words that are linear in its state, and the same generator with their sum without carries. */
export interface SumGenerator {
  readonly prng: Prng;
  readonly withoutCarries: Prng;
}

/** Makes the words of xorshift128+ from a state, `block` at a time and handed out backwards; `word` makes one of the four halves of the new state. */
function summed(block: number, word: (low0: number, high0: number, low1: number, high1: number) => number): Prng['create'] {
  return (seed) => {
    const kept = Int32Array.from(seed);
    return blockSource(block, (out) => {
      let [low0, high0, low1, high1] = kept;
      for (let top = block; top <= out.length; top += block)
        for (let i = top - 1; i >= top - block; i--) {
          let a = low0 ^ (low0 << 23);
          let b = high0 ^ ((high0 << 23) | (low0 >>> 9));
          a ^= (a >>> 17) | (b << 15);
          b ^= b >>> 17;
          [low0, high0] = [low1, high1];
          low1 = a ^ low0 ^ ((low0 >>> 26) | (high0 << 6));
          high1 = b ^ high0 ^ (high0 >>> 26);
          out[i] = word(low0, high0, low1, high1);
        }
      kept.set([low0, high0, low1, high1]);
    });
  };
}

function carryOf(low0: number, low1: number): number {
  return (low0 >>> 0) + (low1 >>> 0) > 0xffff_ffff ? 1 : 0;
}

function highSum(low0: number, high0: number, low1: number, high1: number): number {
  return high0 + high1 + carryOf(low0, low1);
}

const v8Sum: Prng = {
  ...v8Xorshift128plus,
  id: 'v8-14-xorshift128plus',
  title: "xorshift128+ as V8's Math.random in version 14.6 (Node 26)",
  summary: 'The top bits of the sum of both state words of xorshift128+, made 64 at a time and handed out backwards.',
  create: summed(64, highSum),
};

const v8Unblocked: Prng = {
  ...v8Sum,
  id: 'v8-15-xorshift128plus',
  title: "xorshift128+ as V8's Math.random in version 15 (Chromium 156)",
  summary: 'The top bits of the sum of both state words of xorshift128+, in the order they are made.',
  block: 1,
  create: summed(1, highSum),
};

const spiderMonkey: Prng = {
  ...v8Xorshift128plus,
  id: 'spidermonkey-xorshift128plus',
  title: 'xorshift128+ as Math.random of Firefox and Safari',
  summary: 'The low 53 bits of the sum of both state words of xorshift128+, from their highest down.',
  block: 1,
  create: summed(1, (low0, high0, low1, high1) => ((high0 + high1 + carryOf(low0, low1)) << 11) | ((low0 + low1) >>> 21)),
};

/** The generators of browsers that add two words. */
export const SUM_GENERATORS: readonly SumGenerator[] = [
  { prng: v8Sum, withoutCarries: { ...v8Sum, create: summed(64, (_, high0, __, high1) => high0 ^ high1) } },
  { prng: v8Unblocked, withoutCarries: { ...v8Unblocked, create: summed(1, (_, high0, __, high1) => high0 ^ high1) } },
  {
    prng: spiderMonkey,
    withoutCarries: { ...spiderMonkey, create: summed(1, (low0, high0, low1, high1) => ((high0 ^ high1) << 11) | ((low0 ^ low1) >>> 21)) },
  },
];
