import type { ClaimsProof } from '../../core/proof.js';
import { html } from '../../page/markup.js';
import { count } from '../../page/numbers.js';
import { page } from '../../page/page.js';
import { say } from '../../page/phrase.js';
import { proofMeta } from '../../page/sections/meta.js';
import { PROOF } from '../../page/style/document.js';
import { sheet } from '../../page/style/sheet.js';
import { shortHash } from '../../page/words/short-hash.js';
import { checkSection } from './sections/check.js';
import { claimsSection } from './sections/claims.js';
import { heroOf } from './sections/hero.js';
import { claimsWords, TWINS } from './words/claims.js';
import { PROOF_GLYPH } from './words/verdict.js';

/** The claims catalogue as one self-contained HTML page, under the same rules as every page: a pure function of the record. */
export async function renderClaimsHtml(record: ClaimsProof): Promise<string> {
  const { core, digest, run } = record;
  const words = claimsWords(core);
  const scale = `${count(core.claims.length)} claims, up to ${count(core.plan.n)} cards`;
  return page({
    title: `${words.name.replace(/:$/, '')}: the claims of shuffle-audit`,
    style: `${sheet(`shuffle-audit · claims · ${scale} · record ${shortHash(record)}`)}\n${PROOF.trim()}`,
    look: core.verdict.kind === 'holds' ? 'clean' : 'biased',
    meta: proofMeta('Claims', 'the catalogue', scale, record),
    body: [
      heroOf(PROOF_GLYPH[core.verdict.kind], words, [
        [
          'What was checked',
          say`${core.claims.length} claims, each over all its cases. Laws of shuffles go up to ${core.plan.n} cards; each claim says for which numbers it was checked.`,
        ],
        ['Why each has a twin', TWINS],
      ]),
      claimsSection(core),
      checkSection(
        [
          ['Record', html`<code>${digest}</code>`],
          ['Plan', `up to ${count(core.plan.n)} cards, no tree of more than ${count(core.plan.mostLeaves)} leaves walked`],
          ['Tool', `${core.tool.name} ${core.tool.version}, Node ${run.node.replace(/^v/, '')}, ${(run.elapsedMs / 1000).toFixed(1)} s`],
        ],
        [
          ['Work it all out again and compare', ['npx shuffle-audit verify', 'RECORD.json']],
          ['Check the claims from nothing', ['npx shuffle-audit prove --all', `--n ${core.plan.n}`]],
        ],
      ),
    ],
    foot: html`Verdict <code>${core.verdict.kind}</code>. This page states what was checked, case by case. It is no certificate.`,
  });
}
