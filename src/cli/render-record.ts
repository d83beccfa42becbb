import type { AnyRecord } from '../core/proof.js';
import {
  isAudit,
  isBench,
  isBrokenRace,
  isCalibration,
  isClaims,
  isOneList,
  isOutcomeProof,
  isProof,
  isSequential,
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
import { renderBenchHtml } from '../report/search/bench-html.js';
import { renderBenchJunit } from '../report/search/bench-junit.js';
import { renderBenchSummary, renderBenchText } from '../report/search/bench-text.js';
import { renderSequentialHtml } from '../report/sequential/html.js';
import { renderSequentialJunit } from '../report/sequential/junit.js';
import { renderSequentialSummary, renderSequentialText } from '../report/sequential/text.js';

/** Any record as its HTML page. */
export function pageOf(record: AnyRecord, told: Told = {}): Promise<string> {
  if (isProof(record)) return renderProofHtml(record, told);
  if (isOutcomeProof(record)) return renderOutcomeProofHtml(record, told);
  if (isSequential(record)) return renderSequentialHtml(record, told);
  if (isUntilCaught(record)) return renderUntilCaughtHtml(record, told);
  if (isCalibration(record)) return renderCalibrationHtml(record, told);
  if (isOneList(record)) return renderOrderHtml(record, told);
  if (isBrokenRace(record)) return renderBrokenRaceHtml(record, told);
  if (isBench(record)) return Promise.resolve(renderBenchHtml(record, told));
  return isClaims(record) ? renderClaimsHtml(record, told) : renderHtml(record, told);
}

/** Any record as the full text report. */
export function textOfRecord(record: AnyRecord, told: Told = {}): string {
  if (isProof(record)) return renderProofText(record, told);
  if (isOutcomeProof(record)) return renderOutcomeProofText(record, told);
  if (isSequential(record)) return renderSequentialText(record, told);
  if (isUntilCaught(record)) return renderUntilCaughtText(record, told);
  if (isCalibration(record)) return renderCalibrationText(record, told);
  if (isOneList(record)) return renderOrderText(record, told);
  if (isBrokenRace(record)) return renderBrokenRaceText(record, told);
  if (isBench(record)) return renderBenchText(record, told);
  return isClaims(record) ? renderClaimsText(record, told) : renderText(record, told);
}

/** Any record as the few lines that its command ends with. */
export function summaryOf(record: AnyRecord): string {
  if (isProof(record)) return renderProofSummary(record);
  if (isOutcomeProof(record)) return renderOutcomeProofSummary(record);
  if (isSequential(record)) return renderSequentialSummary(record);
  if (isUntilCaught(record)) return renderUntilCaughtSummary(record);
  if (isCalibration(record)) return renderCalibrationSummary(record);
  if (isOneList(record)) return renderOrderSummary(record);
  if (isBrokenRace(record)) return renderBrokenRaceSummary(record);
  if (isBench(record)) return renderBenchSummary(record);
  return isClaims(record) ? renderClaimsSummary(record) : renderSummary(record);
}

/** Any record as JUnit XML. */
export function junitOf(record: AnyRecord, told: Told = {}): string {
  if (isProof(record)) return renderProofJunit(record, told);
  if (isOutcomeProof(record)) return renderOutcomeProofJunit(record, told);
  if (isSequential(record)) return renderSequentialJunit(record, told);
  if (isUntilCaught(record)) return renderUntilCaughtJunit(record, told);
  if (isCalibration(record)) return renderCalibrationJunit(record, told);
  if (isOneList(record)) return renderOrderJunit(record, told);
  if (isBrokenRace(record)) return renderBrokenRaceJunit(record, told);
  if (isBench(record)) return renderBenchJunit(record, told);
  return isClaims(record) ? renderClaimsJunit(record, told) : renderJunit(record, told);
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
