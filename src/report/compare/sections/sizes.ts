import { verbFor } from '../../../core/words/counted.js';
import { pageOf } from '../../../kinds/pages.js';
import { type BarColumn, type BarRow, rowBarsSpec } from '../../../page/charts/row-bars.js';
import type { DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count, NBSP, size, sizeUp } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { numberWord, sentenceNumber } from '../../../page/words/number-words.js';
import type { ComparedCell } from '../facts/cell.js';
import type { Comparison } from '../facts/comparison.js';
import { type Grid, isDealt, layoutOf, rowName } from '../facts/grid.js';
import { cellNumber, VERDICT_WORDS } from '../words/cell.js';
import { feedWords, makerWords, type PartWords } from '../words/feed.js';

/** One subject with its only audit. */
interface Subject {
  readonly name: string;
  readonly cell: ComparedCell;
}

/** The least number of similar subjects without bias that share one bar. */
const FEWEST_ALIKE = 3;

/** Bars of the size of each subject's bias; null where there are pairs, which the grid shows, or where no size is known. */
export function sizesSection(comparison: Comparison, grid: Grid): DocSection | null {
  if (layoutOf(grid) !== 'lines' || !comparison.cells.some(({ offBy }) => offBy !== null)) return null;
  const subjects = subjectsOf(grid);
  const rows = [...biasedRows(subjects), ...otherRows(subjects)];
  const { by } = pageOf(comparison.outcome).sizedBy;
  const column: BarColumn = { head: `off by, for each ${by}`, from: -2, tick: (power) => `${Number(`1e${power}`)}${NBSP}%` };
  const words = grid.columns.length === 1 ? feedWords(grid) : makerWords(comparison);
  const others = rows.some(({ bars }) => bars[0].look === 'hollow')
    ? ' Outlines: no bias was found, and a larger one than that would have been seen.'
    : '';
  const figure = {
    key: 'sizes',
    title: `How far the chances of each ${by} are off, on average`,
    caption: say`Logarithmic.${others}`,
    description: rows.map(({ bars, name }) => `${name}: ${bars[0].text}`).join('; '),
  };
  return {
    id: 'sizes',
    heading: 'How far off each is',
    beside: [furthestSentence(subjects, words)],
    body: [figureBlock(figure, (narrow) => rowBarsSpec([column], rows, narrow))],
  };
}

function subjectsOf(grid: Grid): readonly Subject[] {
  const places =
    grid.columns.length === 1
      ? grid.rows.map((row) => ({ name: rowName(grid, row), found: grid.at(row, grid.columns[0]) }))
      : grid.columns.map((column) => ({ name: column.id, found: grid.at(grid.rows[0], column) }));
  return places.flatMap(({ found, name }) => (isDealt(found) ? [{ name, cell: found }] : []));
}

/** The biased subjects, the furthest off first; those whose bias shows in another test last. */
function biasedRows(subjects: readonly Subject[]): readonly BarRow[] {
  return subjects
    .filter(({ cell }) => cell.kind === 'biased')
    .toSorted((a, b) => (b.cell.offBy ?? 0) - (a.cell.offBy ?? 0))
    .map(({ cell, name }) => {
      const off = cell.offBy === null ? (cell.elsewhere ? `shows in ${cell.elsewhere.test}` : 'no size') : size(cell.offBy);
      return {
        name,
        bars: [{ value: 100 * (cell.offBy ?? 0), text: `${off}${cell.byLawAlone ? ' by its exact law' : ''}`, look: 'found' }],
      };
    });
}

/** The other subjects with the size that would have been seen; many equal ones share a row. */
function otherRows(subjects: readonly Subject[]): readonly BarRow[] {
  const alike = new Map<string, Subject[]>();
  for (const subject of subjects.filter(({ cell }) => cell.kind !== 'biased')) {
    const key = `${subject.cell.kind} ${cellNumber(subject.cell) ?? ''}`;
    alike.set(key, [...(alike.get(key) ?? []), subject]);
  }
  return [...alike.values()].flatMap((group) =>
    group.length >= FEWEST_ALIKE
      ? [otherRow(`${count(group.length)} others`, group[0].cell)]
      : group.map(({ cell, name }) => otherRow(name, cell)),
  );
}

function otherRow(name: string, cell: ComparedCell): BarRow {
  const number = cellNumber(cell);
  const text = `${VERDICT_WORDS[cell.kind]}${number === null ? '' : `, ${number}`}`;
  return { name, bars: [{ value: 100 * (cell.seenFrom ?? 0), text, look: 'hollow' }] };
}

function furthestSentence(subjects: readonly Subject[], { many }: PartWords): Phrase {
  const biased = subjects.filter(({ cell }) => cell.kind === 'biased');
  const [furthest] = biased.filter(({ cell }) => cell.offBy !== null).toSorted((a, b) => (b.cell.offBy ?? 0) - (a.cell.offBy ?? 0));
  const elsewhere = biased.filter(({ cell }) => cell.elsewhere !== null);
  const first = furthest ? say`${strong(furthest.name)} is furthest off: ${size(furthest.cell.offBy ?? 0)}.` : [];
  const bounds = elsewhere.map(({ cell }) => cell.elsewhere?.atMost ?? null).filter((most) => most !== null);
  const hardly = bounds.length === 0 ? 'not off here' : `off by at most ${sizeUp(Math.max(...bounds))} here`;
  const unseen =
    elsewhere.length === 0
      ? []
      : say` ${sentenceNumber(elsewhere.length)} of ${numberWord(biased.length)} biased ${many} ${verbFor(elsewhere.length, 'is')} ${hardly}: another test shows the bias.`;
  return [...first, ...unseen];
}
