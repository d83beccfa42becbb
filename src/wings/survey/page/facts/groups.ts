import type { LookStage, ProofStage, SampleStage, SurveyCore, SurveyedRow, SurveySubject } from '../../record/survey.js';

export interface SurveyRowWords {
  readonly asked: SurveySubject;
  readonly row: SurveyedRow;
}

/** The group that a row is shown under: its verdict, except for one that is proved uneven by so little that nothing else shows it. */
export type GroupKind = SurveyedRow['verdict']['kind'] | 'proved-alone';

export interface RowGroup {
  readonly kind: GroupKind;
  readonly rows: readonly SurveyRowWords[];
}

const ORDER: readonly GroupKind[] = ['biased', 'proved-alone', 'no-bias-found', 'inconclusive', 'refused'];

/** Groups the rows by verdict: the biased first, the furthest off of them first; the others in the order of the list. Groups without rows are left out. */
export function rowGroups({ plan, surveyed }: SurveyCore): readonly RowGroup[] {
  const rows = surveyed.map((row, k) => ({ asked: plan.rows[k], row }));
  return ORDER.map((kind) => ({ kind, rows: rows.filter(({ row }) => groupOf(row) === kind) }))
    .filter((group) => group.rows.length > 0)
    .map((group) => (group.kind === 'biased' ? { ...group, rows: group.rows.toSorted((a, b) => offBy(b.row) - offBy(a.row)) } : group));
}

export function groupOf(row: SurveyedRow): GroupKind {
  const { by, kind } = row.verdict;
  const isSeen = lookOf(row)?.kind === 'biased' || sampleOf(row)?.kind === 'biased';
  // A row that was not sampled may be uneven by any size.
  return kind === 'biased' && by === 'proof' && !isSeen && sampleOf(row)?.kind === 'no-bias-found' ? 'proved-alone' : kind;
}

function offBy(row: SurveyedRow): number {
  return sampleOf(row)?.effect?.estimate ?? 0;
}

/** Returns the sample of a row; null where it has none, or it was refused. */
export function sampleOf({ stages }: SurveyedRow): SampleStage | null {
  return stages.find((stage): stage is SampleStage => stage.stage === 'sample' && !('refused' in stage)) ?? null;
}

/** Returns the look of a row; null where it has none, or it was refused. */
export function lookOf({ stages }: SurveyedRow): LookStage | null {
  return stages.find((stage): stage is LookStage => stage.stage === 'look' && !('refused' in stage)) ?? null;
}

/** Returns the proof of a row; null where it has none, or it was refused. */
export function proofOf({ stages }: SurveyedRow): ProofStage | null {
  return stages.find((stage): stage is ProofStage => stage.stage === 'proof' && !('refused' in stage)) ?? null;
}
