import type { MechanismNumber } from '../record/one-list.js';
import { evenlySpread } from './evenly-spread.js';
import type { ListFacts } from './list-facts.js';
import { movesFar } from './moves-far.js';

/** The number of standard deviations beyond luck that occurs once in 10^9, whatever was looked at. */
const BEYOND = 8;

/** The factor that separates four rounds from fewer: four make halves agree twice as often as by luck; beyond four times as often, there are fewer. */
const FEWER_ROUNDS = 4;

/** The share beyond which the other half agrees too often: a network mixes that half, so something else moves both places alike. */
const BOTH = 0.25;

/** The numbers reported for fewer rounds and for more: the last round may change sides or not. */
const FEW: MechanismNumber = { name: 'rounds', value: 2, low: 1, high: 2 };
const MORE: MechanismNumber = { name: 'rounds', value: 4, low: 3, high: 4 };

/**
 * Looks at pairs of items whose places differ in one bit. After two rounds one half of the items differs in that very bit of a half and no other;
 * after three and four it does so twice as often as by luck. Null where that is not seen, as after five rounds and more.
 */
export function feistelRounds(facts: ListFacts): MechanismNumber | null {
  if (!movesFar(facts, 'lead') || !movesFar(facts, 'lag')) return null;
  const bits = Math.ceil(Math.log2(facts.n));
  // Of an odd number of bits one half is longer, or there is one bit more and what is no item is passed over.
  const cuts = bits % 2 === 0 ? [bits / 2] : [(bits - 1) / 2, (bits + 1) / 2];
  const ratios = cuts
    .flatMap((low) => agreements(facts, low))
    .filter(({ agreed, alike, expected }) => agreed - expected > BEYOND * Math.sqrt(expected) && alike < BOTH * (agreed - expected));
  if (ratios.length === 0) return null;
  if (ratios.some(({ agreed, expected }) => agreed > FEWER_ROUNDS * expected)) return FEW;
  return evenlySpread(facts) ? MORE : null;
}

/** The number of pairs that agree in this way in a half of the items, and the number by luck. */
interface Agreement {
  readonly agreed: number;
  readonly expected: number;
  /** The number of pairs of items that differ in the very bit in which their places do, and in no other. */
  readonly alike: number;
}

/**
 * Returns the agreements for pairs whose places differ in one bit of the higher half, and for pairs that do in the lower: of the items' higher half,
 * and of their lower.
 */
function agreements({ head, n }: Pick<ListFacts, 'head' | 'n'>, low: number): readonly Agreement[] {
  const width = 2 ** low;
  const heights = Math.ceil(n / width);
  const found: Agreement[] = [];
  for (const inHigher of [true, false]) {
    let [pairs, higher, lower, alike] = [0, 0, 0, 0];
    for (let bit = inHigher ? low : 0; inHigher ? 2 ** bit < head.length : bit < low; bit++) {
      const step = 2 ** bit;
      const wanted = inHigher ? step / width : step;
      for (let place = 0; place + step < head.length; place++) {
        if ((place & step) !== 0) continue;
        const differ = head[place] ^ head[place + step];
        pairs++;
        if (differ === step) alike++;
        if (differ >>> low === wanted) higher++;
        if ((differ & (width - 1)) === wanted) lower++;
      }
    }
    found.push({ agreed: higher, expected: pairs / heights, alike }, { agreed: lower, expected: pairs / width, alike });
  }
  return found;
}
