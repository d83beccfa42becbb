import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-sorters-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> =>
  program(cwd, 'run', ...args, '--n', '12', '--trials', '6000', '--detect', '20%', '--seed', 'sorters', '--quiet');

const EVEN =
  'const even = (c) => { for (let i = c.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [c[i], c[j]] = [c[j], c[i]]; } return c; };';
const IN_ORDER = 'const inOrder = (c) => c.every((card, i) => card === i); const sorted = (c) => c.sort((a, b) => a - b);';
const write = (name: string, call: string): void =>
  writeFileSync(join(cwd, `${name}.mjs`), `${EVEN}\n${IN_ORDER}\nexport default ${call};\n`);
write('even', '(deck) => even(deck)');
write('sorter', '(deck) => (inOrder(deck) ? even(deck) : sorted(deck))');
write('half', '(deck) => (inOrder(deck) || Math.random() < 0.5 ? even(deck) : sorted(deck))');
write('constant', '() => [5, 3, 0, 1, 11, 10, 9, 8, 2, 4, 6, 7]');
write('hand-back', '(deck) => (inOrder(deck) ? even(deck) : deck)');

const SORTS = '■ Biased: handed decks in random order, it deals the same cards again and again: it sorts';

describe('what a function does with decks in random order', () => {
  it.each([
    // Objects are not sorted by taking one from another.
    ['sorter', `${SORTS} some of what it is handed`, `${SORTS} what it is handed`],
    ['half', `${SORTS} some of what it is handed`],
    ['hand-back', '■ Biased: handed decks in random order, it hands them back as they were'],
    ['constant', '■ Biased: '],
  ])('ends biased, whichever sample is first: %s', async (name, headline, other = headline) => {
    const [usual, swapped] = [await run(`./${name}.mjs`), await run(`./${name}.mjs`, '--input', 'shuffled')];
    expect([usual.status, swapped.status]).toEqual([20, 20]);
    expect(usual.stdout.split('\n')[0]).toContain(headline);
    if (headline.startsWith(SORTS)) expect(swapped.stdout.split('\n')[0]).toBe(other);
  });

  it('is seen by a run until decided too, which bets on both readings', async () => {
    const until = (name: string): ReturnType<typeof program> =>
      program(
        cwd,
        'run',
        `./${name}.mjs`,
        '--n',
        '12',
        '--trials',
        '600',
        '--until-decided',
        '--input',
        'shuffled',
        '--seed',
        's',
        '--quiet',
      );
    const sorter = await until('sorter');
    expect([sorter.status, sorter.stdout.split('\n')[0]]).toEqual([
      20,
      '■ Biased: it leaves decks of texts and objects in order, and it puts equal cards side by side',
    ]);
    expect((await program(cwd, 'verify', 'reports/sorter-until-decided.json', '--quiet')).status).toBe(0);
    expect(
      (await program(cwd, 'report', 'reports/sorter-until-decided.json', '--format', 'html,junit,text', '--out', 'until')).status,
    ).toBe(0);
    expect((await until('even')).status).toBe(21);
  });

  it('clears an even one, and says that both readings were looked at', async () => {
    const usual = await run('./even.mjs', '--name', 'even');
    expect([usual.status, usual.stdout.replaceAll(/\s+/g, ' ')]).toEqual([
      0,
      expect.stringContaining('The cards that came out of it were counted too, whatever deck went in. No test of them shows a bias;'),
    ]);
    const swapped = await run('./even.mjs', '--input', 'shuffled');
    expect([swapped.status, swapped.stdout.replaceAll(/\s+/g, ' ')]).toEqual([
      0,
      expect.stringContaining('The cards that came out of the first sample were counted too, whatever deck went in.'),
    ]);
    expect((await program(cwd, 'verify', 'reports/even.json', '--quiet')).status).toBe(0);
    const junit = await program(cwd, 'report', 'reports/even.json', '--format', 'junit', '--out', 'junit');
    expect([junit.status, junit.stderr]).toEqual([0, expect.any(String)]);
  });
});
