import type { SeedGuess } from '../core/diagnosis.js';
import type { DistinctDeals } from '../core/results.js';

/** How many different seeds there are of kinds met in the wild, as noun phrases. */
const KINDS: readonly { readonly deals: number; readonly source: string }[] = [
  ...[8, 15, 16, 24, 31, 32, 48].map((bits) => ({ deals: 2 ** bits, source: `a seed of ${bits} bits` })),
  { deals: 1000, source: 'the milliseconds of a second' },
  { deals: 86_400, source: 'the seconds of a day' },
  { deals: 86_400_000, source: 'the milliseconds of a day' },
];

/**
 * Where so few different deals may come from: the one kind of seed whose number lies within the interval of the estimate; null for the
 * source where none does, or more than one, and as a whole where no deal came again.
 */
export function seedGuess({ estimate, low, high }: DistinctDeals): SeedGuess | null {
  if (estimate === null || high === null) return null;
  const fitting = KINDS.filter(({ deals }) => deals >= low && deals <= high);
  return { deals: estimate, low, high, source: fitting.length === 1 ? fitting[0].source : null };
}
