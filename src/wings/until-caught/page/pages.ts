import { counted } from '../../../core/counted.js';
import { nounsOf } from '../../../kinds/pages.js';
import { audited } from '../../../kinds/words/audited-size.js';
import { docPages } from '../../../page/document/doc-pages.js';
import { count } from '../../../page/numbers.js';
import { AUDITED, type RecordPages } from '../../../page/record-pages.js';
import type { UntilCaughtCore } from '../record/until-caught.js';
import { caughtDocument } from './document.js';

/** How a sample that was dealt on until it was caught is told. It shows a bias or nothing, however long it was. */
export const pages: RecordPages<UntilCaughtCore> = docPages(caughtDocument, ({ core }) => {
  const { looks, plan, subject, verdict } = core;
  const deals = counted(count(looks.at(-1)?.trials ?? 0), nounsOf(subject.origin.outcome.kind).deal);
  return {
    id: subject.id,
    deals: true,
    plan: `${audited(core)}, until caught: ${deals} of at most ${count(plan.budget)}`,
    verdict: { words: AUDITED[verdict.kind], size: verdict.kind === 'biased' ? `caught after ${deals}` : `not caught after ${deals}` },
  };
});
