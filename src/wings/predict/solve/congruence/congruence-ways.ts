import type { Bounded } from '../../../../core/subject/bounded.js';
import type { Congruence, Prng } from '../../../../core/subject/source.js';
import { divideReject } from '../../../../parts/bounded/divide-reject.js';
import { floatScale } from '../../../../parts/bounded/float-scale.js';
import { javaNextInt } from '../../../../parts/bounded/java-next-int.js';
import { modulo } from '../../../../parts/bounded/modulo.js';
import { prngs } from '../../../../parts/catalogues.js';
import { java48 } from '../../../../parts/prng/java48.js';
import type { Way } from '../way.js';
import { congruenceWay } from './congruence-way.js';
import { DOTNET_WAY } from './dotnet-way.js';
import { BY_BOUND, DIVIDED, type DrawForm, REMAINDER, SCALED } from './draw-forms.js';
import { doubleNumbers, type NumberForm, plainNumbers, publishedNumbers } from './number-forms.js';

type Congruential = Prng & { readonly congruence: Congruence };

/** Bits of a word of Java's `next(31)` and of Unix's `lrand48`. */
const SIGNLESS = 31;

/** Every congruence of the catalogue, one of those whose words are the same. */
const CONGRUENTIAL: readonly Congruential[] = prngs.all
  .filter(isCongruential)
  .filter((prng, k, all) => all.findIndex((other) => streamOf(other) === streamOf(prng)) === k);

/** Ways behind every method by which programs draw from a congruence, those of Java first. */
export const CONGRUENCE_WAYS: readonly Way[] = [
  ...(isCongruential(java48)
    ? [way(java48, widthOf(javaNextInt), BY_BOUND, plainNumbers(java48)), way(java48, floatScale, SCALED, doubleNumbers(java48))]
    : []),
  ...CONGRUENTIAL.flatMap((prng) => [
    way(prng, floatScale, SCALED, plainNumbers(prng)),
    way(prng, modulo, REMAINDER, plainNumbers(prng)),
    ...(prng.lowest === 0
      ? []
      : [way(prng, modulo, REMAINDER, publishedNumbers(prng)), way(prng, divideReject, DIVIDED, plainNumbers(prng))]),
    ...(prng.stateBits > 32 ? [way(prng, widthOf(modulo), REMAINDER, plainNumbers(prng))] : []),
  ]),
  DOTNET_WAY,
];

function way(prng: Congruential, bounded: Bounded, draws: DrawForm, numbers: NumberForm): Way {
  return congruenceWay({ prng, bounded, draws, numbers });
}

function isCongruential(prng: Prng): prng is Congruential {
  return prng.congruence !== undefined;
}

function streamOf({ congruence: { increment, lowestBit, modulus, multiplier } }: Congruential): string {
  return [multiplier, increment, modulus, lowestBit].join(' ');
}

function widthOf(method: Bounded): Bounded {
  return method.parameter?.of(SIGNLESS) ?? method;
}
