import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { deal } from '../support/deal.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-printed-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const LOGS = join(import.meta.dirname, '../../fixtures/logs');
for (const name of ['blank-first-line.csv', 'comments-at-top.csv', 'hands.ndjson', 'two-packs.csv', 'one-based.tsv', 'hands-5.csv'])
  copyFileSync(join(LOGS, name), join(cwd, name));

const DECKS = new Map([4, 10, 52].map((n) => [n, deal('fisher-yates', n, 200, 'printed').cells]));
const deck = (k: number, n: number): string[] => Array.from(DECKS.get(n)?.subarray(k * n, (k + 1) * n) ?? [], String);
const rows = (row: (k: number) => readonly string[]): string => Array.from({ length: 200 }, (_, k) => `${row(k).join(',')}\n`).join('');

writeFileSync(
  join(cwd, 'sizes.csv'),
  rows((k) => deck(k, k % 50 === 7 ? 4 : 10)),
);
writeFileSync(
  join(cwd, 'cut-hands.csv'),
  rows((k) => deck(k, 52).slice(0, k % 50 === 7 ? 3 : 5)),
);
const boards = readFileSync(join(LOGS, 'scrambles-15.csv'), 'utf8').split('\n', 60);
writeFileSync(join(cwd, 'cut-boards.csv'), `${[...boards, '1,2,3,0'].join('\n')}\n`);
writeFileSync(join(cwd, 'numbered.csv'), `0,1,2,3,4,5,6,7,8,9,10\n${rows((k) => [...deck(k, 10), String(k)])}`);
writeFileSync(
  join(cwd, 'ragged.csv'),
  `no,${'abcdefghij'.split('').join(',')},note\n0,${deck(0, 10).join(',')},x\n${rows((k) => [String(k + 1), ...deck(k, 10), ...(k % 3 ? [] : ['x'])])}`,
);

/** The words of a command as a shell parts them. */
const wordsOf = (command: string): string[] => (command.match(/(?:'[^']*'|[^\s'])+/g) ?? []).map((word) => word.replaceAll("'", ''));

/** What a log was read as: its rows and their form, without the name of the file and of what was written. */
const readAs = (stdout: string): readonly string[] =>
  stdout.split('\n').filter((line) => /^(?:rows|read as|cards|left out|hand|skipped|deal numbers) /.test(line));

describe('the command that an audit of a log prints reads the same log in the same way', () => {
  it.each([
    ['sizes.csv', '--n', '10'],
    ['cut-hands.csv', '--partial', '--n', '52', '--deal', '5', '--cards', 'from-0'],
    ['cut-boards.csv', '--space', 'puzzle:4x4'],
    ['numbered.csv', '--header', 'yes', '--field', '"0"-"9"', '--id', '"10"'],
    ['ragged.csv', '--field', 'a-j', '--id', 'no'],
    ['blank-first-line.csv'],
    ['comments-at-top.csv'],
    ['hands.ndjson', '--field', 'deck', '--id', 'hand'],
    ['two-packs.csv', '--packs', '2'],
    ['one-based.tsv'],
    ['hands-5.csv', '--partial', '--id', 'hand'],
  ])('%s', async (...args) => {
    const asked = await program(cwd, 'log', ...args, '--quiet');
    const printed = /^ {2}npx shuffle-audit (log .*)$/m.exec(asked.stdout)?.[1];
    expect(asked.status).toBe(21);
    expect(printed).toBeDefined();
    const words = wordsOf(printed ?? '').filter((word) => word !== 'MORE-DEALS');
    expect(words.filter((word, at) => word.startsWith('--') && words.indexOf(word) < at)).toEqual([]);
    const again = await program(cwd, ...words.map((word) => (word === 'ORDER' ? 'natural' : word)), '--quiet');
    expect([0, 20, 21]).toContain(again.status);
    expect(readAs(again.stdout)).toEqual(readAs(asked.stdout));
  });
});
