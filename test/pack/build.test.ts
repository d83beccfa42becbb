import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageDigest } from '../../src/host/package-digest.js';
import { PROJECT } from '../house/source-tree.js';
import { copyCheckout } from '../support/checkout.js';
import { needs } from '../support/tools.js';

const run = promisify(execFile);
const scratch = mkdtempSync(join(tmpdir(), 'shuffle-audit-build-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let checkout: string;
beforeAll(async () => {
  checkout = copyCheckout(scratch);
  await build();
});

const build = (): Promise<{ readonly stderr: string }> => run(process.execPath, ['.ci/build.js'], { cwd: checkout });
const dist = (...path: readonly string[]): string => join(checkout, 'dist', ...path);

/** Every file of dist/ with its time. */
const files = (): readonly string[] =>
  readdirSync(dist(), { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => `${name} ${statSync(dist(name)).mtimeMs}`);

/** The build that the bin names. */
const present = (): string => /[0-9a-f]{16}/.exec(readFileSync(dist('cli.js'), 'utf8'))?.[0] ?? '';

/** What the build says of itself. */
const stamp = (): unknown => JSON.parse(readFileSync(dist(present(), 'build.json'), 'utf8'));

/** The package's digest as its own program takes it. */
const digest = (): string => packageDigest(new URL(`file://${dist(present())}/`));

describe('a build', () => {
  it('leaves dist/ as it is where it is of the present sources, and says nothing', async () => {
    const before = files();
    const touched = new Date(Date.now() + 60_000);
    utimesSync(join(checkout, 'src/core/errors.ts'), touched, touched);
    expect((await build()).stderr).toBe('');
    expect(files()).toEqual(before);
  });

  it('of other sources takes nothing from a program that runs, which ends as it would have', async () => {
    const audit = (name: string): Promise<unknown> =>
      run(process.execPath, [dist('cli.js'), 'run', 'naive-swap', '--seed', 'a', '--trials', '1e6', '--quiet', '--name', name], {
        cwd: checkout,
      }).catch(({ code, stderr }: { readonly code: number; readonly stderr: string }) => [code, stderr]);
    const [first, before] = [await audit('before'), [present(), digest()]];
    const running = audit('during');
    appendFileSync(join(checkout, 'src/core/errors.ts'), '\n/** More. */\nexport const MORE = 1;\n');
    const { stderr } = await build();
    expect(stderr).toMatch(/^shuffle-audit: building dist\//);
    expect(await running).toEqual(first);
    const record = (name: string): unknown =>
      (JSON.parse(readFileSync(join(checkout, `reports/${name}.json`), 'utf8')) as { digest: string }).digest;
    expect(record('during')).toBe(record('before'));

    // The build that was replaced is there for it, and no part of the package.
    expect(present()).not.toBe(before[0]);
    expect(readdirSync(dist())).toContain(before[0]);
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: checkout, maxBuffer: 2 ** 26 });
    expect(stdout).toContain(`dist/${present()}/`);
    expect(stdout).not.toContain(before[0]);
    const kept = digest();
    rmSync(dist(before[0] ?? ''), { recursive: true });
    expect(digest()).toBe(kept);
    expect(kept).not.toBe(before[1]);
  });

  it('at the same time as another comes to the same, whole', async () => {
    expect(stamp()).toEqual({ sha256: digest() });
    rmSync(dist(), { recursive: true });
    const git = (...args: readonly string[]): string =>
      execFileSync(needs('git'), ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
        cwd: checkout,
        encoding: 'utf8',
      }).trim();
    writeFileSync(join(checkout, '.gitignore'), readFileSync(join(PROJECT, '.gitignore'), 'utf8').replace('node_modules/', 'node_modules'));
    for (const args of [
      ['init', '--quiet'],
      ['add', '.'],
      ['commit', '--quiet', '-m', 'a'],
    ])
      git(...args);
    await Promise.all([build(), build()]);
    // Nothing has been changed since the commit.
    expect(stamp()).toEqual({ commit: git('rev-parse', 'HEAD'), sha256: digest() });
    expect(readdirSync(dist()).filter((name) => /^[0-9a-f]{16}$/.test(name))).toEqual([present()]);
    expect(readdirSync(checkout).filter((name) => name.startsWith('.build-'))).toEqual([]);
    const { stdout } = await run(process.execPath, [dist('cli.js'), '--version']);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
