import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { builtPackage } from '../support/checkout.js';
import { program } from '../support/program.js';

const folder = mkdtempSync(join(tmpdir(), 'after-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a report that is replaced is told, and how both are kept', async () => {
  const run = (...more: string[]): ReturnType<typeof program> =>
    program(folder, 'run', 'sattolo', '--n', '5', '--trials', '1000', '--seed', 'a', ...more);
  const told = /^shuffle-audit: reports.\w+\.json and its page take the place of earlier ones; --name or --out keeps both$/m;
  expect((await run()).stderr).not.toMatch(told);
  const { stderr, stdout } = await run();
  expect(stderr).toMatch(told);
  expect((await run('--quiet')).stderr).toBe('');
  expect(stdout).toBe((await run('--quiet')).stdout);
  expect((await run('--name', 'another')).stderr).not.toMatch(told);
  expect((await program(folder, 'prove', 'sattolo', '--n', '4', '--name', 'another')).stderr).toMatch(told);
});

it('the command that decides an audit repeats what the record would not tell otherwise', async () => {
  const { stdout } = await program(folder, 'run', 'fisher-yates', '--n', '5', '--trials', '500', '--seed', 'my seed', '--out', 'here');
  const [, command = ''] = /^To decide it:\n {2}(.*)$/m.exec(stdout) ?? [];
  expect(command).toBe("npx shuffle-audit run fisher-yates --n 5 --detect 1% --seed 'my seed' --out here");
  // The page and the record's own text say the same.
  expect((await program(folder, 'report', 'here/fisher-yates.json', '--format', 'text')).stdout).toContain(command);
  expect(readFileSync(join(folder, 'here/fisher-yates.html'), 'utf8')).toContain('--out here');
});

it('a folder from the root of a machine is not told in a record', async () => {
  const { stdout } = await program(
    folder,
    'run',
    'fisher-yates',
    '--n',
    '5',
    '--trials',
    '500',
    '--seed',
    'a',
    '--out',
    join(folder, 'there'),
  );
  expect(stdout).toMatch(/^ {2}npx shuffle-audit run fisher-yates --n 5 --detect 1% --seed a$/m);
  expect(readFileSync(join(folder, 'there/fisher-yates.json'), 'utf8')).not.toContain(folder);
});

it.runIf(process.platform === 'linux')('--open shows the page in the browser that the system names', async () => {
  const [browser, opened] = [join(folder, 'browser'), join(folder, 'opened')];
  writeFileSync(browser, `#!/bin/sh\nprintf %s "$1" > ${opened}\n`);
  chmodSync(browser, 0o755);
  const entry = join(builtPackage(), 'dist/cli.js');
  const words = ['run', 'fisher-yates', '--n', '5', '--trials', '20000', '--quiet', '--open'];
  try {
    execFileSync(process.execPath, [entry, ...words], {
      cwd: folder,
      env: { ...process.env, BROWSER: browser, DISPLAY: '' },
      stdio: 'ignore',
    });
  } catch {
    // A verdict is no failure here.
  }
  // The browser goes on after the program ended.
  await expect
    .poll(() => (existsSync(opened) ? readFileSync(opened, 'utf8') : ''), { timeout: 60_000 })
    .toMatch(/reports\/fisher-yates\.html$/);
});
