import { AuditError } from '../../../core/errors.js';
import type { Prng } from '../../../core/subject/source.js';

/** Words of 32 bits handed on at a time. */
const AT_ONCE = 16_384;

/** Returns the bits of a generator's word. Throws E_USAGE for a range that is no power of two: no bits of such a word are even. */
export function wordBits({ id, range }: Pick<Prng, 'id' | 'range'>): number {
  const bits = Math.log2(Number(range));
  if (Number.isInteger(bits)) return bits;
  throw new AuditError('E_USAGE', `a word must be whole bits to be written, got ${id}, whose words lie below ${range}`, {
    hint: 'what is made of its words can be written: --choices, --decks',
  });
}

/**
 * Packs words of `bits` bits, 1 to 32, into words of 32 without gaps: the first word into the lowest bits. Nothing is lost but what fills no whole word
 * at the end. Words of 32 bits are handed on as they come. What is yielded is overwritten by the next.
 */
export function packedWords(words: AsyncIterable<Uint32Array>, bits: number): AsyncIterable<Uint32Array> {
  return bits === 32 ? words : packed(words, bits);
}

async function* packed(words: AsyncIterable<Uint32Array>, bits: number): AsyncGenerator<Uint32Array> {
  const out = new Uint32Array(AT_ONCE);
  let length = 0;
  let held = 0;
  let ready = 0;
  for await (const chunk of words) {
    for (let i = 0; i < chunk.length; i++) {
      const word = chunk[i];
      held |= word << ready;
      ready += bits;
      if (ready < 32) continue;
      out[length++] = held;
      ready -= 32;
      held = ready === 0 ? 0 : word >>> (bits - ready);
      if (length < AT_ONCE) continue;
      yield out;
      length = 0;
    }
  }
  yield out.subarray(0, length);
}
