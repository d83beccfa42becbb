import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unseededPlan, unseededSequential } from '../../../cli/plan/unseeded-plan.js';
import type { Seed } from '../../../cli/seed/seed-of.js';
import type { SubjectRequest } from '../../../cli/subject/open-subject.js';
import { AuditError } from '../../../core/errors.js';
import type { Evidence } from '../../../core/record/evidence.js';
import type { AnySource } from '../../../core/record/origin.js';
import type { OutcomeProof } from '../../../core/record/outcome-proof.js';
import type { Proof } from '../../../core/record/proof.js';
import { type AnyRecord, isOfKind } from '../../../core/record/record.js';
import type { Sequential } from '../../../core/record/sequential.js';
import type { Subject } from '../../../core/subject/subject.js';
import { fitsOf } from '../../../engine/fit.js';
import { canonical } from '../../../engine/record/canonical.js';
import type { SealedText } from '../../../engine/record/sealed.js';
import { partsOf } from '../../../engine/subject/parts-of.js';
import { runAudit, runSequential } from '../../../host/audits.js';
import { A_MINUTE, ProofTooLong, sumForecasts } from '../../../host/prove/proof-forecast.js';
import { type ProofExtent, proveSubject } from '../../../host/prove/prove-origin.js';
import { proveOutcomes } from '../../../host/prove/prove-outcomes.js';
import { VERSION } from '../../../host/version.js';
import { writeWhole } from '../../../host/write-whole.js';
import { isSized } from '../../../kinds/is-sized.js';
import { deriveAgain } from '../../../records/derive-again.js';
import { readEvidence } from '../../../records/read-evidence.js';
import { startSealing } from '../../../records/sealing.js';
import { codeHash } from '../engine/code-hash.js';
import type { StageName, SurveyPlan } from '../record/survey.js';
import type { RowAsked } from './row-asked.js';

/** Cards of a hand dealt from a small deck: not all of it. */
const SMALL_HAND = 2;

/** Proves for a minute at most. The time that a proof would take depends on the machine and is not told: the record keeps why a row was refused. */
async function withinAMinute<Made>(prove: (extent: Pick<ProofExtent, 'onForecast'>) => Promise<Made>): Promise<Made> {
  try {
    return await prove({ onForecast: (sizes) => sumForecasts(sizes).seconds <= A_MINUTE });
  } catch (error) {
    // Of a function it is told with the function's name.
    const cause = error instanceof AuditError && error.cause instanceof ProofTooLong ? error.cause : error;
    if (!(cause instanceof ProofTooLong)) throw error;
    throw new AuditError('E_UNPROVABLE', 'a survey gives a proof a minute, and this one takes longer', { cause: error });
  }
}

/**
 * Returns the proof of decks of 2 to `n` cards, or small hands of `n`, where the subject can be handed numbers: a function, or a built-in shuffle of
 * decks. Null for anything else. A proof that is forecast to take more than a minute is refused.
 */
function smallProof(request: SubjectRequest, n: number): (() => Promise<SealedText<Proof | OutcomeProof>>) | null {
  const sealing = startSealing();
  if (request.kind === 'built-in') {
    if (isSized(request.outcome)) return null;
    const parts = partsOf(request.origin);
    return async () => sealing.seal(await withinAMinute((extent) => proveSubject({ kind: 'pipeline', parts }, { n, ...extent })), 1);
  }
  if (request.kind !== 'module' && request.kind !== 'npm') return null;
  const { outcome } = request;
  if (!isSized(outcome)) return async () => sealing.seal(await withinAMinute((extent) => proveSubject(request, { n, ...extent })), 1);
  if (!('seen' in outcome)) return null;
  const small = { ...outcome, seen: Math.min(outcome.seen, SMALL_HAND) };
  return async () => sealing.seal(await withinAMinute((extent) => proveOutcomes({ ...request, outcome: small }, { n, ...extent })), 1);
}

/** A row that is looked at: opened, with the place of its files and what its numbers follow from. */
export interface OpenRow {
  readonly name: string;
  readonly asked: RowAsked;
  readonly request: SubjectRequest;
  /** The subject, which each stage closes when it is done; the next begins anew. */
  readonly subject: Subject;
  readonly plan: SurveyPlan;
  readonly seed: Seed;
  readonly workers: number;
  /** The folder of the rows' files. */
  readonly folder: string;
}

export function stageFile(name: string, stage: StageName): string {
  return stage === 'sample' ? `${name}.json` : `${name}-${stage}.json`;
}

