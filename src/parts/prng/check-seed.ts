import { AuditError } from '../../core/errors.js';
import type { Prng } from '../../core/subject/source.js';
import { counted } from '../../core/words/counted.js';

/** Refuses a seed that does not have `seedWords` words (E_INTERNAL) or that the generator forbids (E_FORBIDDEN_STATE). */
export function checkSeed(prng: Prng, seed: Uint32Array): void {
  if (seed.length !== prng.seedWords) {
    throw new AuditError('E_INTERNAL', `${prng.id}: a seed has ${counted(prng.seedWords, 'word')}, got ${seed.length}`);
  }
  if (prng.forbids?.(seed)) {
    const shown = Array.from(seed.subarray(0, 4), (word) => word.toString(16).padStart(8, '0'));
    throw new AuditError('E_FORBIDDEN_STATE', `${prng.id}: a stream must not start in a state it cannot leave, got ${shown.join(' ')}`, {
      hint: 'derive another seed',
    });
  }
}
