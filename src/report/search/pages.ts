import type { BenchCore } from '../../core/bench.js';
import { type RecordPages, SETTLED } from '../../page/record-pages.js';
import { renderBenchHtml } from './bench-html.js';
import { renderBenchJunit } from './bench-junit.js';
import { renderBenchSummary, renderBenchText } from './bench-text.js';

/** How a bench of searches is told. */
export const pages: RecordPages<BenchCore> = {
  html: renderBenchHtml,
  text: renderBenchText,
  summary: renderBenchSummary,
  junit: renderBenchJunit,
  line: ({ core: { plan, verdict } }) => ({
    id: plan.bench,
    deals: false,
    plan: `Korf’s boards of the sliding puzzle, ${plan.algorithm} with ${plan.heuristic}`,
    verdict: { words: SETTLED[verdict.kind], size: verdict.statement },
  }),
};
