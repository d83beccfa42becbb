import { describe, expect, it } from 'vitest';
import { prngs } from '../../../../src/parts/catalogues.js';
import { packedWords, wordBits } from '../../../../src/wings/emit/engine/packed-words.js';

/** The number whose binary digits, from the lowest, are those of the words. */
function joined(words: readonly number[], bits: number): bigint {
  return words.reduceRight((sum, word) => (sum << BigInt(bits)) | BigInt(word), 0n);
}

async function packed(words: readonly number[], bits: number, piece: number): Promise<readonly number[]> {
  async function* pieces(): AsyncGenerator<Uint32Array> {
    for (let at = 0; at < words.length; at += piece) yield Uint32Array.from(words.slice(at, at + piece));
  }
  const found: number[] = [];
  for await (const some of packedWords(pieces(), bits)) found.push(...some);
  return found;
}

/** Words with as many bits, from a fixed congruence. */
function wordsOf(bits: number, count: number): readonly number[] {
  let x = bits;
  return Array.from({ length: count }, () => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return x >>> (32 - bits);
  });
}

describe('packed words', () => {
  it.each(Array.from({ length: 32 }, (_, k) => k + 1))('of %i bits hold every bit in its place', async (bits) => {
    const words = wordsOf(bits, 96);
    const found = await packed(words, bits, 7);
    expect(found).toHaveLength(3 * bits);
    expect(joined(found, 32)).toBe(joined(words, bits));
    expect(joined(found, 32)).not.toBe(joined([...words.slice(1), words[0]], bits));
  });

  it('go on behind the first piece, and end with the last whole word', async () => {
    const words = wordsOf(15, 50_001);
    const found = await packed(words, 15, 16_384);
    expect(found).toHaveLength(Math.floor((50_001 * 15) / 32));
    expect(joined(found, 32)).toBe(joined(words, 15) & ((1n << BigInt(32 * found.length)) - 1n));
  });

  it('are made of words with whole bits only', () => {
    expect(prngs.all.filter(({ range }) => range < 2n ** 32n).map((prng) => [prng.id, bitsOf(prng)])).toEqual([
      ['ansi-c', 15],
      ['ansi-c-type0', 31],
      ['glibc-rand-r', 31],
      ['glibc-random', 31],
      ['minstd', 'refused'],
      ['minstd0', 'refused'],
      ['msvc', 15],
      ['randu', 31],
    ]);
  });
});

function bitsOf(prng: Parameters<typeof wordBits>[0]): number | string {
  try {
    return wordBits(prng);
  } catch {
    return 'refused';
  }
}
