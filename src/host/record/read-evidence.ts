import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { AuditError } from '../../core/errors.js';
import type { AnyRecord } from '../../core/proof.js';
import { systemReason } from '../../core/system-reason.js';
import { schemaFor } from '../../engine/record/schema.js';

/** The record in a file. Throws E_INPUT_MISSING, or what `parseEvidence` throws, naming the file. */
export function readEvidence(file: string): AnyRecord {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new AuditError('E_INPUT_MISSING', `cannot read the record ${file}: ${systemReason(cause)}`, {
      at: { file },
      cause,
    });
  }
  return parseEvidence(text, file);
}

/** Reads a record strictly: E_EVIDENCE_SYNTAX for broken JSON or a key given twice, E_EVIDENCE_SCHEMA for a field missing, unknown or out of range. */
export function parseEvidence(text: string, file: string): AnyRecord {
  let keys = 0;
  let data: unknown;
  try {
    data = JSON.parse(text, function (this: unknown, key: string, value: unknown) {
      if (key !== '' && !Array.isArray(this)) keys++;
      return value;
    });
  } catch (cause) {
    throw new AuditError('E_EVIDENCE_SYNTAX', `${file} is not JSON: ${(cause as Error).message}`, {
      at: { file },
      cause,
      ...(/^\s*</.test(text) && { hint: 'that is a page; its record lies beside it and ends in .json' }),
    });
  }
  // In valid JSON every quote met between strings opens one, so this walks all strings; keys are those with a colon behind.
  const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length;
  if (written !== keys) {
    throw new AuditError('E_EVIDENCE_SYNTAX', `${file} gives a key twice in one object, where only the last would count`, { at: { file } });
  }
  const checked = schemaFor(data).safeParse(data);
  if (!checked.success) {
    const [first] = checked.error.issues;
    const path = z.core.toDotPath(first.path) || 'the record';
    throw new AuditError('E_EVIDENCE_SCHEMA', `${file} is not an evidence record: ${path}: ${first.message.toLowerCase()}`, {
      at: { file },
      hint: 'a record is written by shuffle-audit run or prove; its JSON Schema is shuffle-audit/evidence.schema.json',
    });
  }
  return checked.data;
}
