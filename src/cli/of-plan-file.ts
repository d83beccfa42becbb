import { AuditError } from '../core/errors.js';
import { dashed, type Given } from './options/option.js';
import { optionsOf } from './options/shared.js';

/** Options of an audit that is dealt, which `plan` takes where it writes the plan of one. */
export const OF_PLAN_FILE = optionsOf(
  'challenge',
  'beacon',
  'beaconFile',
  'announce',
  'profile',
  'client',
  'laboratory',
  'reportId',
  'subjectVersion',
);

/** Throws E_USAGE where one of them is given to a plan that is not written: nothing is dealt by it. */
export function refuseOfPlanFile({ given }: { readonly given: Given }): void {
  const name = Object.keys(OF_PLAN_FILE)
    .map(dashed)
    .find((one) => given.has(one));
  if (name === undefined) return;
  throw new AuditError('E_USAGE', `--${name} is for the plan of an audit in shards, got it without --out`, {
    hint: 'to write that plan: --out plan.json',
  });
}
