import type { Proof, ProofCore } from '../../core/proof.js';
import { proofClaim } from '../../kinds/words/proved.js';
import { junitSuite, testCase } from '../../page/junit-suite.js';
import { html } from '../../page/markup.js';
import { plain, say } from '../../page/phrase.js';
import type { Told } from '../../page/words/told.js';
import { terminal } from '../../page/wrap.js';
import { deckWords, drawsWords } from './words/verdict.js';
import { comesUp, evenShare } from './words/ways.js';

/** JUnit XML of a proof: a case for every claim, a failure where it does not hold, with what refutes it where two orders do. */
export function renderProofJunit(proof: Proof, told: Told = {}): string {
  const { core, run } = proof;
  const { id } = core.subject;
  const cases = core.claims.map(({ holds, id: claim }) => {
    const statement = proofClaim(core, { holds, id: claim });
    const body = holds
      ? html`<system-out>${statement}</system-out>`
      : html`<failure type="uneven" message="${statement}">${refutation(core, claim)}</failure>`;
    return testCase(id, claim, body);
  });
  return junitSuite(id, run, cases, { failures: core.claims.filter(({ holds }) => !holds).length, errors: 0, skipped: 0 }, told);
}

/** The two orders that refute a claim about one number of cards, or how far the deck or its draws are from even. */
function refutation(core: ProofCore, claim: string): string {
  const [kind] = claim.split('/');
  if (kind === 'even-positions' || kind === 'even-draws')
    return terminal((kind === 'even-draws' ? drawsWords(core) : deckWords(core)).map(plain));
  const law = core.proof.laws.find(({ n }) => claim === `uniform/${n}`);
  if (!law?.counterexample) return '';
  const { often, seldom } = law.counterexample;
  return terminal([plain(say`the order ${comesUp(law, often)}, and ${comesUp(law, seldom)}; ${evenShare(law)}`)]);
}
