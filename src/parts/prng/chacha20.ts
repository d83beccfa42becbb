import type { Prng } from '../../core/subject/source.js';
import { chachaSource } from './chacha.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';

/**
 * The ChaCha20 keystream as little-endian words, sixteen a block. Seed: the key's eight words, the block counter, the nonce's three words.
 * A counter that overflows carries into the first word of the nonce, as in OpenSSL and Bernstein's paper; RFC 8439 ends the stream there.
 */
export const chacha20: Prng = {
  id: 'chacha20',
  title: 'ChaCha20',
  summary: 'The stream cipher of many secure random generators: a counter scrambled under a 256-bit key by twenty rounds.',
  reference: 'Bernstein (2008), ChaCha, a variant of Salsa20; Nir, Langley (2018), RFC 8439, doi:10.17487/RFC8439',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 384,
  period: 2n ** 68n,
  secure: true,
  others: [smokeRand('passesBig', 45, 'no-further', 'with 12 rounds')],
  seedWords: 12,
  kernel: 'chacha20Words',
  create(seed) {
    checkSeed(chacha20, seed);
    return chachaSource(seed, 20, 'chacha20Words');
  },
};
