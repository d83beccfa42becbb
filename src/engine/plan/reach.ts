import type { Reach } from '../../core/record/by-law.js';
import { logGamma } from '../../math/primitives/log-gamma.js';
import { type Pipeline, startBits } from '../../parts/pipeline.js';

/**
 * How many orders the first deal after a start can have at most: as many as the generator has states or, where every deal is seeded anew,
 * many as the law gives of seeds and the generator's seeding makes of starts (which for some are more, for others fewer than it has states).
 * Null where the state cannot be seen.
 */
export function reachOf({ prng, seeding }: Pick<Pipeline, 'prng' | 'seeding'>, n: number): Reach | null {
  const orderBits = logGamma(n + 1) / Math.LN2;
  const bits = startBits({ prng, seeding });
  if (seeding.kind === 'every-deal') return { by: 'seeds', bits, orderBits };
  return Number.isFinite(bits) ? { by: 'state', bits, orderBits } : null;
}
