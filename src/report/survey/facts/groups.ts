import type { LookStage, ProofStage, SampleStage, SurveyCore, SurveyedRow, SurveySubject } from '../../../core/survey-record.js';

/** A row with what its list says of it. */
export interface ToldRow {
  readonly asked: SurveySubject;
  readonly row: SurveyedRow;
}

/** The rows of one verdict. */
export interface RowGroup {
  readonly kind: SurveyedRow['verdict']['kind'];
  readonly rows: readonly ToldRow[];
}

const ORDER: readonly RowGroup['kind'][] = ['biased', 'no-bias-found', 'inconclusive', 'refused'];

/** The rows by what they came to: the biased first, the furthest off of them first; the others in the order of the list. Groups without rows are left out. */
export function rowGroups({ plan, surveyed }: SurveyCore): readonly RowGroup[] {
  const rows = surveyed.map((row, k) => ({ asked: plan.rows[k], row }));
  return ORDER.map((kind) => ({ kind, rows: rows.filter(({ row }) => row.verdict.kind === kind) }))
    .filter((group) => group.rows.length > 0)
    .map((group) => (group.kind === 'biased' ? { ...group, rows: group.rows.toSorted((a, b) => offBy(b.row) - offBy(a.row)) } : group));
}

function offBy(row: SurveyedRow): number {
  return sampleOf(row)?.effect?.estimate ?? 0;
}

/** What its sample came to; null where it has none, or was refused. */
export function sampleOf({ stages }: SurveyedRow): SampleStage | null {
  return stages.find((stage): stage is SampleStage => stage.stage === 'sample' && !('refused' in stage)) ?? null;
}

/** The same of its look. */
export function lookOf({ stages }: SurveyedRow): LookStage | null {
  return stages.find((stage): stage is LookStage => stage.stage === 'look' && !('refused' in stage)) ?? null;
}

/** The same of its proof. */
export function proofOf({ stages }: SurveyedRow): ProofStage | null {
  return stages.find((stage): stage is ProofStage => stage.stage === 'proof' && !('refused' in stage)) ?? null;
}
