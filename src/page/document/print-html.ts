import { nounFor } from '../../core/words/counted.js';
import { html, type Markup } from '../markup.js';
import { page } from '../page.js';
import { markup } from '../phrase.js';
import { blocksTable } from '../sections/blocks-table.js';
import { commandBlock } from '../sections/command-block.js';
import { factList } from '../sections/fact-list.js';
import { fold } from '../sections/fold.js';
import { hero } from '../sections/hero.js';
import { lineBlock } from '../sections/line-block.js';
import { metaLine } from '../sections/meta.js';
import { section } from '../sections/section.js';
import { date } from '../words/date.js';
import { RECORD } from '../words/record-file.js';
import { notesSentence, type RecordNotes } from '../words/record-notes.js';
import { shortHash } from '../words/short-hash.js';
import { type Basis, type Block, type Check, type Doc, type DocSection, type NamedFact, phraseOf, printedIn, statement } from './doc.js';

/** Prints a document as one self-contained page: no script, no request. */
export async function printHtml(doc: Doc, basis: Basis, told: RecordNotes): Promise<string> {
  const { facts, look, next, scale, style = '', subject, suite = subject, title, verdict, what, words } = doc;
  const noun = nounFor(verdict === null ? 2 : 1, 'record');
  const hash = basis.digest === null ? null : shortHash({ digest: basis.digest });
  return page({
    title,
    printed: `shuffle-audit · ${suite} · ${scale}${hash === null ? '' : ` · ${noun} ${hash}`}`,
    style,
    look,
    meta: metaLine(what, subject, scale, date(basis.run.startedAt), ...(hash === null ? [] : [html`${noun} <code>${hash}</code>`])),
    body: [
      hero({
        mark: verdict === null ? null : look,
        words,
        facts: [
          ...facts.map(([name, value]) => [name, phraseOf(value)] as const),
          ...(next ? [[next.head, nextMarkup(next)] as const] : []),
        ],
      }),
      ...(await Promise.all(printedIn('html', doc.sections).map(sectionMarkup))),
      await checkMarkup(doc.check, told),
    ],
    foot: html`${verdict === null ? null : html`Verdict <code>${verdict}</code>. `}${statement(doc)}`,
  });
}

function nextMarkup({ note, words }: NonNullable<Doc['next']>): Markup {
  return html`${commandBlock(words)}${note === undefined ? null : html`<p class="caption">${note}</p>`}`;
}

export async function sectionMarkup({ beside, body, heading, layout }: DocSection): Promise<Markup> {
  const said = beside.map(async (one) => (typeof one === 'object' && 'is' in one ? blockMarkup(one) : phraseOf(one)));
  return section({ heading, beside: await Promise.all(said), exhibit: await blocksMarkup(body), ...layout });
}

/** The section on how to check everything that the page says: commands, then the whole hashes and the plan. */
async function checkMarkup({ after = [], beside, commands, drawn, facts, note }: Check, told: RecordNotes): Promise<Markup> {
  const blocks = commands.map(
    ({ head, lines, words }) => html`<div><h3>${head}</h3>${lines ? lineBlock(lines) : commandBlock(words)}</div>`,
  );
  const caption = note === undefined ? null : html`<p class="caption">${drawn?.() ?? markup(phraseOf(note))}</p>`;
  return section({
    heading: 'Check it yourself',
    beside: [...(beside ?? besideRecord(told)), notesSentence(told)],
    exhibit: [blocks, caption, factList(facts.map(factMarkup)), await blocksMarkup(after)],
  });
}

function besideRecord({ record }: RecordNotes): readonly string[] {
  return [
    'Everything on this page is computed from the record beside it.',
    record === undefined
      ? `${RECORD} stands for that file: it has the name of this page.`
      : 'The commands work in the folder of that file.',
  ];
}

function factMarkup([name, value]: NamedFact): readonly [string, Markup] {
  return [name, markup(phraseOf(value))];
}

function blocksMarkup(blocks: readonly Block[]): Promise<readonly (Markup | null)[]> {
  return Promise.all(printedIn('html', blocks).map(blockMarkup));
}

async function blockMarkup(block: Block): Promise<Markup | null> {
  switch (block.is) {
    case 'sentence':
      if (block.drawn) return block.drawn();
      return block.main ? html`<p>${markup(phraseOf(block.text))}</p>` : html`<p class="caption">${markup(phraseOf(block.text))}</p>`;
    case 'list':
      return block.drawn?.() ?? html`<ul class="said">${block.items.map((item) => html`<li>${markup(phraseOf(item))}</li>`)}</ul>`;
    case 'table': {
      const rows = block.rows.map((row) => row.map(phraseOf));
      return block.drawn ? html`${await block.drawn()}` : blocksTable(block.caption, block.columns, rows);
    }
    case 'facts':
      return factList(block.rows.map(([name, value]) => [markup(phraseOf(name)), markup(phraseOf(value))]));
    case 'figure':
      return html`${await block.draw()}`;
    case 'fold':
      return fold(markup(phraseOf(block.head)), await blocksMarkup(block.body));
    case 'part':
      return block.drawn?.() ?? html`<div><h3>${block.head}</h3>${await blocksMarkup(block.body)}</div>`;
    case 'command':
      return html`<div><h3>${block.head}</h3>${commandBlock(block.words)}</div>`;
    case 'code':
      if (block.drawn) return block.drawn();
      return html`${lineBlock(block.lines)}${block.says === undefined ? null : html`<p class="caption">${markup(phraseOf(block.says))}</p>`}`;
    case 'case':
      return null;
  }
}
