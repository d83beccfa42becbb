import type { Verdict } from '../../../core/record/evidence.js';
import type { RowVerdict, SurveyCore, SurveyedRow, SurveyStage } from '../record/survey.js';

/** Returns the verdict of the stages of a row: biased by the first that says so, clean by its sample alone, refused where no stage had a result. */
export function rowVerdict(stages: readonly SurveyStage[]): RowVerdict {
  const found = stages.find(isBiased);
  if (found) return { kind: 'biased', by: found.stage };
  if (stages.some((stage) => stage.stage === 'sample' && !('refused' in stage) && stage.kind === 'no-bias-found'))
    return { kind: 'no-bias-found', by: 'sample' };
  return { kind: stages.some((stage) => !('refused' in stage)) ? 'inconclusive' : 'refused', by: null };
}

function isBiased(stage: SurveyStage): boolean {
  if ('refused' in stage) return false;
  return stage.kind === 'fails' || stage.kind === 'biased';
}

export function surveyVerdict(rows: readonly Pick<SurveyedRow, 'verdict'>[]): SurveyCore['verdict'] {
  const kinds = new Set(rows.map(({ verdict }) => verdict.kind));
  const kind: Verdict['kind'] = kinds.has('biased')
    ? 'biased'
    : kinds.has('inconclusive') || kinds.has('refused')
      ? 'inconclusive'
      : 'no-bias-found';
  return { kind };
}
