import type { AnyRecord } from '../core/proof.js';
import { sattolo } from '../parts/shuffle/sattolo.js';

/** What to ask for where a bias is what a shuffle for one cycle makes, and that may be what is wanted; nothing elsewhere. */
export function nullHint(core: AnyRecord['core']): readonly string[] {
  const named = 'diagnosis' in core && core.diagnosis?.best.some(({ id }) => id === sattolo.id);
  return named && 'results' in core ? ['If one cycle through all cards is what is wanted: --null cyclic.'] : [];
}
