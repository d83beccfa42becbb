import type { OutcomeProofCore } from '../../../core/outcome-proof.js';
import { audited } from '../../../kinds/words/audited-size.js';
import { outcomeProofComesTo } from '../../../kinds/words/proved-outcomes.js';
import { PROVED, type RecordPages } from '../../../page/record-pages.js';
import { renderOutcomeProofHtml } from './html.js';
import { renderOutcomeProofJunit } from './junit.js';
import { renderOutcomeProofSummary, renderOutcomeProofText } from './text.js';

/** How a proof about hands, boards, deals or moves is told. */
export const pages: RecordPages<OutcomeProofCore> = {
  html: renderOutcomeProofHtml,
  text: renderOutcomeProofText,
  summary: renderOutcomeProofSummary,
  junit: renderOutcomeProofJunit,
  line: ({ core }) => ({
    id: core.subject.id,
    deals: false,
    plan: `proof of ${audited(core)}`,
    verdict: { words: PROVED[core.verdict.kind], size: outcomeProofComesTo(core) },
  }),
};
