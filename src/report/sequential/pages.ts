import { counted } from '../../core/counted.js';
import type { SequentialCore } from '../../core/sequential.js';
import { nounsOf } from '../../kinds/pages.js';
import { audited } from '../../kinds/words/audited-size.js';
import { docPages } from '../../page/document/doc-pages.js';
import { count } from '../../page/numbers.js';
import { AUDITED, type RecordPages } from '../../page/record-pages.js';
import { sequentialDocument } from './document.js';

/** How a run that stopped when it was decided is told. It shows a bias or nothing; no size follows from it. */
export const pages: RecordPages<SequentialCore> = docPages(sequentialDocument, ({ core }) => {
  const { plan, result, subject, verdict } = core;
  const deals = counted(count(result.trials), nounsOf(subject.origin.outcome.kind).deal);
  return {
    id: subject.id,
    deals: true,
    plan: `${audited(core)}, until decided: ${deals} of at most ${count(plan.mostTrials)}`,
    verdict: { words: AUDITED[verdict.kind], size: verdict.kind === 'biased' ? `after ${deals}` : `undecided after ${deals}` },
  };
});
