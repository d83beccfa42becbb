import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-partial-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const FIXTURES = join(import.meta.dirname, '../../fixtures');
copyFileSync(join(FIXTURES, 'subjects/samples.js'), join(cwd, 'samples.mjs'));
for (const name of ['hands-5.csv', 'even-5-list.parquet']) copyFileSync(join(FIXTURES, 'logs', name), join(cwd, name));

const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args, '--quiet');
const record = (name: string): Evidence => JSON.parse(readFileSync(join(cwd, 'reports', `${name}.json`), 'utf8')) as Evidence;

describe('run --deal', () => {
  it('ends 20 on a mistake, names the card, and its record holds', async () => {
    const { status, stdout } = await run(
      'run',
      './samples.mjs#reservoirOffByOne',
      '--n',
      '20',
      '--deal',
      '4',
      '--trials',
      '20000',
      '--seed',
      'a',
    );
    expect(status).toBe(20);
    expect(stdout).toMatch(/^■ Biased: /);
    expect(record('samples-reservoirOffByOne-deal-4-of-20').core.subject).toMatchObject({ origin: { outcome: { kind: 'hand', seen: 4 } } });
    expect((await run('verify', 'reports/samples-reservoirOffByOne-deal-4-of-20.json')).status).toBe(0);
    expect((await run('replay', 'reports/samples-reservoirOffByOne-deal-4-of-20.json', '--trial', '2')).stdout).toMatch(
      /\ndeck {3}(\d+ ){3}\d+\n/,
    );
  });

  it('ends 0 where nothing is found, 76 where a card comes twice', async () => {
    const even = await run('run', './samples.mjs#sampleSize', '--n', '12', '--deal', '5', '--detect', '3%', '--seed', 'a');
    expect(even.status).toBe(0);
    expect(even.stdout).toMatch(/^○ No bias found, down to 3\.0\s%/);
    const twice = await run('run', './samples.mjs#withReplacement', '--n', '12', '--deal', '5');
    expect(twice.status).toBe(76);
    expect(twice.stderr).toMatch(/holds card \d+ again/);
  });

  it('deals the first cards of a built-in shuffle, the same on one thread and on two', async () => {
    const digest = async (workers: string): Promise<string> => {
      const args = ['run', 'sattolo', '--n', '8', '--deal', '3', '--trials', '200000', '--seed', 'a', '--json', '--workers', workers];
      return (JSON.parse((await run(...args)).stdout) as Evidence).digest;
    };
    expect(await digest('1')).toBe(await digest('2'));
  });

  it.each([
    [['run', 'sattolo', '--deal', '52'], /a hand must have from 1 to 51 of the 52 cards, got 52/],
    [['run', 'sattolo', '--order-unknown'], /--order-unknown is for hands, got it without --deal/],
    [['run', 'sattolo', '--deal', '5', '--tests', 'parity'], /no statistic of hands is called "parity"/],
    [['log', 'hands-5.csv', '--deal', '5'], /--deal is for rows that hold hands, got it without --partial/],
    [['log', 'hands-5.csv', '--partial', '--packs', '2'], /--packs is for rows with whole decks/],
    [['log', 'hands-5.csv', '--partial', '--start', 'natural'], /--start is for rows with whole decks/],
  ])('%j is a usage error', async (args, message) => {
    const { status, stderr } = await run(...args.slice(0, args.indexOf('--') < 0 ? undefined : args.indexOf('--')), ...after(args));
    expect(stderr).toMatch(message);
    expect(status).toBe(64);
  });
});

/** A program comes last. */
function after(args: readonly string[]): readonly string[] {
  return args.includes('--') ? args.slice(args.indexOf('--')) : [];
}

describe('log --partial', () => {
  it('reads recorded hands, and says what was read and how many more would decide', async () => {
    const { status, stdout } = await run('log', 'hands-5.csv', '--partial', '--id', 'hand');
    expect(status).toBe(21);
    expect(stdout).toMatch(/^◐ Cannot tell: 2,000\sdeals are too few/);
    expect(stdout).toContain('hand    5 cards of each deal, in their order');
    expect(stdout).toMatch(/log hands-5\.csv MORE-DEALS --id 1 --partial --n 52 --detect 1%/);
    expect(readFileSync(join(cwd, 'reports/hands-5.html'), 'utf8')).toContain('5 of 52 cards');
    expect((await run('verify', 'reports/hands-5.json')).status).toBe(0);
    expect((await run('replay', 'reports/hands-5.json', '--trial', '1')).stdout).toMatch(
      /deal 1: hands-5\.csv:2, number 1\n\ndeck {3}(\w+ ){4}\w+\n/,
    );
    expect((await run('log', 'hands-5.csv', '--partial', '--id', 'hand', '--detect', '20%')).status).toBe(0);
  });
});

it('log of Parquet without DuckDB ends 65 and says what to install; with it, it is read', async () => {
  const { status, stderr } = await run('log', 'even-5-list.parquet', '--id', 'deal');
  if (status === 65) expect(stderr).toMatch(/needs the package DuckDB[^\n]*\n {2}hint: npm install @duckdb\/node-api@/);
  else expect(status).toBe(21);
});

it('plan --deal says how many deals partial ones need', async () => {
  const { stdout } = await run('plan', '--deal', '5', '--detect', '10%');
  expect(stdout).toMatch(/^[\d,]+ hands of 5 of 52 cards show a bias of 10 % with a chance of 99 %, in every required test\./);
  expect(stdout).toMatch(/seen-pairs +yes/);
});
