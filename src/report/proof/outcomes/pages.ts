import type { OutcomeProofCore } from '../../../core/record/outcome-proof.js';
import { audited } from '../../../kinds/words/audited-size.js';
import { outcomeProofComesTo } from '../../../kinds/words/proved-outcomes.js';
import { docPages } from '../../../page/document/doc-pages.js';
import { PROVED, type RecordPages } from '../../../page/record-pages.js';
import { outcomeDocument } from './document.js';

export const pages: RecordPages<OutcomeProofCore> = docPages(outcomeDocument, ({ core }) => ({
  id: core.subject.id,
  deals: false,
  plan: `proof of ${audited(core)}`,
  verdict: { words: PROVED[core.verdict.kind], size: outcomeProofComesTo(core) },
}));
