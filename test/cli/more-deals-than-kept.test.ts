import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { EvidenceCore } from '../../src/core/record/evidence.js';
import type { DistinctDeals } from '../../src/core/record/results.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-slice-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const SUBJECT = 'fisher-yates/java48/lemire/random-32';

async function dealt(out: string, workers: string): Promise<{ readonly core: EvidenceCore; readonly digest: string }> {
  const asked = ['--n', '52', '--trials', '1300000', '--tests', 'repeats', '--seed', 'a', '--quiet'];
  const { status } = await program(cwd, 'run', SUBJECT, ...asked, '--workers', workers, '--out', out);
  expect(status).toBe(20);
  return JSON.parse(readFileSync(join(cwd, out, 'fisher-yates-java48-random-32.json'), 'utf8')) as { core: EvidenceCore; digest: string };
}

it('of more deals than are kept a slice shows how many seeds there are, with any number of workers, and is verified', async () => {
  const [one, two] = [await dealt('one', '1'), await dealt('two', '2')];
  expect(two.digest).toBe(one.digest);
  const [first, slice] = one.core.results;
  expect([first.test, first.trials, slice.test]).toEqual(['repeats', 2 ** 18, 'repeats/slice']);
  expect(Math.abs(slice.trials - 0.75 * 2 ** 20)).toBeLessThan(5 * 2 ** 9);
  const { high, low } = slice.effect as DistinctDeals;
  expect([low < 2 ** 32, (high ?? 0) > 2 ** 32, slice.value > 50]).toEqual([true, true, true]);
  const { status, stdout } = await program(cwd, 'verify', join('one', 'fisher-yates-java48-random-32.json'));
  expect([status, stdout]).toEqual([0, expect.stringContaining('dealing again from the plan gives the same record, bit for bit')]);
  const page = readFileSync(join(cwd, 'one', 'fisher-yates-java48-random-32.html'), 'utf8').replaceAll(/<[^>]*>/g, '');
  expect(page).toContain(`${slice.value} pairs of deals among the ${slice.trials.toLocaleString('en')} compared were the same`);
  expect(page).toContain('Does any deal come again in a slice of 60.5 % of all orders?');
});