/** Returns the stages of a row: a proof where it can be handed numbers and every order is to be equally likely, a look where that is so. */
export function stagesOf({ asked, request }: Pick<OpenRow, 'request' | 'asked'>): readonly StageName[] {
  if (asked.null !== undefined) return ['sample'];
  return smallProof(request, 2) === null ? ['look', 'sample'] : ['proof', 'look', 'sample'];
}

/** Does one stage of a row, or takes an existing record of it, and leaves it on disk. Throws what proving and dealing throw. */
export function recordOf(stage: StageName, row: OpenRow): Promise<AnyRecord> {
  if (stage === 'proof') return proofOf(row);
  return stage === 'look' ? lookOf(row) : sampleOf(row);
}

async function proofOf(row: OpenRow): Promise<Proof | OutcomeProof> {
  const { plan, request } = row;
  const isSame = ({ plan: { n }, subject }: (Proof | OutcomeProof)['core']): boolean =>
    n === plan.proofCards &&
    codeHash(subject.origin.source) === codeHash(row.subject.origin.source) &&
    sameCall(subject.origin.source, row.subject.origin.source);
  const isEither = (record: AnyRecord): record is Proof | OutcomeProof =>
    isOfKind<Proof>(record, 'proof') || isOfKind<OutcomeProof>(record, 'outcome-proof');
  const prove = smallProof(request, plan.proofCards);
  if (prove === null) throw new AuditError('E_INTERNAL', `${row.name} is nothing to prove`);
  return keptOr(row, 'proof', (file) => keptRecord(file, isEither, isSame), prove);
}

async function lookOf(row: OpenRow): Promise<Sequential> {
  const { subject } = row;
  const plan = { ...unseededSequential({ trials: row.plan.lookTrials }, subject), seed: row.seed.text };
  return keptOr(
    row,
    'look',
    (file) =>
      keptRecord(
        file,
        (record) => isOfKind<Sequential>(record, 'until-decided'),
        (core) => same(core, plan, subject),
      ),
    async () => {
      const sealing = startSealing();
      return sealing.seal(await runSequential(plan, subject), 1, { seedOrigin: row.seed.origin });
    },
  );
}

async function sampleOf(row: OpenRow): Promise<Evidence> {
  const { subject } = row;
  const fits = fitsOf(subject.space);
  const plan = { ...unseededPlan(row.asked, subject, fits), seed: row.seed.text };
  return keptOr(
    row,
    'sample',
    (file) =>
      keptRecord(
        file,
        (record) => isOfKind<Evidence>(record, 'audit'),
        (core) => same(core, plan, subject),
      ),
    async () => {
      const sealing = startSealing();
      const { workers } = row;
      return sealing.seal(await runAudit(plan, subject, { workers, fits }), workers, { seedOrigin: row.seed.origin });
    },
  );
}

async function keptOr<Made extends AnyRecord>(
  { folder, name }: OpenRow,
  stage: StageName,
  kept: (file: string) => Promise<Made | null>,
  make: () => Promise<SealedText<Made>>,
): Promise<Made> {
  const file = join(folder, stageFile(name, stage));
  const found = await kept(file);
  if (found) return found;
  const { record, text } = await make();
  writeWhole(file, text);
  return record;
}

function same(core: { readonly plan: object; readonly subject: { readonly origin: object } }, plan: object, { origin }: Subject): boolean {
  return canonical(core.plan) === canonical(plan) && canonical(core.subject.origin) === canonical(origin);
}

function sameCall(a: AnySource, b: AnySource): boolean {
  const called = (source: AnySource): unknown =>
    'export' in source ? [source.export, source.call.wrapper ?? null] : source.kind === 'built-in' ? source : null;
  return JSON.stringify(called(a)) === JSON.stringify(called(b));
}

/**
 * Returns the record that lies in `file` from an earlier run of the same survey. This version must have made it, `fits` must accept it for this very
 * stage, and all of its numbers are derived again. Null where there is none, or another: then the stage is done anew.
 */
async function keptRecord<Kept extends AnyRecord>(
  file: string,
  is: (record: AnyRecord) => record is Kept,
  fits: (core: Kept['core']) => boolean,
): Promise<Kept | null> {
  if (!existsSync(file)) return null;
  try {
    const record = readEvidence(file);
    if (!is(record) || record.core.tool.version !== VERSION || !fits(record.core)) return null;
    await deriveAgain(record, file);
    return record;
  } catch (error) {
    if (error instanceof AuditError) return null;
    throw error;
  }
}
