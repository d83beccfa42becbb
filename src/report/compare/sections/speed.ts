import { capital } from '../../../core/words/first-letter.js';
import { nounsOf } from '../../../kinds/pages.js';
import type { DocSection } from '../../../page/document/doc.js';
import { html } from '../../../page/markup.js';
import { count, fixed } from '../../../page/numbers.js';
import { scrolled } from '../../../page/sections/scrolled.js';
import type { AxisEntry, Comparison } from '../facts/comparison.js';
import type { Grid, GridRow } from '../facts/grid.js';
import { isDealt, layoutOf, rowName } from '../facts/grid.js';
import { feedWords, makerWords } from '../words/feed.js';

/** The most columns whose names stand horizontally; with more they are upright. */
const MOST_LYING = 5;

/** The pixels of a phone's page, of a letter at most, of a line of letters, and between two columns. */
const PHONE = 358;
const LETTER = 7;
const LINE = 24;
const GAP = 7;

/** The speed in deals a second, cell by cell; null where the table of audits has it already. */
export function speedSection(comparison: Comparison, grid: Grid): DocSection | null {
  const { cells, outcome } = comparison;
  const { deals } = nounsOf(outcome.kind);
  const layout = layoutOf(grid);
  if (layout === 'lines' || cells.length === 0) return null;
  const speed = (row: GridRow, column: AxisEntry): string => {
    const found = grid.at(row, column);
    return isDealt(found) ? thousands(found.dealsPerSecond) : '–';
  };
  // The longer side goes down the page, which has room for any number of lines.
  const turned = grid.columns.length > grid.rows.length;
  const feeds = grid.rows.map((row) => rowName(grid, row));
  const makers = grid.columns.map(({ id }) => id);
  const [down, across] = turned ? [makers, feeds] : [feeds, makers];
  const rows = turned
    ? grid.columns.map((column) => [column.id, ...grid.rows.map((row) => speed(row, column))])
    : grid.rows.map((row, k) => [feeds[k], ...grid.columns.map((column) => speed(row, column))]);
  const upright = Math.min(down.length, across.length) > MOST_LYING;
  const heads = across.map((name) => html`<th scope="col">${upright ? html`<span class="up">${name}</span>` : name}</th>`);
  const body = rows.map(([name, ...speeds]) => html`<tr><th scope="row">${name}</th>${speeds.map((one) => html`<td>${one}</td>`)}</tr>`);
  const corner = `Every ${(turned ? makerWords(comparison) : feedWords(grid)).one}`;
  const caption = `Thousands of ${deals} a second`;
  const table = html`<table class="matrix"><caption><span class="ear">${caption}</span></caption><thead><tr><th scope="col">${corner}</th>${heads}</tr></thead><tbody>${body}</tbody></table>`;
  return {
    id: 'speed',
    heading: 'Speed, as measured',
    beside: [
      `Thousands of ${deals} a second in whole audits, with every test. Each was measured once, on the machine that ran it. Nothing else on this page depends on the machine, and no verdict rests on these numbers.`,
    ],
    body: [
      {
        is: 'table',
        caption,
        columns: [corner, ...across].map((head, k) => ({ head, number: k > 0 })),
        rows,
        drawn: () => scrolled(`${capital(deals)} a second`, table, isWide(down, across, upright)),
      },
    ],
    layout: { full: true },
  };
}

/** True if such a table is wider than a phone, by the letters of its names; an upright name takes one line. */
function isWide(rows: readonly string[], columns: readonly string[], upright: boolean): boolean {
  const across = columns.map((name) => (upright ? LINE : LETTER * name.length) + GAP).reduce((sum, width) => sum + width, 0);
  return LETTER * Math.max(...rows.map(({ length }) => length)) + across > PHONE;
}

/** Writes a speed to two digits, which is all that one measurement is worth. */
function thousands(perSecond: number): string {
  const value = perSecond / 1000;
  return value >= 9.5 ? count(Math.round(value)) : fixed(value, 1);
}
