import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { program } from '../support/program.js';

const folder = mkdtempSync(join(tmpdir(), 'nim-subjects-'));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(folder, ...args);

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
    expect(stdout).toContain('Biased: the piles do not have every number of stones equally often');
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
      '0.1',
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
    [['run', 'nim:dealer/uniform', '--space', 'pile'], '--space says what counts as one move of a player'],
    [['run', 'nim:dealer/uniform', '--n', '5'], '--n is the number of cards, got it with nim:dealer/uniform'],
    [['run', 'fisher-yates', '--piles', '3'], '--piles is for dealers and players of Nim'],
    [['run', 'nim:dealer/uniform', '--until-decided'], '--until-decided takes whole decks only'],
    [['prove', 'nim:dealer/uniform'], 'prove takes shuffles of decks of cards only, got nim:dealer/uniform'],
    [['compare', '--shuffle', 'nim:dealer/uniform'], 'no shuffle is called "nim"'],
  ] as const)('%j', async (args, message) => {
    const { status, stderr } = await run(...args);
    expect(status).toBe(64);
    expect(stderr).toContain(message);
  });
});
