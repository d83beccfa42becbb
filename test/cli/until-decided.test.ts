import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { Sequential } from '../../src/core/record/sequential.js';
import { digestOf } from '../../src/engine/record/digest.js';
import { evidenceText } from '../../src/engine/record/evidence-text.js';
import { builtPackage } from '../support/checkout.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-until-decided-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args);
const at = (name: string): string => join(cwd, 'reports', name);
const record = (name: string): Sequential => JSON.parse(readFileSync(at(`${name}.json`), 'utf8')) as Sequential;

writeFileSync(join(cwd, 'coin.mjs'), 'export default (deck) => deck.sort(() => Math.random() - 0.5);\n');
writeFileSync(
  join(cwd, 'own.mjs'),
  'let x = 1; export default (deck) => { for (let i = deck.length - 1; i > 0; i--) { x = (x * 48271) % 2147483647; const j = x % i; [deck[i], deck[j]] = [deck[j], deck[i]]; } return deck; };\n',
);
// The first pile from which a winning move leads.
writeFileSync(
  join(cwd, 'player.mjs'),
  'export default (piles) => { const sum = piles.reduce((a, b) => a ^ b, 0); const after = [...piles]; for (let i = 0; i < piles.length; i++) if ((piles[i] ^ sum) < piles[i]) { after[i] = piles[i] ^ sum; return after; } after[piles.findIndex((p) => p > 0)] -= 1; return after; };\n',
);
// Always the goal.
writeFileSync(join(cwd, 'boards.mjs'), 'import { writeSync } from "node:fs";\ntry { for (;;) writeSync(1, "1 2 3 0\\n"); } catch {}\n');

describe('run --until-decided', () => {
  it('ends 20 at the first deal that shows a bias, and its record verifies, reports and replays', async () => {
    const done = await run('run', 'sattolo', '--until-decided', '--seed', 'program');
    expect([done.status, done.stderr]).toEqual([20, '']);
    expect(done.stdout).toMatch(/^■ Biased: the orders of the cards are not all equally likely\n/);
    const { core } = record('sattolo-until-decided');
    expect(core.result.trials).toBeLessThan(60);
    const file = at('sattolo-until-decided.json');
    const verified = await run('verify', file);
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    const replayed = JSON.parse((await run('replay', file, '--trial', String(core.result.trials), '--json')).stdout) as { deck: number[] };
    expect([...replayed.deck].sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, k) => k + 1));
    expect(replayed.deck.filter((card, p) => card === p + 1)).toEqual([]);
    const beyond = await run('replay', file, '--trial', String(core.result.trials + 1));
    expect([beyond.status, beyond.stdout]).toEqual([64, '']);
    const reported = await run('report', file, '--format', 'html,text,junit,markdown');
    expect(reported.status).toBe(0);
    expect(reported.stdout).toContain('<failure type="biased"');
  });

  it('finds an altered record', async () => {
    await run('run', 'sattolo', '--until-decided', '--seed', 'forged', '--name', 'forged', '--n', '9');
    const { core, ...sealed } = record('forged');
    const lie = { ...core, result: { ...core.result, end: { ...core.result.end, logE: core.result.end.logE + 5 } } };
    writeFileSync(at('forged.json'), evidenceText({ ...sealed, core: lie, digest: digestOf(lie) }));
    const { status, stdout } = await run('verify', at('forged.json'));
    expect(status).toBe(20);
    expect(stdout).toContain('core.result.end.logE');
  });

  it('ends 21 undecided, with the command of the audit of fixed size', async () => {
    const done = await run('run', 'fisher-yates', '--until-decided', '--trials', '300', '--seed', 'open');
    expect([done.status, done.stderr]).toEqual([21, '']);
    expect(done.stdout).toContain('npx shuffle-audit run fisher-yates --n 52');
  });

  it('stops functions too, in one process or in one a block', async () => {
    const coin = await run('run', './coin.mjs', '--until-decided', '--seed', 'function', '--n', '13');
    expect(coin.status).toBe(20);
    expect((await run('verify', at('coin-until-decided.json'))).status).toBe(0);
    const own = await run('run', './own.mjs', '--until-decided', '--seed', 'function', '--n', '13', '--json', '--quiet');
    expect(own.status).toBe(20);
    const { core } = JSON.parse(own.stdout) as Sequential;
    const { source } = core.subject.origin;
    expect(source.kind === 'module' && source.call.stream).toBe('one');
    expect((await run('verify', at('own-until-decided.json'))).status).toBe(0);
  });

  it.each([
    [['--battery', 'deep'], '--battery cannot be used with --until-decided: it has its own kinds of evidence'],
    [['--tests', 'parity'], '--tests cannot be used with --until-decided'],
    [['--detect', '1%'], '--detect cannot be used with --until-decided: how small a bias would have been seen'],
    [['--trials', '0'], '--trials must be a whole number'],
  ])('refuses %j with the reason', async (args, message) => {
    const { status, stderr, stdout } = await run('run', 'sattolo', '--until-decided', ...args);
    expect([status, stdout]).toEqual([64, '']);
    expect(stderr).toContain(message);
  });

  it.each([
    [
      ['puzzle:walk', '--moves', '50', '--size', '3x3'],
      'puzzle-walk-50-3x3',
      /^■ Biased: the solvable boards are not all equally likely\n\nIt took \d+ boards\./,
    ],
    [['puzzle:unchecked', '--size', '2x3'], 'puzzle-unchecked-2x3', /^■ Biased: board \d is one that an even scrambler never makes\n/],
    [['naive-swap', '--deal', '5', '--order-unknown'], 'naive-swap-deal-5-of-52', /^■ Biased: the hands are not all equally likely\n/],
  ])('takes %j, and its record verifies, reports and replays', async (words, name, verdict) => {
    const done = await run('run', ...words, '--until-decided', '--seed', 'kinds');
    expect([done.status, done.stderr]).toEqual([20, '']);
    expect(done.stdout).toMatch(verdict);
    const file = at(`${name}-until-decided.json`);
    expect((await run('verify', file)).status).toBe(0);
    const { trials } = record(`${name}-until-decided`).core.result;
    expect((await run('replay', file, '--trial', String(trials))).status).toBe(0);
    const reported = await run('report', file, '--format', 'html,text,junit,markdown');
    expect([reported.status, reported.stdout.includes('<failure type="biased"')]).toEqual([0, true]);
  });

  it('stops functions and programs that make other things than decks', async () => {
    const player = await run('run', '--space', 'nim:player', '--even-choice', './player.mjs', '--until-decided', '--seed', 'kinds');
    expect([player.status, player.stderr]).toEqual([20, '']);
    expect(player.stdout).toContain('the winning moves are not all equally likely');
    expect((await run('verify', at('player-3x7-pile-until-decided.json'))).status).toBe(0);
    const boards = await run('run', '--space', 'puzzle:2x2', '--until-decided', '--quiet', '--', process.execPath, './boards.mjs');
    expect([boards.status, boards.stderr]).toEqual([20, '']);
    expect(boards.stdout).toContain('the solvable boards are not all equally likely');
  });

  it('is interrupted with its own code, and leaves no record', async () => {
    const entry = join(builtPackage(), 'dist/cli.js');
    const args = [entry, 'run', 'fisher-yates', '--until-decided', '--trials', '1e9', '--name', 'broken'];
    const child = spawn(process.execPath, args, { cwd, stdio: 'ignore' });
    await wait(1500);
    child.kill('SIGINT');
    expect((await once(child, 'exit'))[0]).toBe(130);
    expect([at('broken.json')].filter((path) => existsSync(path))).toEqual([]);
  });
});
