import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Prediction } from '../../../../src/wings/predict/record/prediction.js';
import { PROJECT } from '../../../house/source-tree.js';
import { program } from '../../../support/program.js';
import { TRUTH } from '../found-by.js';

const V8 = 'v8-node22-down-52';
const NAMES = 'v8-node22-names-52';
const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-predict-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

for (const name of [V8, NAMES]) copyFileSync(join(PROJECT, 'fixtures/predict', `${name}.csv`), join(cwd, `${name}.csv`));
const rows = readFileSync(join(cwd, `${V8}.csv`), 'utf8')
  .trim()
  .split('\n');
const write = (name: string, lines: readonly string[]): void => writeFileSync(join(cwd, name), `${lines.join('\n')}\n`);
write('one.csv', rows.slice(0, 1));
write(
  'hands.csv',
  rows.map((row) => row.split(',').slice(0, 5).join(',')),
);
write(
  'packs.csv',
  rows.map((row) => `${row},${row}`),
);
write('live.mjs', [
  'export default function shuffle(deck) {',
  '  for (let i = deck.length - 1; i > 0; i--) {',
  '    const j = Math.floor(Math.random() * (i + 1));',
  '    [deck[i], deck[j]] = [deck[j], deck[i]];',
  '  }',
  '  return deck;',
  '}',
]);

const predict = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, 'predict', ...args);

describe('predict', () => {
  it('ends 20 with the next decks of a log, and its record holds when verified, unless it is altered', async () => {
    const { status, stderr, stdout } = await predict(`${V8}.csv`);
    expect([status, stderr]).toEqual([20, '']);
    expect(stdout).toMatch(/^■ Predictable: after 1 deal, the next 7 were foretold, every card\n/);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`Deal 9 will be: ${TRUTH[V8].next[0].replaceAll(',', ' ')}`);
    const [page, record] = [`reports/${V8}-predicted.html`, `reports/${V8}-predicted.json`];
    expect(readdirSync(join(cwd, 'reports')).sort()).toEqual([`${V8}-predicted.html`, `${V8}-predicted.json`]);
    expect(readFileSync(join(cwd, page), 'utf8')).toContain('Predictable:');
    const { core } = JSON.parse(readFileSync(join(cwd, record), 'utf8')) as Prediction;
    expect(await program(cwd, 'verify', record)).toMatchObject({ status: 0, stderr: '' });
    const [first, second] = core.next[0];
    const written = readFileSync(join(cwd, record), 'utf8');
    const altered = written.replace(`"${first}","${second}"`, `"${second}","${first}"`);
    expect(altered).not.toBe(written);
    writeFileSync(join(cwd, 'altered.json'), altered);
    expect(await program(cwd, 'verify', 'altered.json')).toMatchObject({ status: 20 });
  });

  it('has the parts and the next decks in the record', async () => {
    const { status, stdout } = await predict(`${V8}.csv`, '--json', '--name', 'json');
    const { core } = JSON.parse(stdout) as Prediction;
    expect([status, core.kind, core.verdict.kind]).toEqual([20, 'prediction', 'predicted']);
    expect(core.way).toMatchObject({
      prng: 'v8-xorshift128plus',
      bounded: 'float-scale',
      shuffle: 'fisher-yates',
      start: 'natural',
      between: 0,
    });
    expect(core.next.map((deck) => deck.join(','))).toEqual(TRUTH[V8].next.slice(0, 3));
  });

  it('takes the clock from the times of a log, unless it is named', async () => {
    const noon = '2026-11-28T12:00:00Z';
    write('timed.csv', ['deal,dealt,deck', ...rows.map((row, k) => `${k + 1},${noon},${row.replaceAll(',', ' ')}`)]);
    const planOf = async (...args: readonly string[]) => {
      const { stdout } = await predict('timed.csv', '--json', '--name', 'timed', ...args);
      const { clock, clockIn } = (JSON.parse(stdout) as Prediction).core.plan;
      return { clock, clockIn };
    };
    expect(await planOf()).toEqual({ clock: Date.parse(noon) / 1000, clockIn: 'log' });
    expect(await planOf('--clock', '2026-11-20')).toEqual({ clock: Date.parse('2026-11-20') / 1000 });
  });

  it('names the cards of the next decks as the log does', async () => {
    const { stdout } = await predict(`${NAMES}.csv`, '--json');
    expect((JSON.parse(stdout) as Prediction).core.next.map((deck) => deck.join(','))).toEqual(TRUTH[NAMES].next.slice(0, 3));
  });

  it.each([
    ['a function with its own randomness', ['./live.mjs', '--trials', '20'], 20, 'xorshift128+ as V8’s Math.random'],
    ['built-in parts', ['fisher-yates/msvc/modulo', '--trials', '5'], 20, 'rand() of Microsoft C'],
    ['a log of one deal', ['one.csv'], 21, 'No way works out a state from 1 deal and has one left to foretell.'],
  ] as const)('of %s ends with its verdict', async (_, args, ends, says) => {
    const { status, stdout } = await predict(...args, '--name', 'told');
    expect(stdout.replaceAll(/\s+/g, ' ').replaceAll("'", '’')).toContain(says);
    expect(status).toBe(ends);
  });

  it.each([
    ['nothing', [], 64, 'predict needs a log or something that deals, got nothing'],
    ['a log and a program', ['one.csv', '--', 'deal'], 64, 'predict takes a log, a subject or a program, got one.csv and -- deal'],
    ['a field of a function', ['./live.mjs', '--field', '2'], 64, '--field is for a log, got it with ./live.mjs'],
    ['a start of a function', ['./live.mjs', '--start', 'natural'], 64, '--start is for a log, got it with ./live.mjs'],
    ['a seed of a function', ['./live.mjs', '--seed', 'a'], 64, '--seed is for built-in subjects, got it with ./live.mjs'],
    ['a seed of a log', ['one.csv', '--seed', 'a'], 64, '--seed is for what deals, got it with the log one.csv'],
    ['too many numbers', ['one.csv', '--also', '99'], 64, '--also must be a whole number from 0 to 64, got "99"'],
    ['no time', ['one.csv', '--budget', 'soon'], 64, '--budget must be a time such as 90s, 10m, 2h or 1d, got "soon"'],
    ['a missing log', ['missing.csv'], 66, 'the log missing.csv does not exist'],
    ['hands', ['hands.csv'], 65, 'hands.csv'],
    ['two packs in one deck', ['packs.csv'], 65, 'packs.csv'],
  ] as const)('%s: is refused with the reason', async (_, args, ends, says) => {
    const { status, stderr, stdout } = await predict(...args);
    expect(stderr).toContain(says);
    expect([status, stdout]).toEqual([ends, '']);
  });
});
