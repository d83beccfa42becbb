import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { childLevel } from '../../src/host/function/child/tools.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-isolation-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'shuffle-audit-elsewhere-'));
afterAll(() => {
  for (const folder of [cwd, elsewhere]) rmSync(folder, { recursive: true, force: true });
});
writeFileSync(join(elsewhere, 'salt.txt'), 'salt');
writeFileSync(
  join(cwd, 'salted.mjs'),
  `import { readFileSync } from 'node:fs';
const salt = readFileSync(${JSON.stringify(join(elsewhere, 'salt.txt'))}, 'utf8');
export default (deck) => (Math.random() < 0.5 && salt ? deck : deck.reverse());
`,
);
/** The record in `reports` whose name begins so. */
function recordIn(name: string): unknown {
  const file = readdirSync(join(cwd, 'reports')).find((one) => one.startsWith(name) && one.endsWith('.json')) ?? name;
  return JSON.parse(readFileSync(join(cwd, 'reports', file), 'utf8'));
}

const run = ['run', './salted.mjs', '--n', '3', '--trials', '2000', '--seed', 'salt'];

it('a function that reads another folder ends the run with 77 and says what it tried', async () => {
  const { status, stdout, stderr } = await program(cwd, ...run, '--quiet');
  expect([status, stdout]).toEqual([77, '']);
  expect(stderr).toBe(
    `shuffle-audit: ./salted.mjs: must not read files outside its own folder, got an attempt to read ${join(elsewhere, 'salt.txt')} (salted.mjs:2:14)\n` +
      '  hint: --isolation none deals it with your own rights, where you trust it\n',
  );
});

it('without isolation it is dealt, the record says so, and only who says the same deals it again', async () => {
  const { status, stdout } = await program(cwd, ...run, '--isolation', 'none', '--json');
  expect([status, stdout.includes('"isolation":"none"')]).toEqual([20, true]);
  expect(recordIn('salted')).toMatchObject({ run: { isolation: 'none' } });
  for (const again of [['verify'], ['replay', '--trial', '1']]) {
    const [command = '', ...more] = again;
    const refused = await program(cwd, command, 'reports/salted.json', ...more);
    expect([refused.status, refused.stderr]).toEqual([
      77,
      'shuffle-audit: reports/salted.json was made by a function without limits: you must allow it to run so again, got --isolation process\n' +
        '  hint: --isolation none, where you trust the function\n',
    ]);
    expect((await program(cwd, command, 'reports/salted.json', ...more, '--isolation', 'none')).status).toBe(0);
  }
});

it('the record and the page say who kept the function in', async () => {
  writeFileSync(join(cwd, 'plain.mjs'), 'export default (deck) => (Math.random() < 0.5 ? deck : deck.reverse());');
  expect((await program(cwd, 'run', './plain.mjs', '--n', '3', '--trials', '2000', '--seed', 'plain', '--quiet')).status).toBe(20);
  const level = childLevel();
  expect(recordIn('plain')).toMatchObject({ run: { isolation: level } });
  expect(readFileSync(join(cwd, 'reports/plain.html'), 'utf8')).toContain(`(isolation: ${level})`);
  // A subject that is no function is kept in by nobody.
  expect((await program(cwd, 'run', 'naive-swap', '--n', '3', '--trials', '2000', '--seed', 'plain', '--quiet')).status).toBe(20);
  expect(recordIn('naive-swap')).not.toHaveProperty('run.isolation');
});

it('another word is refused', async () => {
  const { status, stderr } = await program(cwd, ...run, '--isolation', 'thread');
  expect([status, stderr]).toEqual([64, 'shuffle-audit: --isolation must be process or none, got "thread"\n']);
});
