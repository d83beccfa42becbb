import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { metaLine } from '../../../page/sections/meta.js';
import { date } from '../../../page/words/date.js';
import type { Comparison } from '../facts/comparison.js';
import type { Grid } from '../facts/grid.js';
import { feedWords, makerWords, type PartWords } from '../words/feed.js';

/** "8 generators × 6 shuffles". */
export function scaleWords(comparison: Comparison, grid: Grid): string {
  const counted = (many: number, words: PartWords): string => `${count(many)} ${many === 1 ? words.one : words.many}`;
  return `${counted(grid.rows.length, feedWords(grid))} × ${counted(grid.columns.length, makerWords(comparison))}`;
}

/** The line a torn-out page is known by; the day is that of the latest audit. */
export function compareMeta(comparison: Comparison, grid: Grid, hash: string): Markup {
  const { cells, outcome, plan } = comparison;
  const { deals, shuffle } = nounsOf(outcome.kind);
  const latest =
    cells
      .map(({ startedAt }) => startedAt)
      .sort()
      .at(-1) ?? '';
  return metaLine(
    'Comparison',
    `${shuffle} audits`,
    scaleWords(comparison, grid),
    `${pageOf(outcome).size(outcome, plan.n)}, ${count(plan.trials)} ${deals} each`,
    date(latest),
    html`records <code>${hash}</code>`,
  );
}
