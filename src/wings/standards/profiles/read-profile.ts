import { nearestHint } from '../../../core/catalogue.js';
import { AuditError } from '../../../core/errors.js';
import type { Profile } from '../../../core/record/profile.js';
import { profileSchema } from '../../../core/record/profile-schema.js';
import { differences } from '../../../engine/record/differences.js';
import { strictJson } from '../../../engine/record/strict-json.js';
import { KINDS } from '../../../kinds/index.js';
import { PROFILES } from './catalogue.js';

const STATISTICS: readonly string[] = [...new Set(Object.values(KINDS).flatMap(({ statistics }) => statistics.all.map(({ id }) => id)))];

/**
 * Reads a profile strictly; `name` is its name in messages. Throws E_PROFILE for another form, for an unknown test, and for a profile that differs
 * from the one of this program with its name.
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

/** Returns the first unknown test that a profile names, and its place; null where there is none. */
export function unknownTest({ clauses }: Profile): { readonly test: string; readonly place: string } | null {
  for (const [at, { served }] of clauses.entries()) {
    if (served?.by !== 'tests') continue;
    const found = served.tests.findIndex((test) => !STATISTICS.includes(test));
    if (found >= 0) return { test: served.tests[found], place: `clauses[${at}].served.tests[${found}]` };
  }
  return null;
}
