import * as z from 'zod';
import { AuditError } from '../core/errors.js';
import type { AnyCore } from '../core/record/record.js';
import { installAdditions, type RecordAdditions } from './additions.js';
import { audit } from './kinds/audit.js';
import { claims } from './kinds/claims.js';
import { outcomeProof } from './kinds/outcome-proof.js';
import { proof } from './kinds/proof.js';
import { untilDecided } from './kinds/until-decided.js';
import type { RecordKind } from './record-kind.js';

/** The kinds of the house; wings add theirs. */
const KINDS: readonly RecordKind[] = [audit, proof, outcomeProof, claims, untilDecided];

let added: readonly RecordKind[] = [];

/** Installs the kinds of the wings in place of any earlier ones: once, before the first record is read. */
export function installRecordKinds(kinds: readonly RecordKind[]): void {
  added = kinds;
}

/** Installs everything that wings add to records in place of any earlier additions: once, before the first record is read. */
export function installWings(additions: readonly RecordAdditions[], kinds: readonly RecordKind[]): void {
  installAdditions(additions);
  installRecordKinds(kinds);
}

const allKinds = (): readonly RecordKind[] => [...KINDS, ...added];

/** The kind of a record. Throws E_INTERNAL for one that was never checked against a schema. */
export function kindOf({ kind }: AnyCore): RecordKind {
  const found = kindCalled(kind);
  if (found === null) throw new AuditError('E_INTERNAL', `a record is of a kind that there is, got ${kind}`);
  return found;
}

/** The kind with this name; null where there is none. */
export function kindCalled(kind: unknown): RecordKind | null {
  return allKinds().find((one) => one.kind === kind) ?? null;
}

export function kindNames(): readonly string[] {
  return allKinds().map(({ kind }) => kind);
}

/** Every kind of record as a JSON Schema (draft 2020-12), as published in the package. */
export function evidenceJsonSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(z.union(allKinds().map((one) => one.schema)), { target: 'draft-2020-12' });
  return { $schema, $id: 'urn:shuffle-audit:evidence:2', title: 'shuffle-audit evidence record, version 2', ...schema };
}
