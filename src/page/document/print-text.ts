import type { AnyRecord } from '../../core/record.js';
import { columns } from '../columns.js';
import { plain } from '../phrase.js';
import { visible } from '../visible.js';
import { date } from '../words/date.js';
import { recordPlace } from '../words/record-file.js';
import { type Told, toldLines } from '../words/told.js';
import { GLYPH } from '../words/verdict-mark.js';
import { COLUMNS, terminal, wrapped } from '../wrap.js';
import { type Block, type Doc, type DocSection, phraseOf, printedIn } from './doc.js';

/** A document as plain text of at most 100 columns, but for long words. */
export function printText(doc: Doc, record: AnyRecord, told: Told): string {
  const { check, facts, scale, sections, subject, what } = doc;
  return `${terminal([
    ...wrapped([`${what} of ${visible(subject)}: ${scale}, ${date(record.run.startedAt)}`]),
    '',
    printSummary(doc),
    '',
    ...facts.flatMap(([name, value]) => wrapped([`${name}: `, ...phraseOf(value)])),
    ...printedIn('text', sections).flatMap(sectionLines),
    '',
    ...recordPlace(told),
    ...check.commands.map(({ words }) => `  ${visible(words.join(' '))}`),
    ...(check.note === undefined ? [] : wrapped(phraseOf(check.note))),
    ...toldLines(told),
    ...check.facts.flatMap(([name, value]) => wrapped([`${name}: `, ...phraseOf(value)])),
    ...wrapped(['This report states what was tested and found. It is no certificate.']),
  ])}\n`;
}

/** The few lines that a command ends with, without a final line break: the first is the verdict. */
export function printSummary({ brief, look, words: { lead, name, rest } }: Doc): string {
  return terminal([
    `${GLYPH[look]} ${name} ${plain(rest)}`,
    '',
    ...wrapped(lead),
    ...printedIn('text', brief).flatMap((block) => blockLines(block)),
  ]);
}

function sectionLines({ beside, body, heading }: DocSection): readonly string[] {
  return [
    '',
    ...wrapped([`${heading}:`]),
    ...beside.flatMap((said) => wrapped(phraseOf(said))),
    ...printedIn('text', body).flatMap((block) => blockLines(block)),
  ];
}

function blockLines(block: Block): readonly string[] {
  switch (block.is) {
    case 'sentence':
      return wrapped(phraseOf(block.text));
    case 'table':
      return tableLines(block);
    case 'facts':
      return block.rows.flatMap(([name, value]) => wrapped([`${name}: `, ...phraseOf(value)], '  ', '    '));
    case 'figure':
      return block.says === null ? [] : wrapped(phraseOf(block.says));
    case 'fold':
      return [...wrapped([`${block.head}:`]), ...printedIn('text', block.body).flatMap((one) => blockLines(one))];
    case 'command':
      return [...wrapped([`${block.head}:`]), `  ${visible(block.words.join(' '))}`];
    case 'code':
      return block.lines.map((line) => `  ${visible(line)}`);
    case 'case':
      return [];
  }
}

function tableLines({ columns: heads, rows }: Extract<Block, { readonly is: 'table' }>): readonly string[] {
  const right = heads.flatMap(({ number }, k) => (number ? [k] : []));
  const cells = [heads.map(({ head }) => head), ...rows.map((row) => row.map((cell) => plain(phraseOf(cell))))];
  const lines = columns(cells, right);
  const indent = lines.some((line) => line.length > COLUMNS - 2) ? '' : '  ';
  return lines.map((line) => `${indent}${line}`.trimEnd());
}
