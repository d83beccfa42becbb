import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { program } from '../support/program.js';

const folder = mkdtempSync(join(tmpdir(), 'nim-subjects-'));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(folder, ...args);

writeFileSync(
  join(folder, 'own.mjs'),
  `export function zeros(piles, max) { return Array.from({ length: piles }, () => Math.floor(Math.random() * max)); }
  export function first(piles) {
    const sum = piles.reduce((a, b) => a ^ b, 0);
    const at = Math.max(0, piles.findIndex((p) => (p ^ sum) < p));
    return piles.map((p, i) => (i !== at ? p : (p ^ sum) < p ? p ^ sum : p - 1));
  }
  export function cheat(piles) { return piles.map((p) => p - 1); }
  export function parts(piles, max) { return Array.from({ length: piles }, () => Math.random() * max); }`,
);

describe('dealers of Nim', () => {
  it('are run, verified, replayed, reported and planned', async () => {
    const { status, stdout } = await run(
      'run',
      'nim:dealer/off-by-one',
      '--piles',
      '3',
      '--max',
      '7',
      '--seed',
      'a',
      '--trials',
      '20000',
      '--quiet',
    );
    expect(status).toBe(20);
    expect(stdout).toContain('Biased: the dealer deals empty piles and never 7 stones');
    expect(stdout).toContain('The nim-sum is nearly blind to it');
    const record = join('reports', 'nim-dealer-off-by-one-3x7.json');
    expect((await run('verify', record)).status).toBe(0);
    const replay = await run('replay', record, '--trial', '3');
    expect([replay.status, replay.stdout.includes('below 7')]).toEqual([0, true]);
    expect((await run('report', record, '--format', 'text')).stdout).toContain('3 piles of 1 to 7 stones');
    const plan = await run('plan', '--piles', '3', '--max', '7', 'nim:dealer/without-replacement', '--quiet');
    expect([plan.status, plan.stdout.includes('deals of 3 piles of 1 to 7 stones show a bias of 1 %')]).toEqual([0, true]);
    expect(JSON.parse(readFileSync(join(folder, record), 'utf8'))).toMatchObject({
      core: { subject: { origin: { source: { maker: 'off-by-one' }, outcome: { kind: 'piles', piles: 3, max: 7 } } } },
    });
  });
});

describe('players of Nim', () => {
  it('are run in the space asked for', async () => {
    const biased = await run('run', 'nim:player/first-pile', '--piles', '3', '--max', '7', '--seed', 'a', '--trials', '20000', '--quiet');
    expect([biased.status, biased.stdout.includes('pile 1 is changed 3.00 times as often')]).toEqual([20, true]);
    const other = await run(
      'run',
      'nim:player/per-outcome',
      '--space',
      'pile',
      '--piles',
      '4',
      '--seed',
      'a',
      '--trials',
      '20000',
      '--quiet',
    );
    expect(other.status).toBe(20);
    const even = await run(
      'run',
      'nim:player/per-outcome',
      '--piles',
      '4',
      '--seed',
      'a',
      '--trials',
      '20000',
      '--detect',
      '10%',
      '--quiet',
    );
    expect(even.status).toBe(0);
  });
});

describe('what cannot be is refused with the reason', () => {
  it.each([
    [['run', 'nim:dealer/unifrom'], 'no dealer is called "unifrom"'],
    [['run', 'nim:foo'], 'a subject of Nim reads nim:dealer/id or nim:player/id, got "nim:foo"'],
    [['run', 'nim:player/first-pile', '--piles', '2'], '2 piles of 1 to 7 never leave a choice between winning moves'],
    [['run', 'nim:player/first-pile', '--space', 'puzzle:3x3'], '--space of a player must be pile, outcome, removal or addition'],
    [
      ['run', 'nim:dealer/uniform', '--space', 'pile'],
      '--space is for functions, programs and logs, and for players of Nim, got it with nim:dealer/uniform',
    ],
    [['run', 'nim:dealer/uniform', '--n', '5'], '--n is for whole decks and hands, got it with nim:dealer/uniform'],
    [['run', 'fisher-yates', '--piles', '3'], '--piles is for deals of Nim and moves of Nim, got it with fisher-yates'],
  ] as const)('%j', async (args, message) => {
    const { status, stderr } = await run(...args);
    expect(status).toBe(64);
    expect(stderr).toContain(message);
  });
});

describe('a dealer and a player of the user’s own', () => {
  it('are audited as functions, named with the trial where they break a rule, and verified', async () => {
    const even = await run(
      'run',
      './own.mjs#zeros',
      '--space',
      'nim:dealer',
      '--piles',
      '3',
      '--max',
      '7',
      '--seed',
      'a',
      '--trials',
      '2000',
      '--quiet',
    );
    expect([even.status, even.stdout.includes('have no stone')]).toEqual([20, true]);
    expect((await run('verify', join('reports', 'own-zeros-3x7.json'))).status).toBe(0);
    const first = await run(
      'run',
      './own.mjs#first',
      '--space',
      'nim:player',
      '--even-choice',
      '--seed',
      'a',
      '--trials',
      '3000',
      '--quiet',
    );
    expect([first.status, first.stdout.includes('pile 1 is changed 3.00 times as often')]).toEqual([20, true]);
    const replayed = await run('replay', join('reports', 'own-first-3x7-pile.json'), '--trial', '2');
    expect(replayed.stdout).toMatch(/\npiles {2}\d \d \d\nmove {3}pile \d from \d to \d\n/);
    const cheat = await run('run', './own.mjs#cheat', '--space', 'nim:player', '--trials', '100');
    expect([cheat.status, cheat.stderr]).toEqual([
      76,
      expect.stringContaining('./own.mjs#cheat: deal 1: a move must change one pile, got piles 1 and 2 changed'),
    ]);
    const parts = await run('run', './own.mjs#parts', '--space', 'nim:dealer', '--trials', '100');
    expect([parts.status, parts.stderr]).toEqual([
      76,
      expect.stringContaining('deal 1, position 1: a pile must be a whole number from 0 to 65535'),
    ]);
  });

  it('are read from logs, and a move that nobody may make is named by its line', async () => {
    writeFileSync(join(folder, 'bad.txt'), '1 2 3 0 2 3\n1 2 3 1 2 3\n');
    const bad = await run('log', '--space', 'nim:player', 'bad.txt');
    expect([bad.status, bad.stderr]).toEqual([
      65,
      expect.stringContaining('bad.txt:2:1: E_LOG_ROW a move must change one pile, got none changed'),
    ]);
    const left = await run('log', '--space', 'nim:player', '--max-rejects', '1', 'bad.txt');
    expect([left.status, left.stdout]).toEqual([21, expect.stringContaining('rows    2 rows, 1 move, 1 malformed')]);
    expect(left.stdout.replaceAll(/\s+/g, ' ')).toContain('1 malformed row of 2 rows was left out');
  });
});
