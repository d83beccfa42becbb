import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import type { Done } from '../support/program.js';
import { program } from '../support/program.js';

const ROOT = join(import.meta.dirname, '../..');
let out = '';
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'boards-'));
});
afterAll(() => rmSync(out, { recursive: true }));

const ask = (...args: readonly string[]): Promise<Done> => program(ROOT, ...args, '--quiet', '--out', out);
const recordOf = (name: string): Evidence => JSON.parse(readFileSync(join(out, `${name}.json`), 'utf8'));

describe('run puzzle:…', () => {
  it('a walk of 1000 moves is biased by law and by its boards, with the right mean', async () => {
    const done = await ask('run', 'puzzle:walk', '--moves', '1000', '--size', '3x3', '--trials', '30000', '--seed', 'a');
    expect([done.status, done.stderr]).toEqual([20, '']);
    expect(done.stdout).toContain('Biased: the blank is never in 4 of the 9 cells');
    expect(done.stdout.replaceAll('\n', ' ')).toContain('the mean is right, the law is not');
    const { core } = recordOf('puzzle-walk-1000-3x3');
    expect(core.verdict).toMatchObject({ kind: 'biased', because: expect.arrayContaining(['blank', 'depth', 'known-law']) });
    expect(core.known?.variation?.value).toBeCloseTo(0.444444, 6);
    const verified = await program(ROOT, 'verify', join(out, 'puzzle-walk-1000-3x3.json'), '--quiet');
    expect([verified.status, verified.stdout]).toEqual([0, expect.stringContaining('dealing again from the plan gives the same record')]);
    const replayed = await program(ROOT, 'replay', join(out, 'puzzle-walk-1000-3x3.json'), '--trial', '30000');
    const board = /board\s+([\d ]+)/.exec(replayed.stdout)?.[1].trim().split(' ');
    expect(board?.toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
  });

  it('an even scrambler is not, whatever the number of workers', async () => {
    const words = [
      'run',
      'puzzle:rejection/mt19937',
      '--trials',
      '150000',
      '--detect',
      '5%',
      '--seed',
      'b',
      '--tests',
      // No verdict is clean without homogeneity, which a list of tests must name as well.
      'solvable,blank,tile-cell,depth,homogeneity',
    ];
    const one = await ask(...words, '--workers', '1', '--name', 'one');
    expect([one.status, one.stderr]).toEqual([0, '']);
    expect((await ask(...words, '--workers', '2', '--name', 'two')).status).toBe(0);
    expect(recordOf('two').digest).toBe(recordOf('one').digest);
    expect(recordOf('one').core.known).toMatchObject({ size: 0, variation: { value: 0, exact: true } });
  });

  it.each([
    [['run', 'puzzle:walk', '--size', '6x6'], '--size must be rows x columns, 2 to 5 each, got "6x6"'],
    [['run', 'puzzle:wolk'], 'no scrambler is called "wolk"'],
    [['run', 'puzzle:rejection', '--moves', '5'], 'puzzle:rejection makes no moves, got --moves 5'],
    [['run', 'puzzle:walk:5', '--moves', '5'], 'the moves are named twice: puzzle:walk:5 and --moves 5'],
    [['run', 'puzzle:walk', '--n', '9'], '--n is for whole decks and hands, got it with puzzle:walk'],
    [['run', 'sattolo', '--moves', '5'], '--moves is for boards of a sliding puzzle, got it with sattolo'],
    [
      ['run', 'sattolo', '--space', 'puzzle:3x3'],
      '--space is for functions, programs and logs, and for players of Nim, got it with sattolo',
    ],
    [
      ['run', 'puzzle:walk', '--space', 'puzzle:3x3'],
      '--space is for functions, programs and logs, and for players of Nim, got it with puzzle:walk',
    ],
    [['run', 'puzzle:walk', '--deal', '3'], '--deal is for whole decks and hands, got it with puzzle:walk'],
    [['run', 'puzzle:walk', '--tests', 'cycles'], 'no statistic of boards is called "cycles"'],
    [['run', './x.js', '--space', 'cards'], '--space must be puzzle:<rows>x<columns>, nim:dealer or nim:player, got "cards"'],
    [
      ['run', '--space', 'puzzle:3x3', '--protocol', 'request', '--cards', 'from-1', '--', 'node'],
      '--protocol request hands out the blank as 0, got --cards from-1 with boards of a sliding puzzle',
    ],
  ] as const)('refuses %j', async (words, reason) => {
    const { status, stderr } = await program(ROOT, ...words, '--quiet', '--out', out);
    expect(status).toBeGreaterThanOrEqual(64);
    expect(stderr).toContain(reason);
  });

  it('is planned and listed like the others', async () => {
    const plan = await program(ROOT, 'plan', 'puzzle:walk-propose', '--moves', '100', '--detect', '5%', '--quiet');
    expect(plan.status).toBe(0);
    expect(plan.stdout).toContain('boards of a 3 × 3 puzzle show a bias of 5 %');
    expect(plan.stdout).toContain('its own bias is seen 99 times in 100 from');
    const listed = await program(ROOT, 'list', 'scrambler');
    expect(listed.stdout).toContain('walk-no-undo');
    expect((await program(ROOT, 'list', 'board')).stdout).toContain('tiles-home');
  });
});

describe('scramblers of one’s own', () => {
  const run = (name: string, ...more: readonly string[]): Promise<Done> =>
    ask(
      'run',
      '--space',
      'puzzle:3x3',
      `./fixtures/subjects/scramblers.js#${name}`,
      '--seed',
      'c',
      '--trials',
      '20000',
      '--detect',
      '10%',
      ...more,
    );

  it('are audited as boards, in place or returned', async () => {
    const walk = await run('walk');
    expect([walk.status, walk.stderr]).toEqual([20, '']);
    expect(walk.stdout).toContain('The blank is in row 2, column 2');
    const verified = await program(ROOT, 'verify', join(out, 'scramblers-walk-3x3.json'), '--quiet');
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    expect((await program(ROOT, 'replay', join(out, 'scramblers-walk-3x3.json'), '--trial', '5')).stdout).toMatch(/board {2}(\d ){8}\d\n/);
    expect((await run('even')).status).toBe(0);
    const unchecked = await run('unchecked');
    expect([unchecked.status, unchecked.stdout]).toEqual([20, expect.stringContaining('not every board can be solved')]);
    const twice = await run('twice');
    expect([twice.status, twice.stderr]).toEqual([76, expect.stringContaining('deal 1, position 2: holds 2 again')]);
  });
});

describe('logs of boards', () => {
  it('are read a board a row, the blank as 0 or as the number of cells', async () => {
    // A quarter of the fixture shows its fault, and each board takes a while to solve.
    const lines = readFileSync(join(ROOT, 'fixtures/logs/scrambles-15.csv'), 'utf8').split('\n').slice(0, 120);
    const log = join(out, 'scrambles-15.csv');
    writeFileSync(log, `${lines.join('\n')}\n`);
    const one = await ask('log', '--space', 'puzzle:4x4', log);
    expect([one.status, one.stderr]).toEqual([20, '']);
    expect(one.stdout).toContain('120 rows, 120 boards, 0 malformed');
    const other = join(out, 'from-1.csv');
    writeFileSync(other, readFileSync(log, 'utf8').replaceAll(/\b0\b/g, '16'));
    expect((await ask('log', '--space', 'puzzle:4x4', other)).status).toBe(20);
    expect(recordOf('from-1-4x4').core.counts).toEqual(recordOf('scrambles-15-4x4').core.counts);
    expect((await program(ROOT, 'verify', join(out, 'scrambles-15-4x4.json'), '--quiet')).status).toBe(0);
    const wrong = await ask('log', '--space', 'puzzle:3x3', log);
    expect([wrong.status, wrong.stderr]).toEqual([65, expect.stringContaining('decks of 9 cards were expected, got 16')]);
  });
});
