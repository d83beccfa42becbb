import type { Proof } from '../../core/proof.js';
import { sizesText } from '../../kinds/words/sizes.js';
import type { DocSection } from '../../page/document/doc.js';
import { sectionMarkup } from '../../page/document/print-html.js';
import { html, type Markup } from '../../page/markup.js';
import { page } from '../../page/page.js';
import { recordMeta } from '../../page/sections/meta.js';
import { shortHash } from '../../page/words/short-hash.js';
import type { Told } from '../../page/words/told.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { proofCheck } from './sections/check.js';
import { counterexampleSection } from './sections/counterexample.js';
import { deckSection } from './sections/deck.js';
import { drawsSection } from './sections/draws.js';
import { proofHero } from './sections/hero.js';
import { lawSection } from './sections/law.js';
import { lawsTable } from './sections/laws-table.js';
import { positionsSection } from './sections/positions.js';
import { probesSection } from './sections/probes.js';
import { scopeSection } from './sections/scope.js';
import { tapesSection } from './sections/tapes.js';
import { treeSection } from './sections/tree.js';
import { PROOF } from './style.js';
import { proofWords } from './words/verdict.js';

/**
 * One proof as one self-contained HTML page: no script, no request, a strict Content-Security-Policy, readable offline and on paper.
 * A pure function of the record; equal records give equal bytes. The drawing libraries are loaded on first use.
 */
export async function renderProofHtml(proof: Proof, told: Told = {}): Promise<string> {
  const { core } = proof;
  const name = core.subject.id;
  const scale = sizesText(core.plan.sizes);
  const words = proofWords(core);
  return page({
    title: `${words.name.replace(/[:,]$/, '')}: shuffle proof of ${name}`,
    printed: `shuffle-audit · proof of ${name} · ${scale} · record ${shortHash(proof)}`,
    style: PROOF,
    look: LOOK[core.verdict.kind],
    meta: recordMeta('Shuffle proof', name, scale, proof),
    body: [
      proofHero(core),
      await lawSection(core),
      await treeSection(core),
      lawsTable(core),
      await shown(counterexampleSection(core)),
      await drawsSection(core),
      await deckSection(core),
      positionsSection(core),
      await shown(probesSection(core)),
      tapesSection(core),
      await shown(scopeSection(core)),
      proofCheck(proof, told),
    ],
    foot: html`Verdict <code>${core.verdict.kind}</code>. This page states what was proved, and of what. It is no certificate.`,
  });
}

function shown(section: DocSection | null): Promise<Markup> | null {
  return section && sectionMarkup(section);
}
