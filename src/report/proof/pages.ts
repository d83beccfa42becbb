import { type ClaimsPlan, claimsId } from '../../core/claims-plan.js';
import { counted } from '../../core/counted.js';
import type { ClaimsCore, ProofCore } from '../../core/proof.js';
import { audited } from '../../kinds/words/audited-size.js';
import { claimsComeTo } from '../../kinds/words/claims.js';
import { proofComesTo } from '../../kinds/words/proved.js';
import { docPages } from '../../page/document/doc-pages.js';
import { count } from '../../page/numbers.js';
import { PROVED, type RecordPages, SETTLED } from '../../page/record-pages.js';
import { claimsDocument } from './claims-document.js';
import { renderProofHtml } from './html.js';
import { renderProofJunit } from './junit.js';
import { renderProofSummary, renderProofText } from './text.js';

/** How a proof about whole decks is told. */
export const pages: RecordPages<ProofCore> = {
  html: renderProofHtml,
  text: renderProofText,
  summary: renderProofSummary,
  junit: renderProofJunit,
  line: ({ core }) => ({
    id: core.subject.id,
    deals: false,
    plan: `proof up to ${audited(core)}`,
    verdict: { words: PROVED[core.verdict.kind], size: proofComesTo(core) },
  }),
};

/** How claims that were checked are told. */
export const claimsPages: RecordPages<ClaimsCore> = docPages(claimsDocument, ({ core }) => ({
  id: claimsId(core.plan),
  deals: false,
  plan: planned(core.plan),
  verdict: { words: SETTLED[core.verdict.kind], size: claimsComeTo(core) },
}));

function planned(plan: ClaimsPlan): string {
  if (!('family' in plan)) return `every claim of the catalogue, up to ${counted(count(plan.n), 'card')}`;
  if (plan.family === 'puzzle') {
    const { board } = plan;
    return `every claim about the sliding puzzle${board === undefined ? '' : ` on boards of ${board.rows} x ${board.columns}`}`;
  }
  const { grid, long } = plan;
  if (grid !== undefined) return `every claim about Nim on ${counted(grid.piles, 'pile')} of up to ${grid.most}`;
  return `every claim about Nim${long ? ', the long form' : ''}`;
}
