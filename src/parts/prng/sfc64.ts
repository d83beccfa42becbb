import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';
import { seedSequence } from './seed-sequence.js';
import { wholeSeed } from './whole-seed.js';

/** The number of outputs discarded after seeding. */
const DISCARDED = 12;

/**
 * sfc64; each 64-bit output is two words, low first. Seed: a, b, c, counter, each low word first, without a warm-up.
 * Own seeding: numpy's `SFC64(seed)`, a whole number from 0 on of any size: SeedSequence fills a, b and c, the counter is 1, and twelve outputs are discarded.
 */
export const sfc64: Prng = {
  id: 'sfc64',
  title: 'sfc64',
  summary:
    'Three 64-bit words mixed chaotically by shifts, additions and a rotation, with a counter that bounds the period from below; numpy’s SFC64.',
  reference:
    'Doty-Humphrey (2014), PractRand, sfc64, pracrand.sourceforge.net; numpy.random.SFC64 and SeedSequence, numpy.org/doc/stable/reference/random/bit_generators/sfc64.html',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 2,
  stateBits: 256,
  // At least 2^65, the counter's; it differs from state to state.
  period: null,
  secure: false,
  others: [smokeRand('passesBig', 44, 'no-further')],
  seedWords: 8,
  seedBits: 53,
  anySeedBits: 128,
  create(seed) {
    checkSeed(sfc64, seed);
    const kept = Int32Array.from(seed);
    return blockSource(2, (out) => {
      let [a, aHigh, b, bHigh, c, cHigh, counter, counterHigh] = kept;
      for (let i = 0; i < out.length; i += 2) {
        // The output is a + b + counter; counter += 1, a = b ^ b >> 11, b = c + c << 3, c = (c <<< 24) + the output, <<< turning left. Sums of low words are exact in a double, and what is above their 32 bits is the carry.
        const sum = (a >>> 0) + (b >>> 0) + (counter >>> 0);
        const high = (aHigh + bHigh + counterHigh + Math.floor(sum / 2 ** 32)) | 0;
        out[i] = sum;
        out[i + 1] = high;
        counter = (counter + 1) | 0;
        if (counter === 0) counterHigh = (counterHigh + 1) | 0;
        a = b ^ ((b >>> 11) | (bHigh << 21));
        aHigh = bHigh ^ (bHigh >>> 11);
        const tripled = (c >>> 0) + ((c << 3) >>> 0);
        b = tripled | 0;
        bHigh = (cHigh + ((cHigh << 3) | (c >>> 29)) + (tripled > 0xffff_ffff ? 1 : 0)) | 0;
        const turned = (((c << 24) | (cHigh >>> 8)) >>> 0) + ((sum | 0) >>> 0);
        cHigh = (((cHigh << 24) | (c >>> 8)) + high + (turned > 0xffff_ffff ? 1 : 0)) | 0;
        c = turned | 0;
      }
      kept.set([a, aHigh, b, bHigh, c, cHigh, counter, counterHigh]);
    });
  },
  seeded(seed) {
    const source = sfc64.create(Uint32Array.of(...seedSequence(wholeSeed('sfc64', seed), 6), 1, 0));
    source.fill(new Uint32Array(2 * DISCARDED));
    return source;
  },
};
