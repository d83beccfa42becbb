import { counted } from '../../core/counted.js';
import { uncapital } from '../../core/first-letter.js';
import type { ClaimsProof } from '../../core/proof.js';
import { html } from '../../page/markup.js';
import { count } from '../../page/numbers.js';
import { page } from '../../page/page.js';
import { say } from '../../page/phrase.js';
import { checkItYourself, recordFact, toolFact } from '../../page/sections/check.js';
import { hero } from '../../page/sections/hero.js';
import { recordMeta } from '../../page/sections/meta.js';
import { verifyCommand } from '../../page/words/record-file.js';
import { shortHash } from '../../page/words/short-hash.js';
import type { Told } from '../../page/words/told.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { claimsSection, leftOutSection } from './sections/claims.js';
import { PROOF } from './style.js';
import { claimsWords, TWINS } from './words/claims.js';
import { claimsSaying } from './words/claims-plan.js';

/** A family of claims as one self-contained HTML page, under the same rules as every page: a pure function of the record. */
export async function renderClaimsHtml(record: ClaimsProof, told: Told = {}): Promise<string> {
  const { core, digest, run } = record;
  const words = claimsWords(core);
  const saying = claimsSaying(core.plan);
  const scale = `${counted(count(core.claims.length), 'claim')}, ${saying.extent}`;
  const look = LOOK[core.verdict.kind];
  return page({
    title: `${words.name.replace(/:$/, '')}: ${uncapital(saying.title)}`,
    printed: `shuffle-audit · claims · ${scale} · record ${shortHash(record)}`,
    style: PROOF,
    look,
    meta: recordMeta('Claims', saying.of, scale, record),
    body: [
      hero({
        mark: look,
        words,
        facts: [
          ['What was checked', say`${counted(count(core.claims.length), 'claim')}, each over all its cases. ${saying.reach}`],
          ['Why each has a twin', TWINS],
        ],
      }),
      claimsSection(core),
      leftOutSection(core),
      checkItYourself({
        told,
        commands: [
          ['Work it all out again and compare', verifyCommand(told)],
          ['Check the claims from nothing', saying.command],
        ],
        facts: [recordFact(digest), ['Plan', saying.plan], toolFact(core.tool, run)],
      }),
    ],
    foot: html`Verdict <code>${core.verdict.kind}</code>. This page states what was checked, case by case. It is no certificate.`,
  });
}
