import type { Evidence } from '../../../core/record/evidence.js';
import type { OutcomeProof } from '../../../core/record/outcome-proof.js';
import type { Proof } from '../../../core/record/proof.js';
import type { AnyRecord } from '../../../core/record/record.js';
import type { Sequential } from '../../../core/record/sequential.js';
import { differences } from '../../../engine/record/differences.js';
import { type Check, check, checkDigest } from '../../../engine/verify/check.js';
import type { Survey, SurveyCore, SurveyedRow, SurveyPlan, SurveyStage, SurveySubject } from '../record/survey.js';
import { stageOf } from '../rows/stage-of.js';
import { codeHash } from './code-hash.js';
import { ROW_LEVEL } from './row-level.js';
import { rowVerdict, surveyVerdict } from './row-verdict.js';

/** The record of a stage beside the survey, checked and derived again. Otherwise the reason, a clause: it is missing, or is not what it says. */
export type StageRead = { readonly record: AnyRecord } | { readonly missing: string } | { readonly wrong: string };

/**
 * Checks the record of a survey: its digest, that every row's record is there and says what the survey says of it, and that the verdicts follow.
 * `read` finds the record of a stage. It deals nothing: each row's record is verified by itself.
 */
export async function verifySurvey(record: Survey, read: (file: string) => Promise<StageRead>): Promise<readonly Check[]> {
  const checks = checkSurvey(record);
  // Rows that are not those of the list have nothing to be held against.
  if (checks.some(({ outcome }) => outcome === 'differs')) return checks;
  return [...checks, ...(await checkStages(record.core, read)), NOT_DEALT];
}

export function checkSurvey(record: Survey): readonly Check[] {
  return [checkDigest(record), checkConclusions(record.core)];
}

const NOT_DEALT: Check = {
  id: 'deals',
  title: 'dealing every row again gives the same records',
  outcome: 'not done',
  differences: [],
  note: 'verify the record of a row by itself, in the folder of its package or file',
};

/** Checks what follows from the stages alone. */
function checkConclusions({ plan, surveyed, verdict }: SurveyCore): Check {
  const byName = new Map<string, SurveyedRow>();
  const again = surveyed.map((row) => {
    const before = row.sameAs === null ? undefined : byName.get(row.sameAs);
    byName.set(row.name, row);
    return { name: row.name, verdict: row.sameAs === null ? rowVerdict(row.stages) : (before?.verdict ?? null) };
  });
  const recorded = surveyed.map(({ name, verdict: of }) => ({ name, verdict: of }));
  return check('numbers', 'the verdicts follow from the stages of the rows, which are those of the list', [
    ...differences(recorded, again, 'core.surveyed'),
    ...differences(
      surveyed.map(({ name }) => name),
      plan.rows.map(({ name }) => name),
      'core.surveyed',
    ),
    ...differences(verdict, surveyVerdict(surveyed), 'core.verdict'),
    ...differences(plan.rowLevel, ROW_LEVEL, 'core.plan.rowLevel'),
  ]);
}

async function checkStages({ plan, surveyed }: SurveyCore, read: (file: string) => Promise<StageRead>): Promise<readonly Check[]> {
  const title = 'the records of the rows are of them, and say what is said here';
  const found: Check[] = [];
  const missing: string[] = [];
  const apart: Parameters<typeof check>[2][number][] = [];
  for (const [k, row] of surveyed.entries()) {
    const of = factsOfRow(plan.rows[k], row, plan);
    for (const stage of row.stages) {
      if ('refused' in stage) continue;
      const got = await read(stage.record);
      if ('missing' in got) missing.push(stage.record);
      else if ('wrong' in got)
        found.push({ id: 'counts', title: `${stage.record} is what it says`, outcome: 'differs', differences: [], note: got.wrong });
      else
        apart.push(
          ...differences(stage, againOf(stage, got.record), `core.surveyed.${row.name}`),
          ...differences(of, factsOfRecord(got.record, of), `core.plan.rows.${row.name}`),
        );
    }
  }
  const all = check('counts', title, apart);
  if (all.outcome === 'differs' || missing.length === 0) return [all, ...found];
  return [
    { ...all, outcome: 'not done', note: `${missing.length} of the records do not lie beside it, ${missing[0]} among them` },
    ...found,
  ];
}

function againOf(stage: Exclude<SurveyStage, { readonly refused: unknown }>, record: AnyRecord): object {
  return stageOf(record, stage.record) ?? { stage: 'none' };
}

/** The facts that a record of a row must match. */
interface RowFacts {
  readonly subject: string;
  readonly version: string | null;
  readonly code: string | null;
  readonly call: string | null;
  readonly seed: string;
}

function factsOfRow(asked: SurveySubject, { code, version }: SurveyedRow, { seed }: SurveyPlan): RowFacts {
  return { subject: asked.subject, version, code, call: asked.options['call'] ?? null, seed };
}

/**
 * Returns the same facts of a record that claims to belong to the row; null for a record without a subject. It is not checked for what it cannot
 * tell: a proof has no seed. A list may leave out parts of a built-in subject, and which export is used.
 */
function factsOfRecord(record: AnyRecord, asked: RowFacts): RowFacts | null {
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

/** Says whether a list means by `subject` what a record calls `id`. */
function isNamed(subject: string, id: string): boolean {
  const words = subject.replace(/^-- /, '').replaceAll(/["']/g, '').trim().replaceAll(/\s+/g, ' ');
  return words === id.replaceAll(/["']/g, '').replaceAll(/\s+/g, ' ') || id.startsWith(`${subject}#`);
}

function isOfStage(record: AnyRecord): record is Evidence | Sequential | Proof | OutcomeProof {
  return ['audit', 'until-decided', 'proof', 'outcome-proof'].includes(record.core.kind);
}
