import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyRecord } from '../../src/core/record/record.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-idle-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const ask = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args);
const record = (name: string): AnyRecord => JSON.parse(readFileSync(join(cwd, 'reports', `${name}.json`), 'utf8')) as AnyRecord;

const LIST = ['run', 'fisher-yates', '--n', '1000', '--trials', '1'];
const DECIDED = ['run', 'sattolo', '--n', '8', '--until-decided'];

describe('an option that would do nothing', () => {
  it.each([
    [[...LIST, '--until-decided'], '--until-decided cannot be used with one long list: a list is counted to its end'],
    [[...LIST, '--tests', 'parity'], '--tests cannot be used with one long list: it has tests of its own'],
    [[...LIST, '--lags', '2'], '--lags cannot be used with one long list: each list is compared with the one before'],
    [[...LIST, '--client', 'Games', '--profile', 'gli-19'], '--profile cannot be used with one long list: it is for an audit of many'],
    [[...LIST, '--announce', '--profile', 'gli-19'], '--profile cannot be used with one long list: it is for an audit of many'],
    [[...DECIDED, '--profile', 'gli-19'], '--profile cannot be used with --until-decided: it is for an audit of a number of deals fixed'],
    [[...DECIDED, '--announce', '--profile', 'gli-19'], '--profile cannot be used with --until-decided: it is for an audit of a number'],
    [['plan', '--one', '--n', '1e4', '--tests', 'parity'], '--tests cannot be used with one long list'],
    [['plan', 'sattolo', '--one', '--n', '1e4', '--out', 'plan.json'], '--one is for a plan that is told, got it with --out'],
    [['plan', 'sattolo', '--lists', '2', '--out', 'plan.json'], '--lists is for a plan that is told, got it with --out'],
    [['run', 'sattolo', '--randomness', 'live'], '--randomness is for functions, got it with sattolo'],
    [['run', 'sattolo', '--battery', 'deep', '--tests', 'parity'], '--battery cannot be used with --tests, which takes its place'],
    [['compare', '--battery', 'deep', '--tests', 'parity'], '--battery cannot be used with --tests, which takes its place'],
  ])('is refused before anything is dealt: %j', async (args, says) => {
    const { status, stderr, stdout } = await ask(...args);
    expect([status, stdout, stderr]).toEqual([64, '', expect.stringContaining(says)]);
  });
});

describe('an option that changes no result', () => {
  const running = ['--workers', '2', '--fresh', '--timeout', '3', '--isolation', 'none', '--strict', '--randomness', 'injected', '--quiet'];
  it.each([
    [[...LIST, ...running], 21],
    [[...DECIDED, ...running], 20],
    [['run', 'sattolo', '--n', '8', '--trials', '2000', ...running], 20],
  ])('is taken wherever it holds of itself: %j', async (args, ends) => {
    const { status, stderr } = await ask(...args, '--seed', 'idle');
    expect([status, stderr]).toEqual([ends, '']);
  });
});

describe('a seed that nobody chose', () => {
  it('is that of one long list too, as it was announced, and is made again', async () => {
    const words = [...LIST, '--challenge', 'words of the verifier'];
    const announced = await ask(...words, '--announce', '--json');
    const { policy } = JSON.parse(announced.stdout) as { policy: object };
    expect([0, 21]).toContain((await ask(...words, '--quiet')).status);
    const { core, run } = record('fisher-yates-order');
    expect(run).toMatchObject({ seedOrigin: 'challenge', seedFrom: { kind: 'challenge', text: 'words of the verifier' } });
    const { plan, subject } = run.seedFrom ?? {};
    expect(policy).toEqual({ subject, plan, challenge: 'words of the verifier' });
    expect((await ask('verify', 'reports/fisher-yates-order.json', '--quiet')).stdout).toContain(
      'holds     the seed follows from its source, the subject and the plan\n',
    );
    await ask(...words, '--detect', '15%', '--name', 'other', '--quiet');
    expect(record('other').core.plan).not.toHaveProperty('seed', (core.plan as { seed?: string }).seed);
  });
});

describe('run --until-decided', () => {
  it('keeps the options that its record would not tell otherwise', async () => {
    await ask(...DECIDED, '--seed', 'kept', '--quiet');
    expect(record('sattolo-until-decided').run.options).toEqual(['--seed kept']);
  });
});
