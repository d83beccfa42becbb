import type { Reach } from '../../core/record/by-law.js';
import { logGamma } from '../../math/primitives/log-gamma.js';
import { type Pipeline, startBits } from '../../parts/pipeline.js';

/**
 * Returns the most orders that the first deal after a start can have: as many as the generator has states. If every deal is seeded anew, the law of
 * seeds and the number of starts that the seeding makes of them give the bound. That may be more or fewer than the states. Null if the state is not
 * visible.
 */
export function reachOf({ prng, seeding }: Pick<Pipeline, 'prng' | 'seeding'>, n: number): Reach | null {
  const orderBits = logGamma(n + 1) / Math.LN2;
  const bits = startBits({ prng, seeding });
  if (seeding.kind === 'every-deal') return { by: 'seeds', bits, orderBits };
  return Number.isFinite(bits) ? { by: 'state', bits, orderBits } : null;
}
