import { boundeds, prngs } from '../../../parts/catalogues.js';
import { DRAW_FORMS } from './linear/known-bits.js';
import { linearWay } from './linear/linear-way.js';
import { linearBits, type NumberForm } from './linear/linear-words.js';
import { noisyWay } from './linear/noisy-way.js';
import { SUM_GENERATORS } from './linear/sum-generators.js';
import { SEED_WAYS } from './seeds/families.js';
import type { Way } from './way.js';

/** The largest state whose equations are solved as they come. */
const MOST_UNKNOWNS = 4096;

/** The method of the catalogue that draws in a form. */
const METHODS = { scaled: 'floored-fraction', remainder: 'remainder' } as const;

const linearWays: readonly Way[] = prngs.all
  .filter(({ seedWords }) => 32 * seedWords <= MOST_UNKNOWNS)
  .flatMap((prng) => {
    const forms: readonly NumberForm[] =
      prng.wordsPerOutput === 1
        ? [{ perNumber: 1, lead: 0 }]
        : [
            { perNumber: 2, lead: 0 },
            { perNumber: 2, lead: 1 },
          ];
    return forms.flatMap((numbers) => {
      const bits = linearBits(prng, numbers);
      if (!bits) return [];
      return DRAW_FORMS.flatMap((draws) => {
        const bounded = boundeds.all.find(({ kernel }) => kernel === METHODS[draws.id]);
        return bounded && (draws.id === 'scaled' ? bits.leading : bits.low) > 0 ? [linearWay({ prng, bounded, draws, numbers, bits })] : [];
      });
    });
  });

const scaled = boundeds.all.find(({ kernel }) => kernel === METHODS.scaled);

const noisyWays: readonly Way[] = SUM_GENERATORS.flatMap((sum) => (scaled ? [noisyWay(sum, scaled)] : []));

export const WAYS: readonly Way[] = [...linearWays, ...noisyWays, ...SEED_WAYS];
