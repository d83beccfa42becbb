import type { Bounded } from '../../../core/subject/bounded.js';
import { boundeds, prngs } from '../../../parts/catalogues.js';
import { v8Xorshift128plus } from '../../../parts/prng/v8-xorshift128plus.js';
import { CONGRUENCE_WAYS } from './congruence/congruence-ways.js';
import { TWISTER_WAYS } from './linear/big/twister-ways.js';
import { FURTHER_GENERATORS } from './linear/further-generators.js';
import { DRAW_FORMS, type DrawForm } from './linear/known-bits.js';
import { linearWay } from './linear/linear-way.js';
import { linearBits, type NumberForm } from './linear/linear-words.js';
import { longRemainder, longScale } from './linear/long-methods.js';
import { noisyWay } from './linear/noisy-way.js';
import { SUM_GENERATORS } from './linear/sum-generators.js';
import { SEED_WAYS } from './seeds/families.js';
import { sortedWay } from './sort/sorted-way.js';
import type { Way } from './way.js';

/** The largest state whose equations are solved as they come. */
const MOST_UNKNOWNS = 4096;

/** The method of the catalogue that draws in a form. */
const METHODS = { scaled: 'floored-fraction', remainder: 'remainder' } as const;

const methodOf = (draws: DrawForm['id']): Bounded | undefined => boundeds.all.find(({ kernel }) => kernel === METHODS[draws]);

const linearWays: readonly Way[] = [...prngs.all, ...FURTHER_GENERATORS]
  .filter(({ seedWords }) => 32 * seedWords <= MOST_UNKNOWNS)
  .flatMap((prng) =>
    DRAW_FORMS.flatMap((draws) => {
      const [scales, long] = [draws.id === 'scaled', prng.wordsPerOutput === 2];
      // Of 64 bits the low word comes first, and the high one leads.
      const numbers: NumberForm = { perNumber: prng.wordsPerOutput, lead: long && scales ? 1 : 0 };
      const bits = linearBits(prng, numbers);
      const bounded = long ? (scales ? longScale : longRemainder) : methodOf(draws.id);
      return bits && bounded && (scales ? bits.leading : bits.low) > 0 ? [linearWay({ prng, bounded, draws, numbers, bits })] : [];
    }),
  );

const scaled = methodOf('scaled');

const noisyWays: readonly Way[] = SUM_GENERATORS.flatMap((sum) => (scaled ? [noisyWay(sum, scaled)] : []));

export const WAYS: readonly Way[] = [
  ...linearWays,
  sortedWay(v8Xorshift128plus),
  ...noisyWays,
  ...CONGRUENCE_WAYS,
  ...SEED_WAYS,
  ...TWISTER_WAYS,
];
