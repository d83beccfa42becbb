import { columns } from '../columns.js';
import { type Phrase, plain } from '../phrase.js';
import { visible } from '../visible.js';
import { date } from '../words/date.js';
import { recordPlace } from '../words/record-file.js';
import { notesLines, type RecordNotes } from '../words/record-notes.js';
import { GLYPH } from '../words/verdict-mark.js';
import { COLUMNS, terminal, wrapped } from '../wrap.js';
import { type Basis, type Block, blockOf, type Doc, type DocSection, phraseOf, printedIn, type Said, statement } from './doc.js';

/** Prints a document as plain text of at most 100 columns, except where a word is longer. */
export function printText(doc: Doc, basis: Basis, told: RecordNotes): string {
  const { brief, check, facts, scale, sections, subject, what } = doc;
  const said = printedIn('text', brief).flatMap((block) => (block.is === 'sentence' ? [plain(phraseOf(block.text))] : []));
  const isSaid = (value: Said): boolean => said.some((text) => text.endsWith(plain(phraseOf(value))));
  return `${terminal([
    ...wrapped([`${what} of ${visible(subject)}: ${scale}, ${date(basis.run.startedAt)}`]),
    '',
    printSummary(doc),
    '',
    ...facts.filter(([, value]) => !isSaid(value)).flatMap(([name, value]) => wrapped([`${name}: `, ...phraseOf(value)])),
    ...printedIn('text', sections).flatMap(sectionLines),
    '',
    ...(check.beside?.flatMap((text) => wrapped([text])) ?? recordPlace(told)),
    ...check.commands.map(({ words }) => `  ${visible(words.join(' '))}`),
    ...(check.note === undefined ? [] : wrapped(phraseOf(check.note))),
    ...notesLines(told),
    ...check.facts.flatMap(([name, value]) => wrapped([`${name}: `, ...phraseOf(value)])),
    ...blocksLines(check.after ?? [], true),
    ...wrapped([statement(doc)]),
  ])}\n`;
}

/** The parts of a document that its first lines say. */
type Summed = Pick<Doc, 'brief' | 'look' | 'next' | 'words'> & Partial<Pick<Doc, 'verdict'>>;

/** The few lines at the end of a command, without a final line break; the first is the verdict. A table stands between empty lines. */
export function printSummary({ brief, look, next, verdict, words: { lead, name, rest } }: Summed): string {
  return terminal([
    // In one line, which tests from outside read.
    plain([verdict === null ? '' : `${GLYPH[look]} `, `${name} `, ...rest]).trimEnd(),
    '',
    ...wrapped(lead),
    ...blocksLines(brief, true),
    ...(next ? ['', `${next.head}:`, `  ${visible(next.words.join(' '))}`, ...wrapped([next.note ?? ''], '  ')] : []),
  ]);
}

function sectionLines({ beside, body, heading }: DocSection): readonly string[] {
  return ['', ...headed([heading]), ...blocksLines([...beside.map(blockOf), ...body], false)];
}

/** The lines of a heading, with a colon unless it is a sentence. */
function headed(head: Phrase): readonly string[] {
  return wrapped(/[.?]$/.test(plain(head)) ? head : [...head, ':']);
}

/** The blocks with an empty line before and after them. */
const SET_APART: ReadonlySet<Block['is']> = new Set(['table', 'list', 'fold', 'part']);

/** The lines of blocks, one below the other; `below` is true below other words, false for the first lines. */
function blocksLines(blocks: readonly Block[], below: boolean): readonly string[] {
  const printed = printedIn('text', blocks).flatMap((block) => {
    const lines = blockLines(block);
    return lines.length === 0 ? [] : [{ lines, apart: SET_APART.has(block.is) }];
  });
  return printed.flatMap(({ apart, lines }, k) => {
    const follows = k > 0 ? apart || printed[k - 1].apart : apart && below;
    return follows ? ['', ...lines] : lines;
  });
}

function blockLines(block: Block): readonly string[] {
  switch (block.is) {
    case 'sentence':
      return wrapped(phraseOf(block.text));
    case 'list':
      return block.items.flatMap((item) => wrapped(['- ', ...phraseOf(item)], '  ', '    '));
    case 'table':
      return tableLines(block);
    case 'facts':
      return block.rows.flatMap(([name, value]) => wrapped([...phraseOf(name), ': ', ...phraseOf(value)], '  ', '    '));
    case 'figure':
      return block.says === null ? [] : wrapped(phraseOf(block.says));
    case 'fold':
    case 'part':
      return [...headed(phraseOf(block.head)), ...blocksLines(block.body, false)];
    case 'command':
      return [...headed([block.head]), `  ${visible(block.words.join(' '))}`];
    case 'code':
      return [...block.lines.map((line) => `  ${visible(line)}`), ...wrapped(phraseOf(block.says ?? ''), '  ')];
    case 'case':
      return [];
  }
}

/** The lines of a table; a table that is too wide gives every row as its name and the cells with their heads. */
function tableLines({ columns: heads, rows }: Extract<Block, { readonly is: 'table' }>): readonly string[] {
  const right = heads.flatMap(({ number }, k) => (number ? [k] : []));
  const cells = rows.map((row) => row.map((cell) => plain(phraseOf(cell))));
  const lines = columns([heads.map(({ head }) => head), ...cells], right);
  const widest = Math.max(...lines.map((line) => line.length));
  if (widest <= COLUMNS) return lines.map((line) => `${widest > COLUMNS - 2 ? '' : '  '}${line}`.trimEnd());
  return cells.flatMap(([name, ...others]) => {
    const labelled = others.flatMap((cell, k) => (cell === '' ? [] : [`${heads[k + 1].head}: ${cell}`]));
    return wrapped([[name, ...labelled].join('; ')], '  ', '    ');
  });
}
