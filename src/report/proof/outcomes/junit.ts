import type { OutcomeProof, OutcomeProofCore } from '../../../core/outcome-proof.js';
import { outcomeClaimWords } from '../../../kinds/words/proved-outcomes.js';
import { junitSuite, testCase } from '../../../page/junit-suite.js';
import { html } from '../../../page/markup.js';
import { plain } from '../../../page/phrase.js';
import type { Told } from '../../../page/words/told.js';
import { terminal } from '../../../page/wrap.js';
import { outcomeWords } from './words.js';

/** JUnit XML of a proof about hands, boards, deals or moves: a failure where it does not hold, with what refutes it. */
export function renderOutcomeProofJunit(proof: OutcomeProof, told: Told = {}): string {
  const { core, run } = proof;
  const { id } = core.subject;
  const statement = outcomeClaimWords(core);
  const cases = core.claims.map(({ holds, id: claim }) => {
    const body = holds
      ? html`<system-out>${statement}</system-out>`
      : html`<failure type="uneven" message="${statement}">${refutation(core)}</failure>`;
    return testCase(id, claim, body);
  });
  return junitSuite(id, run, cases, { failures: core.claims.filter(({ holds }) => !holds).length, errors: 0, skipped: 0 }, told);
}

function refutation(core: OutcomeProofCore): string {
  return terminal([plain(outcomeWords(core).lead)]);
}
