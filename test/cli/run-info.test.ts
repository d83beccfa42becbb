import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import { digestOf } from '../../src/engine/record/digest.js';
import { childLevel } from '../../src/host/function/child/tools.js';
import { packageDigest } from '../../src/host/package-digest.js';
import { buildFolder } from '../support/checkout.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-run-info-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args);
const record = (name: string): Evidence => JSON.parse(readFileSync(join(cwd, 'reports', `${name}.json`), 'utf8')) as Evidence;
const SMALL = ['--n', '4', '--trials', '2000', '--quiet'];
writeFileSync(join(cwd, 'reversed.mjs'), 'export default (deck) => deck.sort(() => Math.random() - 0.5);\n');

describe('what stands beside the digest', () => {
  it('is who chose the seed and what was audited before, and the digest is the same without', async () => {
    await run('run', 'naive-swap', ...SMALL);
    const first = record('naive-swap');
    expect(first.run).toMatchObject({ seedOrigin: 'drawn', earlierRecords: 0 });
    await run('run', 'naive-swap', ...SMALL, '--seed', first.core.plan.seed);
    const second = record('naive-swap');
    expect(second.run).toMatchObject({ seedOrigin: 'given', earlierRecords: 1 });
    expect(second.digest).toBe(first.digest);
    const page = readFileSync(join(cwd, 'reports/naive-swap.html'), 'utf8');
    expect(page).toContain('The user gave the seed. The folder held 1 earlier record of this subject.');
  });

  it('is the build that made it, which the page names; of another version, verify says where that is had', async () => {
    const { core, run: info, ...rest } = record('naive-swap');
    const build = buildFolder();
    const sha256 = packageDigest(pathToFileURL(`${build}/`));
    // and the commit, where this was built of one
    const stamp = JSON.parse(readFileSync(join(build, 'build.json'), 'utf8')) as object;
    expect(info.build).toEqual({ from: 'source', ...stamp, sha256 });
    expect(readFileSync(join(cwd, 'reports/naive-swap.html'), 'utf8')).toContain(
      `SHA-256 of the package ${sha256}. Install that before you type npx`,
    );
    const other = { ...core, tool: { ...core.tool, version: '0.0.9' } };
    writeFileSync(join(cwd, 'older.json'), JSON.stringify({ ...rest, core: other, digest: digestOf(other), run: info }));
    expect((await run('verify', 'older.json', '--quiet')).stdout).toMatch(
      /\(the record was made by version 0\.0\.9, this is \S+; version 0\.0\.9 itself is sure to derive it again\)\n(?:.*\n)*version 0\.0\.9 is had so: shuffle-audit verify older\.json \(as built at the tag v0\.0\.9 of its repository\)\n$/,
    );
  });

  it('is the level of isolation of a function', async () => {
    await run('run', './reversed.mjs', ...SMALL);
    await run('run', './reversed.mjs', ...SMALL, '--isolation', 'none', '--name', 'free');
    expect([record('reversed').run, record('free').run]).toMatchObject([
      { isolation: childLevel(), earlierRecords: 0 },
      { isolation: 'none', earlierRecords: 1 },
    ]);
  });

  it('is told by every command that draws a seed, and a seed of its own has no log', async () => {
    await run('run', 'sattolo', '--until-decided', '--n', '4', '--quiet');
    await run('calibrate', 'parity', '--n', '3', '--trials', '20', '--audits', '20', '--prng', 'chacha20', '--quiet');
    await run('compare', '--shuffle', 'sattolo,fisher-yates', ...SMALL);
    writeFileSync(join(cwd, 'deals.csv'), '1,2,3\n2,1,3\n3,1,2\n'.repeat(20));
    const logged = await run('log', 'deals.csv', '--quiet');
    expect(logged.stderr).toBe('');
    const [cell = ''] = readdirSync(join(cwd, 'reports/compare')).filter((file) => file.endsWith('.json'));
    const names = ['sattolo-until-decided', 'calibration-parity', `compare/${cell.replace('.json', '')}`, 'deals'];
    expect(names.map((name) => record(name).run)).toMatchObject([
      { seedOrigin: 'drawn', earlierRecords: 0 },
      { seedOrigin: 'drawn', earlierRecords: 0 },
      { seedOrigin: 'drawn', earlierRecords: 0 },
      { earlierRecords: 0 },
    ]);
    expect(record('deals').run).not.toHaveProperty('seedOrigin');
  });
});
