import type { AnyRecord } from '../../core/record/record.js';
import { differences } from '../../engine/record/differences.js';
import type { Check } from '../../engine/verify/check.js';
import { check, noteVersion } from '../../engine/verify/check.js';
import { PROFILES } from './profiles/catalogue.js';

/**
 * Checks the profile of a record against the one of the same name that comes with this tool: its clauses stand beside the digest, and a document
 * repeats them as the standard's. Empty for a record without a document, or for a profile of the user's own. `version` is this tool's.
 */
export function checkProfile({ core, run }: AnyRecord, version: string): readonly Check[] {
  const { profile } = run.document ?? {};
  const ours = PROFILES.find(({ id }) => id === profile?.id);
  if (profile === undefined || ours === undefined) return [];
  const found = check(
    'profile',
    'the clauses are those of the profile that comes with this program',
    differences(profile, ours, 'run.document.profile'),
  );
  return [found.outcome === 'holds' ? found : noteVersion(found, core.tool.version, version)];
}
