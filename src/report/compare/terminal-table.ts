import type { Outcome } from '../../core/subject/outcome.js';
import { counted } from '../../core/words/counted.js';
import { nounsOf } from '../../kinds/pages.js';
import { count, size, sizeUp } from '../../page/numbers.js';
import { glyphOf } from '../../page/words/verdict-mark.js';
import { terminal, wrapped } from '../../page/wrap.js';
import type { ComparedCell } from './facts/cell.js';
import type { NotRun } from './facts/comparison.js';
import { VERDICT_WORDS } from './words/cell.js';

const LEAST_TESTS = 14;

interface Column {
  readonly head: string;
  readonly width: number;
  readonly right: boolean;
  /** True for the speed: a kept cell, whose speed was measured on another day, shows a word instead. */
  readonly speed?: true;
  of(cell: ComparedCell): string;
}

/** The table of a running comparison: its head, and a line for every cell as soon as it is done. */
export interface TerminalTable {
  readonly head: string;
  row(cell: ComparedCell, kept: boolean): string;
  hole(hole: NotRun): string;
}

/**
 * Lays the table out for these audits, none of which is known to be dealt yet. It is at most `width` columns wide; less important columns are
 * dropped. `outcome` is the kind that all of them make.
 */
export function terminalTable(
  names: readonly string[],
  nameOf: (origin: NotRun['origin']) => string,
  outcome: Pick<Outcome, 'kind'>,
  width: number,
): TerminalTable {
  const columns = fitting(Math.max(7, ...names.map((name) => name.length)), nameOf, nounsOf(outcome.kind).deals, width);
  const line = (glyph: string, texts: readonly string[]): string =>
    `${glyph} ${texts.map((text, k) => pad(text, columns[k])).join('  ')}`.trimEnd();
  return {
    head: line(
      ' ',
      columns.map(({ head }) => head),
    ),
    row: (cell, kept) =>
      terminal([
        line(
          glyphOf(cell.kind),
          columns.map((column) => (kept && column.speed ? 'kept' : column.of(cell))),
        ),
      ]),
    hole: ({ origin, reason }) => terminal(wrapped([`not run ${nameOf(origin)}: ${reason}`], '  ', '      ', width)),
  };
}

function pad(text: string, column: Column | undefined): string {
  if (!column) return text;
  const cut = text.length > column.width ? `${text.slice(0, column.width - 1)}…` : text;
  return column.right ? cut.padStart(column.width) : cut.padEnd(column.width);
}

function fitting(nameWidth: number, nameOf: (origin: NotRun['origin']) => string, deals: string, width: number): readonly Column[] {
  const verdict: Column = { head: 'verdict', width: 13, right: false, of: ({ kind }) => VERDICT_WORDS[kind] };
  const name: Column = { head: 'audit', width: nameWidth, right: false, of: ({ origin }) => nameOf(origin) };
  const off: Column = { head: 'off by', width: 7, right: true, of: ({ offBy }) => (offBy === null ? '' : size(offBy)) };
  const seen: Column = { head: 'seen from', width: 9, right: true, of: ({ seenFrom }) => (seenFrom === null ? '' : sizeUp(seenFrom)) };
  const speed: Column = {
    head: `${deals}/s`,
    width: 9,
    right: true,
    speed: true,
    of: ({ dealsPerSecond }) => count(Math.round(dealsPerSecond / 100) * 100),
  };
  const tests = (across: number): Column => ({ head: 'caught by', width: across, right: false, of: (cell) => testsText(cell, across) });
  const used = (columns: readonly Column[]): number => 2 + columns.reduce((sum, { width }) => sum + width + 2, 0) - 2;
  const base = [verdict, name, off, seen, speed];
  const left = width - used(base) - 2;
  if (left >= LEAST_TESTS) return [verdict, name, off, seen, tests(Math.min(left, 34)), speed];
  return [base, [verdict, name, off, seen], [verdict, name, off]].find((columns) => used(columns) <= width) ?? [verdict, name];
}

/** Names the tests: "position-matrix +4", or only their number where that does not fit. */
function testsText({ byLawAlone, found }: ComparedCell, width: number): string {
  const [first] = found;
  if (!first) return byLawAlone ? 'exact law' : '';
  const text = found.length === 1 ? first.test : `${first.test} +${found.length - 1}`;
  return text.length <= width ? text : `${counted(found.length, 'test')}`;
}
