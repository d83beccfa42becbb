import * as z from 'zod';
import { AuditError } from '../../core/errors.js';
import { SCHEMA } from '../../core/evidence.js';
import { uncapital } from '../../core/first-letter.js';
import type { AnySource, Origin } from '../../core/origin.js';
import type { OutcomeSpace } from '../../core/outcome.js';
import type { AnyRecord } from '../../core/proof.js';
import { spaceOf } from '../subject/space-of.js';
import { digestOf } from './digest.js';
import { schemaFor } from './record-schemas.js';
import { treeFacts } from './strict-tree.js';

/**
 * `data` as a record that fits its schema, copied; `name` is what messages call it. Throws E_EVIDENCE_SCHEMA for a field missing, unknown or out
 * of range, a key `__proto__`, or nesting without end. Whether it was altered is `checkRecord`'s to say.
 */
export function fittingRecord(data: unknown, name: string): AnyRecord {
  const { fault } = treeFacts(data);
  if (fault !== null) throw unfit(name, fault);
  refuseForm1(data, name);
  const checked = schemaFor(data).safeParse(data);
  if (checked.success) return ofOneSize(checked.data, name);
  const [first] = checked.error.issues;
  const path = z.core.toDotPath(first.path) || 'the record';
  throw unfit(name, `${path}: ${uncapital(first.message)}`);
}

/** Throws E_EVIDENCE_SCHEMA for a record of the form that this program wrote at first: its core does not say of which kind it is, and holds sentences. */
function refuseForm1(data: unknown, name: string): void {
  if (typeof data !== 'object' || data === null || !('schema' in data) || data.schema !== 'shuffle-audit/evidence/1') return;
  throw new AuditError('E_EVIDENCE_SCHEMA', `${name} is of the form shuffle-audit/evidence/1, and a record must be of the form ${SCHEMA}`, {
    hint: 'make it again with this version: the same command and seed give the same deals; or read it with the version that made it',
  });
}

/**
 * The one door through which a record comes in: `data` as a record that fits its schema and whose core is the one its digest was made of.
 * Throws E_EVIDENCE_SCHEMA where it does not fit, E_VERIFY where it was altered.
 */
export function checkRecord(data: unknown, name: string): AnyRecord {
  return unaltered(fittingRecord(data, name), name);
}

/** The same of a record in memory that a renderer was handed, which renders records of the kind `is`. */
export function renderable<Record extends AnyRecord>(data: Record, is: (record: AnyRecord) => record is Record): Record {
  const record = checkRecord(data, 'the record');
  if (is(record)) return record;
  throw unfit('the record', 'it is of another kind than is rendered here');
}

/** `record` as it is. Throws E_EVIDENCE_SCHEMA where its plan deals another number of cards than its outcomes have, or where there are no such outcomes. */
function ofOneSize(record: AnyRecord, name: string): AnyRecord {
  const { core } = record;
  // Lists are of as many items as they have: nothing else says how many.
  if (!('plan' in core && 'subject' in core) || 'lead' in core) return record;
  const { n } = core.plan;
  const { cards } = spaceIn(core.subject.origin, n, name);
  if (cards === n) return record;
  throw unfit(name, `core.plan.n: must be what core.subject deals, ${cards}, got ${n}`);
}

function spaceIn(origin: Origin<AnySource>, n: number, name: string): OutcomeSpace {
  try {
    return spaceOf(origin, n);
  } catch (error) {
    throw error instanceof AuditError ? unfit(name, `core.subject.origin: ${error.message}`) : error;
  }
}

/** `record` as it is. Throws E_VERIFY where its core is not the one its digest was made of. */
function unaltered(record: AnyRecord, name: string): AnyRecord {
  const found = digestOf(record.core);
  if (found === record.digest) return record;
  throw new AuditError('E_VERIFY', `${name} was altered: its digest must be that of what it says, ${found}, got ${record.digest}`, {
    hint: 'ask whoever made it for the record as it was written; verify shows which numbers do not follow',
  });
}

function unfit(name: string, fault: string): AuditError {
  return new AuditError('E_EVIDENCE_SCHEMA', `${name} is not as a record must be: ${fault}`, {
    hint: 'a record is the JSON file that an audit, a proof or a calibration writes; its JSON Schema is shuffle-audit/evidence.schema.json',
  });
}
