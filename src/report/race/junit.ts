import type { BrokenRace } from '../../core/broken-race.js';
import { junitSuite, testCase } from '../../page/junit-suite.js';
import { html } from '../../page/markup.js';
import { plain } from '../../page/phrase.js';
import type { Told } from '../../page/words/told.js';
import { terminal } from '../../page/wrap.js';
import { brokenRaceWords, REMEDY } from './words.js';

/** JUnit XML of a race that broke decks: one case, a failure. Throws E_EVIDENCE_SCHEMA and E_VERIFY for what is no such record. */
export function renderBrokenRaceJunit(record: BrokenRace, told: Told = {}): string {
  const { id } = record.core.subject;
  const { lead, name, rest } = brokenRaceWords(record.core);
  const [headline, said] = [`${name} ${plain(rest)}`, `${plain(lead)} ${plain(REMEDY)}`].map((line) => terminal([line]));
  const outcome = html`<failure type="broken" message="${headline}">${said}</failure>`;
  return junitSuite(id, record.run, [testCase(id, 'verdict', outcome)], { failures: 1, errors: 0, skipped: 0 }, told);
}
