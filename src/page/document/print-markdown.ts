import type { AnyRecord } from '../../core/record.js';
import { markdown, markdownCode, markdownFold, markdownTable, markdownText } from '../markdown.js';
import type { Told } from '../words/told.js';
import { GLYPH } from '../words/verdict-mark.js';
import { type Block, type Doc, phraseOf, printedIn } from './doc.js';
import { printText } from './print-text.js';

/** A document as GitHub's Markdown: the headline and the few lines below it, and the whole of it as text, folded. */
export function printMarkdown(doc: Doc, record: AnyRecord, told: Told): string {
  const { brief, look, next, scale, subject, words } = doc;
  const blocks = [
    `### ${GLYPH[look]} ${markdownText(words.name)} ${markdown(words.rest)}`.trim(),
    `<code>${markdownText(subject)}</code>, ${markdownText(scale)}`,
    markdown(words.lead),
    ...printedIn('markdown', brief).map(blockMarkdown),
    next ? `${commandMarkdown(next)} ${markdownText(next.note ?? '')}`.trim() : '',
    markdownFold('The whole report', printText(doc, record, told)),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function blockMarkdown(block: Block): string {
  switch (block.is) {
    case 'sentence':
      return markdown(phraseOf(block.text));
    case 'list':
      return block.items.map((item) => `- ${markdown(phraseOf(item))}`).join('\n');
    case 'table':
      return markdownTable(
        block.columns.map(({ head }) => markdownText(head)),
        block.rows.map((row) => row.map((cell) => markdown(phraseOf(cell)))),
      );
    case 'facts':
      return block.rows.map(([name, value]) => `**${markdown(phraseOf(name))}**: ${markdown(phraseOf(value))}`).join('<br>\n');
    case 'figure':
      return block.says === null ? '' : markdown(phraseOf(block.says));
    case 'fold':
    case 'part':
      return [`**${markdown(phraseOf(block.head))}**`, ...printedIn('markdown', block.body).map(blockMarkdown)].join('\n\n');
    case 'command':
      return commandMarkdown(block);
    case 'code':
      return [markdownCode(block.lines.join('\n')), ...(block.says === undefined ? [] : [markdown(phraseOf(block.says))])].join('\n\n');
    case 'case':
      return '';
  }
}

function commandMarkdown({ head, words }: { readonly head: string; readonly words: readonly string[] }): string {
  return `${markdownText(head)}: <code>${markdownText(words.join(' '))}</code>`;
}
