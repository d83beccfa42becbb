import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import { type Done, program } from '../support/program.js';

let out = '';
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'lags-'));
});
afterAll(() => rmSync(out, { recursive: true }));

const ask = (...args: readonly string[]): Promise<Done> => program(out, ...args, '--quiet');
const recordOf = (name: string): Evidence => JSON.parse(readFileSync(join(out, 'reports', `${name}.json`), 'utf8'));

describe('--lags', () => {
  it('is kept in the record, whatever the number of workers, and verified', async () => {
    const words = ['run', 'fisher-yates', '--n', '5', '--trials', '140000', '--seed', 'a', '--lags', '3', '--tests', 'previous-deal'];
    expect((await ask(...words, '--workers', '1', '--name', 'one')).status).toBe(21);
    expect((await ask(...words, '--workers', '2', '--name', 'two')).status).toBe(21);
    expect(recordOf('two').digest).toBe(recordOf('one').digest);
    const { plan, results } = recordOf('one').core;
    expect([plan.lags, results.filter(({ test }) => /^previous-deal\/[23]\//.test(test)).map(({ trials }) => trials)]).toEqual([
      3,
      [2, 2, 2, 3, 3, 3].map((lag) => 140_000 - 3 * lag),
    ]);
    expect((await ask('verify', join('reports', 'one.json'), '--workers', '2')).status).toBe(0);
  });

  it('is planned, and compared', async () => {
    const planned = await ask('plan', '--n', '13', '--lags', '2', '--trials', '5000');
    expect([planned.status, planned.stdout]).toEqual([0, expect.stringContaining('Each deal against earlier ones: 3 more rows, ')]);
    const compared = await ask('compare', '--shuffle', 'sattolo', '--n', '5', '--trials', '500', '--seed', 'a', '--lags', '2');
    expect(compared.status).toBe(20);
    expect(readFileSync(join(out, 'reports', 'compare.html'), 'utf8')).toContain('--lags 2');
  });

  it.each([
    [['run', 'sattolo', '--lags', '65'], '--lags must be a whole number from 1 to 64, got "65"'],
    [['run', 'sattolo', '--lags', '2', '--until-decided'], '--lags cannot be used with --until-decided'],
    [['run', 'puzzle:walk', '--lags', '2'], '--lags is for whole decks and hands, got it with boards of a sliding puzzle'],
    [['plan', '--lags', '30', '--trials', '30'], '--lags 30 is too far for 30 deals'],
  ] as const)('refuses %j', async (words, reason) => {
    const { status, stderr } = await ask(...words);
    expect([status, stderr]).toEqual([64, expect.stringContaining(reason)]);
  });
});
