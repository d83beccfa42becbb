import { survey } from '../../../core/claim/survey.js';
import type { Shuffle } from '../../../core/subject/shuffle.js';
import { counted } from '../../../core/words/counted.js';
import { factorial, fractionText } from '../../../math/fraction.js';
import { orderOf } from '../../../math/orders/order-rank.js';
import { exactLaw } from '../../exact-law.js';
import type { Law } from '../../law.js';
import { multiplicities } from '../../law.js';
import { classFacts } from '../../law-facts.js';
import { orderText, probabilityText } from '../say-law.js';
import { claimedSizes, MOST_WALKED_LEAVES, walkableSizes } from '../sizes.js';
import type { LawOf } from './law-of.js';

/** The number of orders that a shuffle reaches, all of them equally often. */
interface Reach {
  /** The number as a formula in n. */
  readonly reached: string;
  /** The total variation that follows, ½ Σ |p − 1/n!|, as a formula in n. */
  readonly away: string;
  /** Computes the number from n and (n − 1)!. */
  of(n: bigint, before: bigint): bigint;
  readonly reference?: string;
}

type Unequal =
  | { readonly n: number; readonly dealt: string; readonly all: string; readonly due: string }
  | { readonly order: readonly number[]; readonly probability: string; readonly due: string }
  | { readonly n: number; readonly variation: string; readonly due: string };

/** Claims that some orders are dealt equally often and the others never. The twin claims one order more. */
export function equalShares({ reached, away, of, reference }: Reach): LawOf<Unequal> {
  return (shuffle, mostCards) => {
    const all = walkableSizes(shuffle, 2, mostCards);
    const check = (one: Shuffle, more: bigint) => () =>
      survey(all, (n) => {
        const { law, leaves } = exactLaw(one, n, MOST_WALKED_LEAVES);
        return { cases: leaves, counterexample: unequal(law, of(BigInt(n), factorial(n - 1)) + more) };
      });
    return {
      ...(reference !== undefined && { reference }),
      statement: `reaches exactly ${reached} of the n! orders of n cards, each of these with the same probability, at a total variation of ${away} from uniform, ${claimedSizes(all)}`,
      check: check(shuffle, 0n),
      twin: { statement: `the same with one order more than ${reached}`, check: check(shuffle, 1n) },
      refuted: unequalText,
    };
  };
}

/** Finds what refutes that exactly `reach` orders have probability 1/reach and the others none, and that the total variation is 1 − reach/n!. */
function unequal(law: Law, reach: bigint): Unequal | null {
  const { n, levels, denominator } = law;
  const all = factorial(n);
  const classes = Array.from(multiplicities(law), (orders, level) => ({ orders: BigInt(orders), weight: levels[level] }));
  const { reached, totalVariation } = classFacts({ n, denominator, classes });
  if (reached !== `${reach}`) return { n, dealt: `${reached}`, all: `${all}`, due: `${reach}` };
  const other = levels.findIndex((weight) => weight > 0n && weight * reach !== denominator);
  if (other >= 0)
    return { order: orderOf(law.level.indexOf(other), n), probability: probabilityText(levels[other], denominator), due: `1/${reach}` };
  const claimed = fractionText(all - reach, all);
  return totalVariation === claimed ? null : { n, variation: `${totalVariation}`, due: claimed };
}

function unequalText(found: Unequal): string {
  if ('order' in found) return `${orderText(found.order)} has probability ${found.probability}, not ${found.due}`;
  return 'dealt' in found
    ? `of ${found.n} cards it deals ${found.dealt} of the ${counted(found.all, 'order')}, not ${found.due}`
    : `of ${found.n} cards the total variation is ${found.variation}, not ${found.due}`;
}
