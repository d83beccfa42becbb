import type { Prng } from '../core/source.js';
import { checkSeed } from './check-seed.js';
import type { Congruence32 } from './congruence32.js';
import { congruence32 } from './congruence32.js';
import { wholeSeed } from './whole-seed.js';

const LAW: Congruence32 = { multiplier: 134_775_813, increment: 1, shift: 0, mask: -1 };

/**
 * Delphi's `Random`, which is Turbo Pascal's: `Random(k)` is this by the bounded method `multiply-shift`. Seed: its state, `RandSeed`.
 * Own seeding: the low 32 bits.
 */
export const delphi: Prng = {
  id: 'delphi',
  title: "Delphi's Random",
  summary: 'The whole state of the linear congruential generator 134775813 x + 1 mod 2^32, as Turbo Pascal and Delphi have it.',
  reference:
    'Borland (1995), Delphi, unit System: RandSeed := RandSeed * $08088405 + 1; its use: Arkin et al. (1999), How we learned to cheat at online poker',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 32,
  period: 2n ** 32n,
  seedWords: 1,
  create(seed) {
    checkSeed(delphi, seed);
    return congruence32(seed[0], LAW);
  },
  seeded: (seed) => congruence32(Number(BigInt.asIntN(32, wholeSeed('delphi', seed))), LAW),
};
