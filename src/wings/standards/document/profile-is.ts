import type { Profile } from '../../../core/record/profile.js';
import { canonical } from '../../../engine/record/canonical.js';
import { PROFILES } from '../profiles/catalogue.js';

/** Says whether a profile comes with this tool word for word, has the name of one that does and differs, or is somebody's own. */
export function profileIs(profile: Profile): 'ours' | 'altered' | 'own' {
  const same = PROFILES.find(({ id }) => id === profile.id);
  if (same === undefined) return 'own';
  return canonical(same) === canonical(profile) ? 'ours' : 'altered';
}
