import { AuditError } from '../core/errors.js';
import type { Values } from './command.js';
import { isOn, textOf } from './command.js';

/** Options of an audit that is dealt, which `plan` takes where it writes the plan of one. */
export const OF_PLAN_FILE = [
  'challenge',
  'beacon',
  'beacon-file',
  'announce',
  'profile',
  'client',
  'laboratory',
  'report-id',
  'subject-version',
] as const;

/** Throws E_USAGE where one of them is given to a plan that is not written: nothing is dealt by it. */
export function refuseOfPlanFile(values: Values): void {
  const given = OF_PLAN_FILE.find((name) => (name === 'announce' ? isOn(values, name) : textOf(values, name) !== undefined));
  if (given === undefined) return;
  throw new AuditError('E_USAGE', `--${given} is for the plan of an audit in shards, got it without --out`, {
    hint: 'to write that plan: --out plan.json',
  });
}
