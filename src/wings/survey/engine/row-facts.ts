import type { Evidence } from '../../../core/evidence.js';
import type { OutcomeProof } from '../../../core/outcome-proof.js';
import type { Proof } from '../../../core/proof.js';
import type { AnyRecord } from '../../../core/record.js';
import type { Sequential } from '../../../core/sequential.js';
import type { SurveyedRow, SurveyPlan, SurveySubject } from '../record/survey.js';
import { codeHash } from './code-hash.js';

/** What a record of a row must be of. */
export interface RowFacts {
  readonly subject: string;
  readonly version: string | null;
  readonly code: string | null;
  readonly call: string | null;
  readonly seed: string;
}

/** What a survey says that the records of a row are of. */
export function factsOfRow(asked: SurveySubject, { code, version }: SurveyedRow, { seed }: SurveyPlan): RowFacts {
  return { subject: asked.subject, version, code, call: asked.options['call'] ?? null, seed };
}

/** The same of a record that is said to be of the row; null of a record without a subject. What it cannot tell, it is not held to: a proof has no seed, and a list may leave out parts of a built-in subject and which export there is. */
export function factsOfRecord(record: AnyRecord, asked: RowFacts): RowFacts | null {
  if (!isOfStage(record)) return null;
  const { core } = record;
  const { id, origin } = core.subject;
  const { source } = origin;
  return {
    subject: isNamed(asked.subject, id) || source.kind === 'built-in' ? asked.subject : id,
    version: source.kind === 'npm' ? source.version : null,
    code: codeHash(source),
    call: 'call' in source ? (source.call.wrapper ?? null) : null,
    seed: 'seed' in core.plan ? core.plan.seed : asked.seed,
  };
}

/** Whether a list means by `subject` what a record calls `id`. */
function isNamed(subject: string, id: string): boolean {
  const words = subject.replace(/^-- /, '').replaceAll(/["']/g, '').trim().replaceAll(/\s+/g, ' ');
  return words === id.replaceAll(/["']/g, '').replaceAll(/\s+/g, ' ') || id.startsWith(`${subject}#`);
}

function isOfStage(record: AnyRecord): record is Evidence | Sequential | Proof | OutcomeProof {
  return ['audit', 'until-decided', 'proof', 'outcome-proof'].includes(record.core.kind);
}
