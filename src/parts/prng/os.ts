import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';

/** The most words a call: Web Crypto refuses more than 65,536 bytes. */
const MOST = 65_536 / Uint32Array.BYTES_PER_ELEMENT;

/** The operating system's source, through Web Crypto, so that it is the same in a browser. Takes no seed. */
export const os: Prng = {
  id: 'os',
  title: "The operating system's source (Web Crypto)",
  summary: 'Cryptographic words from the operating system; not reproducible.',
  reference: 'W3C, Web Cryptography API, Crypto.getRandomValues',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: Number.POSITIVE_INFINITY,
  period: null,
  secure: true,
  seedWords: 0,
  live: true,
  create(seed) {
    checkSeed(os, seed);
    return {
      fill(out) {
        for (let at = 0; at < out.length; at += MOST)
          globalThis.crypto.getRandomValues(out.subarray(at, at + MOST) as Uint32Array<ArrayBuffer>);
      },
    };
  },
};
