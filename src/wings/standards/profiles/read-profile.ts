import { nearestHint } from '../../../core/catalogue.js';
import { AuditError } from '../../../core/errors.js';
import type { Profile } from '../../../core/record/profile.js';
import { profileSchema } from '../../../core/record/profile-schema.js';
import { differences } from '../../../engine/record/differences.js';
import { strictJson } from '../../../engine/record/strict-json.js';
import { KINDS } from '../../../kinds/index.js';
import { PROFILES } from './catalogue.js';

/** Every statistic there is, of whatever kind of outcome. */
const STATISTICS: readonly string[] = [...new Set(Object.values(KINDS).flatMap(({ statistics }) => statistics.all.map(({ id }) => id)))];

/**
 * Reads a profile strictly; `name` is what messages call it. Throws E_PROFILE for another form, for a test that there is none of, and for one that is called as a
 * profile of this program and is another.
 */
export function readProfile(json: string, name: string): Profile {
  const profile = strictJson(json, profileSchema, {
    code: 'E_PROFILE',
    name,
    hint: 'shuffle-audit list profiles --json prints those that come with this program, to start from',
  });
  const fault = unknownTest(profile);
  if (fault !== null)
    throw new AuditError('E_PROFILE', `${name}: ${fault.place}: must name a statistic, got "${fault.test}"`, {
      hint: nearestHint(fault.test, STATISTICS, 'see: shuffle-audit list statistic'),
      at: { file: name },
    });
  const ours = PROFILES.find(({ id }) => id === profile.id);
  const [altered] = ours ? differences(profile, ours, '') : [];
  if (altered)
    throw new AuditError('E_PROFILE', `${name}: id: must be one of your own for clauses of your own, got "${profile.id}"`, {
      hint: `the profile that comes with this program as ${profile.id} differs at ${altered.path.slice(1)}; call yours house-${profile.id}`,
      at: { file: name },
    });
  return profile;
}

/** The first test named by a profile that there is no statistic of, and its place; null where there is none. */
export function unknownTest({ clauses }: Profile): { readonly test: string; readonly place: string } | null {
  for (const [at, { served }] of clauses.entries()) {
    if (served?.by !== 'tests') continue;
    const found = served.tests.findIndex((test) => !STATISTICS.includes(test));
    if (found >= 0) return { test: served.tests[found], place: `clauses[${at}].served.tests[${found}]` };
  }
  return null;
}
