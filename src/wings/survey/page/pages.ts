import { counted } from '../../../core/counted.js';
import { docPages } from '../../../page/document/doc-pages.js';
import { count } from '../../../page/numbers.js';
import { AUDITED, type RecordPages } from '../../../page/record-pages.js';
import type { SurveyCore } from '../record/survey.js';
import { surveyDocument } from './document.js';

/** How a survey is told. */
export const pages: RecordPages<SurveyCore> = docPages(surveyDocument, ({ core: { plan, surveyed, verdict } }) => {
  const biased = surveyed.filter((row) => row.verdict.kind === 'biased').length;
  const stages = surveyed.flatMap((row) => row.stages);
  return {
    id: plan.list,
    deals: true,
    plan: `survey of ${plan.list}, ${counted(count(plan.rows.length), 'row')}`,
    verdict: { words: AUDITED[verdict.kind], size: `${count(biased)} of ${counted(count(surveyed.length), 'row')} biased` },
    keeps: stages.flatMap((stage) => ('refused' in stage ? [] : [{ file: `${plan.folder}/${stage.record}`, digest: stage.digest }])),
  };
});
