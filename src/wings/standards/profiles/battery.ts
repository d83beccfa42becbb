import type { Profile } from '../../../core/record/profile.js';
import { DEFAULT_BATTERY } from '../../../core/statistic/named-batteries.js';
import type { BatteryId } from '../../../core/statistic/statistic.js';
import type { Outcome } from '../../../core/subject/outcome.js';
import { BATTERIES, batteryTests } from '../../../engine/plan/batteries.js';
import { kindOf } from '../../../kinds/index.js';

/** Returns the tests that a profile names and a kind of outcome has, each once. */
export function profileTests({ clauses }: Profile, kind: Outcome['kind']): readonly string[] {
  const own = new Set(kindOf({ kind }).statistics.all.map(({ id }) => id));
  return [...new Set(clauses.flatMap(({ served }) => (served?.by === 'tests' ? served.tests : [])))].filter((test) => own.has(test));
}

/** Returns the battery that an audit for a profile takes where none is named: the usual one, or else the first that holds every test the profile names. */
export function batteryFor(profile: Profile, kind: Outcome['kind']): BatteryId {
  const wanted = profileTests(profile, kind);
  const ids = [DEFAULT_BATTERY, ...BATTERIES.map(({ id }) => id)];
  return ids.find((id) => wanted.every((test) => batteryTests(id, { outcome: { kind } }).includes(test))) ?? DEFAULT_BATTERY;
}
