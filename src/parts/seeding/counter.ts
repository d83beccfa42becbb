import type { Seeding } from '../../core/subject/seeding.js';

const SEEDS = 2 ** 32;

/** Seeds k, k + 1, k + 2, … mod 2^32, where k is uniform on [0, 2^32): a fresh sample must not meet the first one's seeds again. */
export const counter: Seeding = {
  kind: 'every-deal',
  id: 'counter',
  title: 'A counter',
  summary: 'The generator is started anew before every deal from a number that goes up by one, such as the number of the hand.',
  reference:
    'D. R. Hill et al. on correlated streams: M. Matsumoto, I. Wada, A. Kuramoto & H. Ashihara (2007), doi:10.1145/1276927.1276928',
  seedSource: 'counter',
  seedBits: 32,
  consecutive: true,
  seeds({ first, start }) {
    let next = start + first;
    return () => next++ % SEEDS;
  },
};
