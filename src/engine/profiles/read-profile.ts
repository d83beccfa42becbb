import { nearestHint } from '../../core/catalogue.js';
import { AuditError } from '../../core/errors.js';
import type { Profile } from '../../core/profile.js';
import { KINDS } from '../../kinds/index.js';
import { profileSchema } from '../record/profile-schema.js';
import { strictJson } from '../record/strict-json.js';

/** Every statistic there is, of whatever kind of outcome. */
const STATISTICS: readonly string[] = [...new Set(Object.values(KINDS).flatMap(({ statistics }) => statistics.all.map(({ id }) => id)))];

/** Reads a profile strictly; `name` is what messages call it. Throws E_PROFILE for another form, and for a test that there is none of. */
export function readProfile(json: string, name: string): Profile {
  const profile = strictJson(json, profileSchema, {
    code: 'E_PROFILE',
    name,
    hint: 'shuffle-audit list profiles --json prints those that come with this program, to start from',
  });
  const fault = unknownTest(profile);
  if (fault === null) return profile;
  throw new AuditError('E_PROFILE', `${name}: ${fault.place}: must name a statistic, got "${fault.test}"`, {
    hint: nearestHint(fault.test, STATISTICS, 'see: shuffle-audit list statistic'),
    at: { file: name },
  });
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
