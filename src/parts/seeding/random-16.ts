import type { Seeding } from '../../core/subject/seeding.js';
import { randomBits } from './random-bits.js';

/** 65,536 seeds, and so at most that number of different deals. */
export const random16: Seeding = randomBits(
  16,
  'a process number',
  'I. Goldberg & D. Wagner (1996), Randomness and the Netscape browser; CVE-2008-0166 (Debian OpenSSL: the process number was all there was)',
);
