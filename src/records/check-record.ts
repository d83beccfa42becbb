import * as z from 'zod';
import { AuditError } from '../core/errors.js';
import type { AnyRecord } from '../core/record/record.js';
import { SCHEMA } from '../core/record/scheme-names.js';
import { uncapital } from '../core/words/first-letter.js';
import { digestOf } from '../engine/record/digest.js';
import { treeFacts } from '../engine/record/strict-tree.js';
import { kindCalled, kindNames } from './registry.js';

/**
 * `data` as a record that fits its schema, copied; `name` is its name in messages. Throws E_EVIDENCE_SCHEMA for a field missing, unknown or out of
 * range, a key `__proto__`, or nesting without end. `checkRecord` finds out if it was altered.
 */
export function fittingRecord(data: unknown, name: string): AnyRecord {
  const { fault } = treeFacts(data);
  if (fault !== null) throw unfit(name, fault);
  refuseForm1(data, name);
  const { kind } = asFields(asFields(data)['core']);
  // What does not even say that it is a record is held against the commonest kind.
  const known = kindCalled(kind) ?? (asFields(data)['schema'] === SCHEMA ? null : kindCalled('audit'));
  if (known === null) throw unfit(name, `core.kind: must be one of ${kindNames().join(', ')}, got ${JSON.stringify(kind) ?? 'nothing'}`);
  const checked = known.schema.safeParse(data);
  if (checked.success) {
    const contradiction = known.contradiction?.(checked.data.core) ?? null;
    if (contradiction === null) return checked.data;
    throw unfit(name, contradiction);
  }
  const [first] = checked.error.issues;
  const path = z.core.toDotPath(first.path) || 'the record';
  throw unfit(name, `${path}: ${uncapital(first.message)}`);
}

/** Throws E_EVIDENCE_SCHEMA for a record of this program's first format: its core does not name its kind, and holds sentences. */
function refuseForm1(data: unknown, name: string): void {
  if (asFields(data)['schema'] !== 'shuffle-audit/evidence/1') return;
  throw new AuditError('E_EVIDENCE_SCHEMA', `${name} is of the form shuffle-audit/evidence/1, and a record must be of the form ${SCHEMA}`, {
    hint: 'make it again with this version: the same command and seed give the same deals; or read it with the version that made it',
  });
}

/**
 * Checks every record that comes in: `data` as a record that fits its schema and whose core matches its digest. Throws E_EVIDENCE_SCHEMA where it
 * does not fit, E_VERIFY where it was altered.
 */
export function checkRecord(data: unknown, name: string): AnyRecord {
  return unaltered(fittingRecord(data, name), name);
}

/** Returns `record` as it is. Throws E_VERIFY where its core does not match its digest. */
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

function asFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
