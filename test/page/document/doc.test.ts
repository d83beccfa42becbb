import { describe, expect, it } from 'vitest';
import type { AnyRecord } from '../../../src/core/record/record.js';
import { SCHEMA } from '../../../src/core/record/scheme-names.js';
import { type Block, type Doc, FORMS, type Form } from '../../../src/page/document/doc.js';
import { docPages } from '../../../src/page/document/doc-pages.js';
import { printHtml } from '../../../src/page/document/print-html.js';
import { printText } from '../../../src/page/document/print-text.js';
import { digestOfAll, jointBasis } from '../../../src/page/document/several.js';
import { html } from '../../../src/page/markup.js';
import { strong } from '../../../src/page/phrase.js';

const record: AnyRecord = {
  schema: SCHEMA,
  core: { kind: 'any', tool: { name: 'shuffle-audit', version: '1.0.0' }, plan: {}, verdict: { kind: 'biased' } },
  digest: `sha256:${'ab'.repeat(32)}`,
  run: { startedAt: '2026-11-26T00:00:00.000Z', elapsedMs: 580, node: '20.19.0', cpu: 'test', workers: 2 },
};

/** A block of every kind, and a word of it that every form must hold. */
const BLOCKS: readonly (readonly [word: string, block: Block])[] = [
  ['first sentence', { is: 'sentence', text: ['the ', strong('first'), ' sentence'] }],
  [
    'in a cell',
    {
      is: 'table',
      caption: 'A table',
      columns: [
        { head: 'Name', number: false },
        { head: 'Many', number: true },
      ],
      rows: [['in a cell', '12']],
    },
  ],
  ['of a fact', { is: 'facts', rows: [['Fact', 'the value of a fact']] }],
  ['what is drawn', { is: 'figure', draw: () => html`<svg><title>what is drawn</title></svg>`, says: 'what is drawn' }],
  ['listed second', { is: 'list', items: ['listed first', 'listed second'] }],
  ['below a head', { is: 'part', head: 'A part', body: [{ is: 'sentence', text: 'below a head' }] }],
  ['behind it', { is: 'fold', head: 'Folded', body: [{ is: 'sentence', text: 'behind it' }] }],
  ['--of-a-command', { is: 'command', head: 'To do', words: ['npx shuffle-audit run', '--of-a-command'] }],
  ['one line of code', { is: 'code', lines: ['one line of code'] }],
];

function doc(body: readonly Block[], look: Doc['look'] = 'biased'): Doc {
  return {
    what: 'Shuffle audit',
    subject: 'a-shuffle',
    scale: '5 cards',
    title: 'title',
    look,
    verdict: 'biased',
    words: { name: 'Biased:', rest: ['somewhere'], lead: ['The lead.'], more: [] },
    facts: [['What was tested', 'a shuffle']],
    brief: [],
    sections: [{ id: 'one', heading: 'One section', beside: ['Said beside it.'], body }],
    check: {
      commands: [{ head: 'Verify', words: ['npx shuffle-audit verify', 'a.json'] }],
      note: 'A note.',
      facts: [['Record', 'sha256:ab']],
    },
  };
}

async function printed(form: Form, of: Doc): Promise<string> {
  const pages = docPages(
    () => of,
    () => ({ id: 'a', deals: true, plan: '', verdict: { words: '', size: null } }),
  );
  const text = await pages[form](record, {});
  return text.replaceAll(/<\/?(?:b|span)>/g, '');
}

