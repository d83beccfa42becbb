import type { ErrorCode } from '../../core/errors.js';
import { AuditError } from '../../core/errors.js';
import type { AnyRecord } from '../../core/record/record.js';
import type { Difference } from '../record/differences.js';
import { differences } from '../record/differences.js';
import { digestOf } from '../record/digest.js';

export const RULE = 'the plan keeps this tool’s decision rule';

/** The outcome of one check of a record. */
export interface Check {
  readonly id:
    | 'digest'
    | 'rule'
    | 'counts'
    | 'numbers'
    | 'deals'
    | 'proof'
    | 'seed'
    | 'signature'
    | 'checker'
    | 'policy'
    | 'turn'
    | 'profile'
    | 'pages'
    | 'other-build';
  readonly title: string;
  readonly outcome: 'holds' | 'differs' | 'not done';
  readonly differences: readonly Difference[];
  /** The reason why it was not done, if so; for one that was done, a remark. */
  readonly note?: string;
}

export function check(id: Check['id'], title: string, found: readonly Difference[]): Check {
  return { id, title, outcome: found.length === 0 ? 'holds' : 'differs', differences: found };
}

/** Checks that the digest is that of the canonical core. */
export function checkDigest({ core, digest }: AnyRecord): Check {
  return check('digest', 'the digest is that of the record', differences(digest, digestOf(core), 'digest'));
}

/** Returns a check made by recomputing the record, with a note if another version made it. */
export function noteVersion(found: Check, recorded: string, version: string): Check {
  if (recorded === version) return found;
  const other = `the record was made by version ${recorded}, this is ${version}; version ${recorded} itself is sure to derive it again`;
  return { ...found, note: found.note === undefined ? other : `${found.note}; ${other}` };
}

/**
 * Compares what a record says of its plan with this version's `rule`. Batteries grow from version to version. In a record of another version a
 * battery unknown here cannot be judged, only the rest of the rule, `leaving` its tests as they are. `versions` are those of the record and of this
 * program.
 */
export function checkRuleOf(recorded: object, rule: object, leaving: object, versions: readonly [string, string]): Check {
  const [made, own] = versions;
  const found = check('rule', RULE, differences(recorded, rule, 'core.plan'));
  if (made === own || found.outcome === 'holds') return found;
  const rest = check('rule', RULE, differences(recorded, { ...rule, ...leaving }, 'core.plan'));
  if (rest.outcome === 'differs') return rest;
  const note = `its tests are not those that version ${own} makes; only version ${made}, which it names, knows whether they are its own`;
  return { ...rest, outcome: 'not done', note };
}

/** Runs a check. A record may name what does not exist or no longer fits: that is a finding, not a mistake of whoever verifies. */
export async function guarded(id: Check['id'], title: string, look: () => Promise<Check>): Promise<Check> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof AuditError && isFinding(error.code))) throw error;
    return { id, title, outcome: 'differs', differences: [], note: error.message };
  }
}

/**
 * True if an error is a finding: a subject that breaks its contract differs from the record; a process that this machine cannot start says nothing of
 * it.
 */
function isFinding(code: ErrorCode): boolean {
  return (
    ['E_VERIFY', 'E_UNKNOWN_ID', 'E_USAGE', 'E_NONDETERMINISTIC'].includes(code) ||
    code.startsWith('E_LOG_') ||
    code.startsWith('E_LIST_') ||
    (code.startsWith('E_SUBJECT_') && code !== 'E_SUBJECT_SPAWN')
  );
}
