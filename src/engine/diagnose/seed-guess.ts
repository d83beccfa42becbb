import { counted } from '../../core/counted.js';
import type { SeedGuess } from '../../core/diagnosis.js';
import type { DistinctDeals } from '../../core/results.js';

/** A kind of seed met in the wild: how many different ones there are, and what to call it, as a noun phrase. */
interface Kind {
  readonly deals: number;
  readonly source: string;
}

/**
 * Kinds met most: looked for first, since an interval around few pairs holds several others beside them. The milliseconds of a day were the
 * seed in B. Arkin, F. Hill, S. Marks, M. Schmid & T. J. Walls (1999), How we learned to cheat at online poker.
 */
const USUAL: readonly Kind[] = [...[16, 32, 48, 53].map(bits), { deals: 86_400_000, source: 'the milliseconds of a day' }];

const RARER: readonly Kind[] = [
  ...[8, 15, 24, 31].map(bits),
  { deals: 1000, source: 'the milliseconds of a second' },
  { deals: 86_400, source: 'the seconds of a day' },
];

/**
 * Where so few different deals may come from: the one kind of seed whose number lies within the interval of the estimate, the most usual
 * kinds before the others; null for the source where none does, or more than one, and as a whole where no deal came again.
 */
export function seedGuess({ estimate, low, high }: DistinctDeals): SeedGuess | null {
  if (estimate === null || high === null) return null;
  const fitting = (kinds: readonly Kind[]): readonly Kind[] => kinds.filter(({ deals }) => deals >= low && deals <= high);
  const usual = fitting(USUAL);
  const found = usual.length > 0 ? usual : fitting(RARER);
  return { deals: estimate, low, high, source: found.length === 1 ? found[0].source : null };
}

function bits(count: number): Kind {
  return { deals: 2 ** count, source: `a seed of ${counted(count, 'bit')}` };
}

/** Standard deviations beyond which the agreement of different deals is not that of independent orders. */
const FAR = 6;

/**
 * Whether so few different deals come from a shuffle that makes few orders, and not from few starts of one that makes them all: each start
 * of the latter is an order of its own, so that different ones agree in one position on average, with (agreements − 1)² one on average and
 * 3 in variance, as a Poisson count of mean 1 has. `agreed`: pairs of deals by the positions in which they agree; those of n are equal deals,
 * of which nothing is asked. As many different pairs are known as K different deals have, K (K − 1)/2, however many were counted.
 */
export function hasFewOrders(agreed: Float64Array, { high }: Pick<DistinctDeals, 'high'>): boolean {
  const different = agreed.slice(0, -1);
  const counted = different.reduce((sum, count) => sum + count, 0);
  const known = Math.min(counted, high === null ? counted : (high * (high - 1)) / 2);
  if (known <= 0) return false;
  const mean = different.reduce((sum, count, positions) => sum + count * positions, 0) / counted;
  const square = different.reduce((sum, count, positions) => sum + count * (positions - 1) ** 2, 0) / counted;
  return Math.abs(mean - 1) * Math.sqrt(known) > FAR || Math.abs(square - 1) * Math.sqrt(known / 3) > FAR;
}