describe('a document', () => {
  it.each(FORMS)('says as %s all that it holds', async (form) => {
    const text = await printed(form, doc(BLOCKS.map(([, block]) => block)));
    const words = [...BLOCKS.map(([word]) => word), 'One section', 'Said beside it.', 'What was tested', 'verify', 'A note.', 'sha256:ab'];
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });

  it.each(FORMS)('leaves out of %s alone what is not for it', async (form) => {
    const others = FORMS.filter((one) => one !== form);
    // Markdown and JUnit hold the text as well, folded or as output.
    const kept = form === 'markdown' || form === 'junit' ? [] : others;
    const text = await printed(form, doc([{ is: 'sentence', text: 'left out', only: kept }]));
    expect(text).not.toContain('left out');
    expect(await printed(form, doc([{ is: 'sentence', text: 'left out' }]))).toContain('left out');
  });

  it('is a suite of JUnit: its verdict, its cases, and their numbers', async () => {
    const cases = doc([
      { is: 'case', id: 'uneven', outcome: 'fail', says: 'off by 3 %' },
      { is: 'case', id: 'even', outcome: 'pass', says: 'within luck' },
      { is: 'case', id: 'open', outcome: 'open', says: 'too few' },
      { is: 'case', id: 'not run', outcome: 'skipped', says: 'needs more' },
    ]);
    const text = await printed('junit', cases);
    expect(text).toContain('tests="5" failures="2" errors="1" skipped="1"');
    expect(text).toContain('<failure type="biased" message="Biased: somewhere">The lead.</failure>');
    expect(text).toMatch(/<system-out>Shuffle audit of a-shuffle[^<]*\n■ Biased: somewhere\n/);
    expect(text).toContain('name="uneven"><failure message="off by 3 %"/>');
    expect(await printed('junit', doc([], 'unsure'))).toContain('failures="0" errors="1"');
    expect(await printed('junit', doc([], 'clean'))).toContain('failures="0" errors="0"');
  });

  it('needs no case of the verdict where its cases come to it, and says what kind of failure one is, and what shows it', async () => {
    const failing: Block = { is: 'case', id: 'even', outcome: 'fail', type: 'uneven', says: 'even', shown: 'one in two' };
    const text = await printed('junit', { ...doc([failing]), suite: 'a-suite', decidedByCases: true });
    expect(text).toContain('tests="1" failures="1"');
    expect(text).toContain('classname="shuffle-audit.a-suite" name="even"><failure type="uneven" message="even">one in two</failure>');
  });

  it('has in the end its commands under their headings, then what they cannot do, then the facts', async () => {
    expect(await printHtml(doc([]), record, {})).toContain(
      '<div class="exhibit"><div><h3>Verify</h3><pre><span>npx shuffle-audit verify</span> <span>a.json</span></pre></div><p class="caption">A note.</p><dl class="facts"><dt>Record</dt><dd>sha256:ab</dd></dl></div>',
    );
  });

  it('of several records has no mark and no verdict, and says of them all what one says of itself', async () => {
    const { check, ...one } = doc([]);
    const [command] = check.commands;
    const beside = { beside: ['Each has its own.'], commands: [{ ...command, lines: ['npx shuffle-audit \\', '  verify'] }] };
    const several: Doc = { ...one, verdict: null, check: { ...check, ...beside } };
    const told = jointBasis(digestOfAll([record, record]), ['2026-11-27', '2026-11-26']);
    const page = await printHtml(several, told, {});
    const text = printText(several, told, {});
    expect(page).toContain('<h1>Biased: somewhere</h1>');
    expect(page).toMatch(/<span>27 November 2026<\/span><span>records <code>[0-9a-f]{12}<\/code><\/span><\/header>/);
    expect(page).toContain('<pre>npx shuffle-audit \\\n  verify</pre>');
    expect(page).toContain('<footer class="foot">This report states');
    expect(text).toMatch(/, 27 November 2026\n\nBiased: somewhere\n/);
    for (const said of [page, text]) expect([said.includes('Each has its own.'), said.includes('RECORD.json')]).toEqual([true, false]);
    expect(await printHtml({ ...several, verdict: 'biased' }, told, {})).toMatch(/<span>record <code>[\s\S]*Verdict <code>biased<\/code>/);
    expect(await printHtml(several, jointBasis(null, ['no record']), {})).toContain('<span>no record</span></header>');
  });

  it('writes a table that is too wide for a text row by row', async () => {
    const columns = ['Name', 'First', 'Second'].map((head) => ({ head, number: false }));
    const wide: Block = { is: 'table', caption: 'Wide', columns, rows: [['a row', 'word '.repeat(12).trim(), 'other '.repeat(12).trim()]] };
    expect(await printed('text', doc([wide]))).toContain('\n  a row; First: word word');
  });

  it('has no line of more than a hundred columns as text, but for long words', async () => {
    const wide: Block = { is: 'sentence', text: 'word '.repeat(60).trim() };
    const lines = (await printed('text', doc([wide]))).split('\n');
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });
});
