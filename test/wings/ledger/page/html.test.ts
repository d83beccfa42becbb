import { describe, expect, test } from 'vitest';
import type { AnyRecord } from '../../../../src/core/record/record.js';
import { printSummary, printText } from '../../../../src/page/document/print-text.js';
import { jointBasis } from '../../../../src/page/document/several.js';
import { lineOf } from '../../../../src/records/render.js';
import { renderCompareHtml } from '../../../../src/report/compare/document.js';
import { isLedgerPage, ledgerDocument, renderLedgerHtml } from '../../../../src/wings/ledger/page/document.js';
import { ledgerEntry } from '../../../../src/wings/ledger/page/facts/entry.js';
import { ledgerOf } from '../../../../src/wings/ledger/page/facts/ledger.js';
import { linkTo } from '../../../../src/wings/ledger/page/sections/table.js';
import { comparison } from '../../../report/compare/cells.js';
import { faults } from '../../../report/page-faults.js';
import { claims, proof } from '../../../report/proof/records.js';
import { joined } from '../../../report/prose-corpus.js';
import { proseFaults, readable } from '../../../report/prose-faults.js';
import { RECORDS, record } from '../../../report/records.js';
import { entry, everything, HOSTILE, VERDICTS } from './entries.js';

const whole = everything();
const page = await renderLedgerHtml(whole);
const LINK = /<a href="(?!#main)([^"]*)">/g;
const withoutLinks = (text: string): string =>
  text.replace(/<a href="(?!#main)[A-Za-z0-9%][A-Za-z0-9%._~/!'()*-]*">([\s\S]*?)<\/a>/g, '$1');

describe('the page of a ledger', () => {
  test('is self-contained, scriptless and held by its own policy', () => expect(faults(withoutLinks(page))).toEqual([]));

  test('is the same twice, and known from other pages', async () => {
    expect(await renderLedgerHtml(everything())).toBe(page);
    const pages = [page, await renderCompareHtml(comparison(['sattolo'], ['mt19937'], () => 'biased')), '<b>Ledger</b> of mine'];
    expect(pages.map(isLedgerPage)).toEqual([true, false, false]);
  });

  test('has links that stay below the folder, whatever a file is called', () => {
    const links = [...page.matchAll(LINK)].map(([, href = '']) => href);
    expect(links).toHaveLength(14);
    const base = 'file:///home/reports/';
    expect(links.filter((href) => !new URL(href, `${base}index.html`).href.startsWith(base))).toEqual([]);
    expect([linkTo('../a.html'), linkTo('a//b.html'), linkTo('a/./b'), linkTo('\ud800')]).toEqual([null, null, null, null]);
    expect(linkTo('a b/ä:#?.html')).toBe('a%20b/%C3%A4%3A%23%3F.html');
  });

  test('shows hostile names as text, with what is hidden in them', () => {
    expect(page).not.toContain('<img');
    expect(page).not.toContain('\u202e');
    expect(page).toContain('\\u{202e}gnp.exe');
    for (const name of HOSTILE) expect(printSummary(ledgerDocument(whole))).toContain(name.replace('\u202e', '\\u{202e}'));
  });

  test('counts what is whole, and names what is altered, refused, gone', () => {
    expect(page).toContain('<h1>16 records of 10 subjects</h1>');
    expect(page).toContain('<b>1 record is altered</b>');
    expect(page).toContain('<b>1 signature does not hold</b>');
    expect(page).toContain('The policy refuses <b>1 record</b>');
    expect(page).toContain('<b>12</b> biased, <b>1</b> no bias found, <b>0</b> cannot tell');
    expect(page).toContain('<b>7 times</b>: 6 found a bias and 1 found none.');
    expect(page).toContain('2 records that were here when this was made are gone');
    expect(page).toContain('It claims: Biased, seen from 2.5 %.');
  });

  test('speaks plain sentences, whatever there is', async () => {
    const few = [
      ledgerOf('reports', null, [], []),
      ledgerOf('reports', null, [entry(0)], []),
      ledgerOf('reports', null, [entry(0, { counted: 1 })], []),
      ledgerOf('reports', null, [entry(0, { altered: 'x' }), entry(9, { altered: 'y', counted: 0, notDerived: 'z' })], []),
      ledgerOf(
        'reports',
        null,
        [0, 3, 6].map((at) => entry(at, { verdict: VERDICTS.unsure, notDerived: 'z', counted: 0 })),
        [],
      ),
    ];
    // Names of files and subjects are no sentences.
    const named = { ...whole, subjects: whole.subjects.filter(({ id }) => /^[a-z-]+$/.test(id)), others: [] };
    for (const one of [named, ...few]) {
      expect(proseFaults(readable(await renderLedgerHtml(one)))).toEqual([]);
      expect(proseFaults(joined(printSummary(ledgerDocument(one))))).toEqual([]);
    }
  });

  test('says as text what became of every record', () => {
    const lines = whole.subjects.flatMap(({ lines }) => lines);
    const text = printText(ledgerDocument(whole), jointBasis(null, ['no record']), {}).replace(/\s+/g, ' ');
    for (const { digest, verdict } of lines) expect([text.includes(digest), text.includes(verdict.words)]).toEqual([true, true]);
    const altered = lines.filter((line) => line.altered !== null);
    expect(text.match(/altered; it claims: Biased, seen from/g)).toHaveLength(altered.length);
    for (const { altered: reason, file } of altered) expect(text).toContain(`- ${file} is altered: ${reason}`);
  });

  test('lists no more subjects in its picture than a reader can take in, and all in its table', async () => {
    const many = Array.from({ length: 60 }, (_, k) => entry(k, { id: `subject-${k}` }));
    const text = await renderLedgerHtml(ledgerOf('reports', null, many, []));
    expect(text).toContain('Of 60 subjects those dealt most often are drawn.');
    expect(text.match(/scope="rowgroup"/g)).toHaveLength(60);
  });
});

