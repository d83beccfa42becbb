import type { Origin } from '../core/subject.js';
import { prngs } from './catalogues.js';
import { childId } from './child-blocks.js';

/** What a subject of this origin is called and whether its deals can be dealt again: both follow from the origin, whatever a record says. */
export function originIdentity(origin: Origin): { readonly id: string; readonly replayable: boolean } {
  if (origin.kind !== 'pipeline') return { id: childId(origin), replayable: origin.randomness === 'injected' };
  const { shuffle, prng, bounded, seeding } = origin;
  return { id: `${shuffle}/${prng}/${bounded}/${seeding}`, replayable: prngs.get(prng).live !== true };
}
