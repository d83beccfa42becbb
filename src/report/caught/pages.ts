import { counted } from '../../core/counted.js';
import type { UntilCaughtCore } from '../../core/until-caught.js';
import { nounsOf } from '../../kinds/pages.js';
import { audited } from '../../kinds/words/audited-size.js';
import { count } from '../../page/numbers.js';
import { AUDITED, type RecordPages } from '../../page/record-pages.js';
import { renderUntilCaughtHtml } from './html.js';
import { renderUntilCaughtJunit } from './junit.js';
import { renderUntilCaughtSummary, renderUntilCaughtText } from './text.js';

/** How a sample that was dealt on until it was caught is told. It shows a bias or nothing, however long it was. */
export const pages: RecordPages<UntilCaughtCore> = {
  html: renderUntilCaughtHtml,
  text: renderUntilCaughtText,
  summary: renderUntilCaughtSummary,
  junit: renderUntilCaughtJunit,
  line({ core }) {
    const { looks, plan, subject, verdict } = core;
    const deals = counted(count(looks.at(-1)?.trials ?? 0), nounsOf(subject.origin.outcome.kind).deal);
    return {
      id: subject.id,
      deals: true,
      plan: `${audited(core)}, until caught: ${deals} of at most ${count(plan.budget)}`,
      verdict: { words: AUDITED[verdict.kind], size: verdict.kind === 'biased' ? `caught after ${deals}` : `not caught after ${deals}` },
    };
  },
};
