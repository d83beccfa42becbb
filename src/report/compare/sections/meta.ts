import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { metaLine } from '../../../page/sections/meta.js';
import { date } from '../../../page/words/date.js';
import type { Comparison } from '../facts/comparison.js';
import type { Grid } from '../facts/grid.js';
import { feedWords } from '../words/feed.js';

/** "8 generators × 6 shuffles". */
export function scaleWords(grid: Grid): string {
  const { many, one } = feedWords(grid);
  const [rows, columns] = [grid.rows.length, grid.columns.length];
  return `${count(rows)} ${rows === 1 ? one : many} × ${count(columns)} ${columns === 1 ? 'shuffle' : 'shuffles'}`;
}

/** The line a torn-out page is known by; the day is that of the latest audit. */
export function compareMeta({ cells, plan }: Comparison, grid: Grid, hash: string): Markup {
  const latest =
    cells
      .map(({ startedAt }) => startedAt)
      .sort()
      .at(-1) ?? '';
  return metaLine(
    'Comparison',
    'shuffle audits',
    scaleWords(grid),
    `${count(plan.n)} cards, ${count(plan.trials)} deals each`,
    date(latest),
    html`records <code>${hash}</code>`,
  );
}
