import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-resumed-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

it('a comparison that is gone on with by the seed that was printed says of every cell that the seed was drawn', async () => {
  const said = ['compare', '--shuffle', 'fisher-yates,naive-swap', '--n', '5', '--trials', '3000', '--json', '--quiet'];
  const folder = join(cwd, 'reports/compare');
  const origins = (): readonly unknown[] =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as Evidence).run.seedOrigin);
  const first = await program(cwd, ...said);
  const { plan } = JSON.parse(first.stdout) as { readonly plan: { readonly seed: string } };
  expect(origins()).toEqual(['drawn', 'drawn']);
  rmSync(join(folder, 'naive-swap.json'));
  await program(cwd, ...said, '--seed', plan.seed);
  expect(origins()).toEqual(['drawn', 'drawn']);
});