describe('a record as a line', () => {
  const filed = async (one: AnyRecord): Promise<string> => {
    const line = ledgerEntry({
      line: await lineOf(one),
      files: [],
      file: 'a.json',
      page: null,
      record: one,
      altered: null,
      notDerived: null,
      subject: null,
      signature: { kind: 'unsigned' },
    });
    return `${line.id} | ${line.verdict.words}, ${line.verdict.size} | ${line.plan}`;
  };

  test('says its verdict with the smallest size that would have been seen, and its plan', async () => {
    expect(await Promise.all([...RECORDS.map(record), proof('naive-swap'), claims()].map(filed))).toMatchInlineSnapshot(`
      [
        "naive-swap/xoshiro128ss/lemire/continuous | Biased, seen from 2.5 % | 52 cards, 20,000 deals, battery standard, detect 1 %",
        "fisher-yates/xoshiro128ss/lemire/continuous | No bias found, down to 0.56 % | 52 cards, 400,000 deals, battery standard, detect 1 %",
        "fisher-yates/xoshiro128ss/modulo:8/continuous | Cannot tell, seen from 11.0 % | 5 cards, 2,000 deals, battery standard, detect 1 %",
        "fisher-yates/xoshiro128ss/modulo:4/continuous | Biased, seen from 28.3 % | 5 cards, 300 deals, battery standard, detect 1 %",
        "sattolo/xoshiro128ss/lemire/continuous | Biased, seen from 11.0 % | 5 cards, 2,000 deals, battery standard, detect 1 %",
        "./every-order-in-turn.js#deal | Biased, seen from 2.0 % | 5 cards, 60,000 deals, battery quick, detect 3 %",
        "naive-swap | Proved uneven, uneven for 3 to 5 cards | proof up to 5 cards",
        "claims | Holds, all 2 claims hold, and each one's sabotaged twin fails | every claim of the catalogue, up to 4 cards",
      ]
    `);
  });
});
