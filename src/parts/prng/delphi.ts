import type { Prng } from '../../core/subject/source.js';
import { congruence32 } from './congruence32.js';

/** Delphi's `Random`, which is Turbo Pascal's: `Random(k)` is this by the bounded method `multiply-shift`. Its state is `RandSeed`. */
export const delphi: Prng = congruence32(
  {
    id: 'delphi',
    title: "Delphi's Random",
    summary: 'The whole state of the linear congruential generator 134775813 x + 1 mod 2^32, as Turbo Pascal and Delphi have it.',
    reference:
      'Borland (1995), Delphi, unit System: RandSeed := RandSeed * $08088405 + 1; its use: Arkin et al. (1999), How we learned to cheat at online poker',
  },
  { multiplier: 134_775_813, increment: 1, bits: 32, dropped: 0 },
);
