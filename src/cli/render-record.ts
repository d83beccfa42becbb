import { AuditError } from '../core/errors.js';
import type { AnyRecord } from '../core/proof.js';
import {
  isAudit,
  isBrokenRace,
  isCalibration,
  isClaims,
  isOneList,
  isOutcomeProof,
  isProof,
  isSequential,
  isSurvey,
  isUntilCaught,
} from '../core/proof.js';
import { markdownFold, markdownText } from '../page/markdown.js';
import type { Told } from '../page/words/told.js';
import { renderHtml } from '../report/audit/html.js';
import { renderJunit } from '../report/audit/junit.js';
import { renderMarkdown } from '../report/audit/markdown.js';
import { renderSummary } from '../report/audit/summary.js';
import { renderText } from '../report/audit/text.js';
import { renderCalibrationHtml } from '../report/calibration/html.js';
import { renderCalibrationJunit } from '../report/calibration/junit.js';
import { renderCalibrationSummary, renderCalibrationText } from '../report/calibration/text.js';
import { renderUntilCaughtHtml } from '../report/caught/html.js';
import { renderUntilCaughtJunit } from '../report/caught/junit.js';
import { renderUntilCaughtSummary, renderUntilCaughtText } from '../report/caught/text.js';
import { renderOrderHtml } from '../report/order/html.js';
import { renderOrderJunit } from '../report/order/junit.js';
import { renderOrderSummary, renderOrderText } from '../report/order/text.js';
import { renderClaimsHtml } from '../report/proof/claims-html.js';
import { renderProofHtml } from '../report/proof/html.js';
import { renderClaimsJunit, renderProofJunit } from '../report/proof/junit.js';
import { renderOutcomeProofHtml } from '../report/proof/outcomes/html.js';
import { renderOutcomeProofJunit } from '../report/proof/outcomes/junit.js';
import { renderOutcomeProofSummary, renderOutcomeProofText } from '../report/proof/outcomes/text.js';
import { renderClaimsSummary, renderClaimsText, renderProofSummary, renderProofText } from '../report/proof/text.js';
import { renderBrokenRaceHtml } from '../report/race/html.js';
import { renderBrokenRaceJunit } from '../report/race/junit.js';
import { renderBrokenRaceSummary, renderBrokenRaceText } from '../report/race/text.js';
import { renderSequentialHtml } from '../report/sequential/html.js';
import { renderSequentialJunit } from '../report/sequential/junit.js';
import { renderSequentialSummary, renderSequentialText } from '../report/sequential/text.js';
import { renderSurveyHtml } from '../report/survey/html.js';
import { renderSurveyJunit } from '../report/survey/junit.js';
import { renderSurveySummary, renderSurveyText } from '../report/survey/text.js';

/** How one record is told, in every form. */
interface Rendered {
  page(told: Told): Promise<string> | string;
  text(told: Told): string;
  summary(): string;
  junit(told: Told): string;
}

/** The renderers of one kind of record. */
interface Renderers<Kind extends AnyRecord> {
  page(record: Kind, told: Told): Promise<string> | string;
  text(record: Kind, told: Told): string;
  summary(record: Kind): string;
  junit(record: Kind, told: Told): string;
}

/** A kind of record with its renderers: a record of it as it is told, null for any other. */
function kind<Kind extends AnyRecord>(
  is: (record: AnyRecord) => record is Kind,
  { junit, page, summary, text }: Renderers<NoInfer<Kind>>,
): (record: AnyRecord) => Rendered | null {
  return (record) =>
    is(record)
      ? {
          page: (told) => page(record, told),
          text: (told) => text(record, told),
          summary: () => summary(record),
          junit: (told) => junit(record, told),
        }
      : null;
}

/** Every kind of record. */
const KINDS = [
  kind(isProof, { page: renderProofHtml, text: renderProofText, summary: renderProofSummary, junit: renderProofJunit }),
  kind(isOutcomeProof, {
    page: renderOutcomeProofHtml,
    text: renderOutcomeProofText,
    summary: renderOutcomeProofSummary,
    junit: renderOutcomeProofJunit,
  }),
  kind(isClaims, { page: renderClaimsHtml, text: renderClaimsText, summary: renderClaimsSummary, junit: renderClaimsJunit }),
  kind(isSequential, {
    page: renderSequentialHtml,
    text: renderSequentialText,
    summary: renderSequentialSummary,
    junit: renderSequentialJunit,
  }),
  kind(isUntilCaught, {
    page: renderUntilCaughtHtml,
    text: renderUntilCaughtText,
    summary: renderUntilCaughtSummary,
    junit: renderUntilCaughtJunit,
  }),
  kind(isCalibration, {
    page: renderCalibrationHtml,
    text: renderCalibrationText,
    summary: renderCalibrationSummary,
    junit: renderCalibrationJunit,
  }),
  kind(isOneList, { page: renderOrderHtml, text: renderOrderText, summary: renderOrderSummary, junit: renderOrderJunit }),
  kind(isBrokenRace, {
    page: renderBrokenRaceHtml,
    text: renderBrokenRaceText,
    summary: renderBrokenRaceSummary,
    junit: renderBrokenRaceJunit,
  }),
  kind(isSurvey, { page: renderSurveyHtml, text: renderSurveyText, summary: renderSurveySummary, junit: renderSurveyJunit }),
  kind(isAudit, { page: renderHtml, text: renderText, summary: renderSummary, junit: renderJunit }),
];

function rendered(record: AnyRecord): Rendered {
  for (const told of KINDS) {
    const found = told(record);
    if (found) return found;
  }
  throw new AuditError('E_INTERNAL', 'a record is of one of the kinds that are rendered');
}

/** Any record as its HTML page. */
export async function pageOf(record: AnyRecord, told: Told = {}): Promise<string> {
  return rendered(record).page(told);
}

/** Any record as the full text report. */
export function textOfRecord(record: AnyRecord, told: Told = {}): string {
  return rendered(record).text(told);
}

/** Any record as the few lines that its command ends with. */
export function summaryOf(record: AnyRecord): string {
  return rendered(record).summary();
}

/** Any record as JUnit XML. */
export function junitOf(record: AnyRecord, told: Told = {}): string {
  return rendered(record).junit(told);
}

/** Any record as GitHub's Markdown: what its command ends with, and its text folded; an audit with its numbers and rows between. */
export function markdownOf(record: AnyRecord, told: Told = {}): string {
  if (isAudit(record)) return renderMarkdown(record, told);
  const [headline, ...rest] = summaryOf(record).trim().split('\n');
  // Columns of the terminal are left to the folded text.
  const paragraphs = rest
    .join('\n')
    .split(/\n{2,}/)
    .filter((lines) => !/\S {2,}\S/.test(lines));
  const blocks = [`### ${markdownText(headline)}`, ...paragraphs.map((lines) => markdownText(lines.trim().replace(/\s*\n\s*/g, ' ')))];
  return `${[...blocks, markdownFold('The whole report', textOfRecord(record, told))].filter((block) => block !== '').join('\n\n')}\n`;
}
