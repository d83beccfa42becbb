import { AuditError } from '../core/errors.js';
import type { Evidence, Plan } from '../core/record/evidence.js';
import type { BuiltInSource, Origin } from '../core/record/origin.js';
import { isOfKind } from '../core/record/record.js';
import { canonical } from '../engine/record/canonical.js';
import { VERSION } from '../host/version.js';
import { audit } from './kinds/audit.js';
import { readEvidence } from './read-evidence.js';

/** The record of a cell that was dealt before, or the reason to deal it now. */
export type Earlier =
  | { readonly kept: Evidence }
  /** Lower case, what is wrong with the file that lies there; null where none does. */
  | { readonly kept: null; readonly reason: string | null };

/**
 * The record in `file`, if it is that of this very cell: made by this version, of this plan and subject. It is read strictly, its digest is right,
 * and every number and the verdict are derived again from its counts. Only `verify` can tell if the deals gave those counts.
 */
export async function earlierCell(file: string, plan: Plan, origin: Origin<BuiltInSource>): Promise<Earlier> {
  const found = readCell(file);
  if (found.kept === null) return found;
  const { core } = found.kept;
  const differs = (reason: string): Earlier => ({ kept: null, reason });
  if (core.tool.version !== VERSION) return differs(`it was made by version ${core.tool.version}, this is ${VERSION}`);
  if (canonical(core.subject.origin) !== canonical(origin)) return differs('it is the record of another subject');
  if (canonical(core.plan) !== canonical(plan)) return differs('it was made with another plan');
  const checks = (await audit.derive?.(found.kept)) ?? [];
  const wrong = checks.find(({ outcome }) => outcome === 'differs');
  return wrong ? differs(`it is not what it says: it does not hold that ${wrong.title}`) : found;
}

function readCell(file: string): Earlier {
  try {
    const record = readEvidence(file);
    return isOfKind<Evidence>(record, 'audit') ? { kept: record } : { kept: null, reason: 'it is not the record of an audit' };
  } catch (error) {
    if (!(error instanceof AuditError)) throw error;
    const absent = error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'ENOENT';
    return { kept: null, reason: absent ? null : error.message };
  }
}
