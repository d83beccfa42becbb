import type { RunInfo } from '../../core/evidence.js';
import type { Survey, SurveyedRow } from '../../core/survey-record.js';
import { junitSuite, testCase } from '../../page/junit-suite.js';
import { html, type Markup } from '../../page/markup.js';
import type { Told } from '../../page/words/told.js';
import { refusals, stageWords } from './words/stage.js';
import { tallyOf } from './words/survey.js';

/** JUnit XML of a survey: a case for every row, a failure where it is biased, an error where it could not be audited, skipped where it cannot be told. */
export function renderSurveyJunit(given: Survey, told: Told = {}): string {
  const { core, run } = given;
  const cases = core.surveyed.map((row) => testCase('survey', row.name, bodyOf(row, run)));
  const tally = tallyOf(core);
  return junitSuite(
    'survey',
    run,
    cases,
    { failures: tally.biased + tally['proved-alone'], errors: tally.refused, skipped: tally.inconclusive },
    told,
  );
}

function bodyOf(row: SurveyedRow, run: RunInfo): Markup {
  const said =
    row.sameAs === null
      ? `proof: ${stageWords(row, 'proof')}; deal by deal: ${stageWords(row, 'look')}; sample: ${stageWords(row, 'sample')}`
      : `the same code as ${row.sameAs}`;
  switch (row.verdict.kind) {
    case 'biased':
      return html`<failure type="biased" message="${said}"/>`;
    case 'refused':
      return html`<error type="${row.refused?.code ?? 'refused'}" message="${refusals(row, run).join(' ')}"/>`;
    case 'inconclusive':
      return html`<skipped message="${said}"/>`;
    case 'no-bias-found':
      return html`<system-out>${said}</system-out>`;
  }
}
