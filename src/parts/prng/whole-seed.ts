import { AuditError } from '../../core/errors.js';

/** The seed of a generator whose published seeding takes a whole number: a text must be one. Throws E_USAGE. */
export function wholeSeed(id: string, seed: bigint | string): bigint {
  if (typeof seed === 'bigint') return seed;
  if (!/^-?[0-9]+$/.test(seed)) {
    throw new AuditError('E_USAGE', `${id}: a seed must be a whole number, got "${seed}"`, { hint: 'for example 42' });
  }
  return BigInt(seed);
}
