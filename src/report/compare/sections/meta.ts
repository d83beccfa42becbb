import { counted } from '../../../core/words/counted.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { metaLine } from '../../../page/sections/meta.js';
import { date } from '../../../page/words/date.js';
import type { Comparison } from '../facts/comparison.js';
import type { Grid } from '../facts/grid.js';
import { feedWords, makerWords } from '../words/feed.js';

/** "8 generators × 6 shuffles", or "8 languages". */
export function scaleWords(comparison: Comparison, grid: Grid): string {
  if (comparison.presets.length > 0) return counted(count(grid.rows.length), feedWords(grid).one);
  return `${counted(count(grid.rows.length), feedWords(grid).one)} × ${counted(count(grid.columns.length), makerWords(comparison).one)}`;
}

/** The line that identifies a torn-out page; the day is that of the latest audit. */
export function compareMeta(comparison: Comparison, grid: Grid, hash: string): Markup {
  const { cells, outcome, plan } = comparison;
  const { deal, shuffle } = nounsOf(outcome.kind);
  const latest =
    cells
      .map(({ startedAt }) => startedAt)
      .sort()
      .at(-1) ?? '';
  return metaLine(
    'Comparison',
    `${shuffle} audits`,
    scaleWords(comparison, grid),
    `${pageOf(outcome).size(outcome, plan.n)}, ${counted(count(plan.trials), deal)} each`,
    date(latest),
    html`records <code>${hash}</code>`,
  );
}
