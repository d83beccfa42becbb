import { counted } from '../../core/counted.js';
import type { SurveyCore } from '../../core/survey-record.js';
import { count } from '../../page/numbers.js';
import { AUDITED, type RecordPages } from '../../page/record-pages.js';
import { renderSurveyHtml } from './html.js';
import { renderSurveyJunit } from './junit.js';
import { renderSurveySummary, renderSurveyText } from './text.js';

/** How a survey is told. */
export const pages: RecordPages<SurveyCore> = {
  html: renderSurveyHtml,
  text: renderSurveyText,
  summary: renderSurveySummary,
  junit: renderSurveyJunit,
  line({ core: { plan, surveyed, verdict } }) {
    const biased = surveyed.filter((row) => row.verdict.kind === 'biased').length;
    const stages = surveyed.flatMap((row) => row.stages);
    return {
      id: plan.list,
      deals: true,
      plan: `survey of ${plan.list}, ${counted(count(plan.rows.length), 'row')}`,
      verdict: { words: AUDITED[verdict.kind], size: `${count(biased)} of ${counted(count(surveyed.length), 'row')} biased` },
      keeps: stages.flatMap((stage) => ('refused' in stage ? [] : [{ file: `${plan.folder}/${stage.record}`, digest: stage.digest }])),
    };
  },
};
