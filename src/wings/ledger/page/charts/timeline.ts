import type { Drawing } from '../../../../page/charts/drawing.js';
import { widthOf } from '../../../../page/charts/labels.js';
import { html, type Markup } from '../../../../page/markup.js';
import { count } from '../../../../page/numbers.js';
import type { LedgerLine, LedgerSubject } from '../facts/ledger.js';
import { folderOf } from '../facts/ledger.js';

export const MOST_DRAWN = 40;

interface Shape {
  readonly width: number;
  /** The start of the marks. */
  readonly start: number;
  readonly step: number;
  readonly rowHeight: number;
  /** The height of the marks, below the top of the row. */
  readonly middle: number;
  /** The base line of the name, and its size. */
  readonly name: number;
  readonly size: number;
}

const WIDE: Shape = { width: 1120, start: 440, step: 22, rowHeight: 26, middle: 13, name: 17, size: 12.5 };
const NARROW: Shape = { width: 358, start: 0, step: 20, rowHeight: 46, middle: 32, name: 14, size: 12.5 };
/** The room for the number of records that are not drawn. */
const BEFORE = 44;
const HALF = 6;

/** One mark of a row; `gone` stands for a record that was once counted and is no longer here. */
type Mark = LedgerLine['verdict']['look'] | 'altered' | 'gone';

/**
 * Draws a row for each subject and a mark for each record that deals, the oldest left. A mark shows the verdict; missing records stand before the one
 * whose count reveals them.
 */
export function timeline(subjects: readonly LedgerSubject[], narrow: boolean): Drawing {
  const shape = narrow ? NARROW : WIDE;
  const rows = subjects.map((subject, row) => rowOf(subject, row * shape.rowHeight, shape));
  return { width: shape.width, height: Math.max(1, subjects.length) * shape.rowHeight, body: html`${rows}`.text };
}

/** The marks of a subject in the order of time. */
export function marksOf({ tried }: Pick<LedgerSubject, 'tried'>): readonly Mark[] {
  const told = new Map<string, number>();
  return tried.flatMap((line): readonly Mark[] => {
    const folder = folderOf(line.file);
    const before = told.get(folder) ?? 0;
    told.set(folder, Math.max(before, line.gone));
    const gone = Array.from({ length: Math.min(MOST_GONE, Math.max(0, line.gone - before)) }, () => 'gone' as const);
    return [...gone, line.altered === null ? line.verdict.look : 'altered'];
  });
}

/** The most missing records drawn; no row has room for more. */
const MOST_GONE = 100;

function rowOf(subject: LedgerSubject, top: number, shape: Shape): Markup {
  const marks = marksOf(subject);
  const fit = Math.floor((shape.width - shape.start) / shape.step);
  const cut = marks.length > fit;
  const shown = cut ? marks.slice(-Math.floor((shape.width - shape.start - BEFORE) / shape.step)) : marks;
  const from = shape.start + (cut ? BEFORE : 0);
  const middle = top + shape.middle;
  const before = cut
    ? html`<text x="${shape.start}" y="${middle + 4}" font-size="12" fill="var(--soft)">${count(marks.length - shown.length)} +</text>`
    : null;
  const room = (shape.start === 0 ? shape.width : shape.start) - 12;
  return html`<text x="0" y="${top + shape.name}" font-size="${shape.size}" fill="var(--ink)">${shortened(subject.id, room)}</text>${before}${shown.map((mark, k) => markAt(mark, from + k * shape.step + HALF + 2, middle))}`;
}

/** Shortens a name to fit; its beginning and its end say most. */
function shortened(name: string, room: number): string {
  const characters = [...name];
  const most = Math.floor(room / widthOf('n'));
  if (characters.length <= most) return name;
  const half = Math.floor((most - 1) / 2);
  return `${characters.slice(0, half).join('')}…${characters.slice(-half).join('')}`;
}

function markAt(mark: Mark, x: number, y: number): Markup {
  const [left, top, side] = [x - HALF, y - HALF, 2 * HALF];
  switch (mark) {
    case 'biased':
      return html`<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="var(--biased)"/>`;
    case 'clean':
      return html`<circle cx="${x}" cy="${y}" r="${HALF - 0.5}" fill="none" stroke="var(--clean)" stroke-width="2"/>`;
    case 'unsure':
      return html`<circle cx="${x}" cy="${y}" r="${HALF - 0.5}" fill="none" stroke="var(--unsure)" stroke-width="1.6"/><path d="M${x},${top + 0.5}a${HALF - 0.5},${HALF - 0.5} 0 0 0 0,${side - 1}z" fill="var(--unsure)"/>`;
    case 'altered':
      return html`<path d="M${left},${top}l${side},${side}m0,${-side}l${-side},${side}" stroke="var(--biased)" stroke-width="2.4"/>`;
    case 'gone':
      return html`<rect x="${left + 0.5}" y="${top + 0.5}" width="${side - 1}" height="${side - 1}" fill="none" stroke="var(--soft)" stroke-dasharray="2.4 2"/>`;
  }
}
