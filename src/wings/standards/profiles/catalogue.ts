import { nearestHint } from '../../../core/catalogue.js';
import { AuditError } from '../../../core/errors.js';
import type { Profile } from '../../../core/record/profile.js';
import * as entries from './standards/index.js';

export const PROFILES: readonly Profile[] = Object.values(entries).sort((a, b) => (a.id < b.id ? -1 : 1));

/** Returns the profile called `id`. Throws E_UNKNOWN_ID. */
export function profileOf(id: string): Profile {
  const found = PROFILES.find((profile) => profile.id === id);
  if (found) return found;
  throw new AuditError('E_UNKNOWN_ID', `no profile is called "${id}"`, {
    hint: nearestHint(
      id,
      PROFILES.map((profile) => profile.id),
      'see: shuffle-audit list profiles; one of your own is a file: ./profile.json',
    ),
  });
}
