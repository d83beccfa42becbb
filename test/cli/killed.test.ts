import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { builtPackage } from '../support/checkout.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-killed-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
writeFileSync(join(cwd, 'slow.mjs'), 'export default (deck) => { for (let k = 0; k < 1e5; k++) Math.random(); return deck; };\n');

describe('a run that is ended half-way', () => {
  it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)('by %s leaves no record, no draft and the old record whole', async (signal) => {
    const entry = join(builtPackage(), 'dist/cli.js');
    await program(cwd, 'run', 'sattolo', '--n', '5', '--trials', '500', '--seed', 'old', '--name', 'kept');
    for (const subject of ['fisher-yates', './slow.mjs']) {
      const child = spawn(process.execPath, [entry, 'run', subject, '--trials', '1e8', '--name', 'kept', '--quiet'], {
        cwd,
        stdio: 'ignore',
      });
      await wait(700);
      child.kill(signal);
      const [code, by] = (await once(child, 'exit')) as [number | null, string | null];
      expect(code ?? by).toBe({ SIGKILL: 'SIGKILL', SIGTERM: 143, SIGINT: 130 }[signal]);
    }
    expect(readdirSync(join(cwd, 'reports')).sort()).toEqual(['kept.html', 'kept.json']);
    expect((await program(cwd, 'verify', 'reports/kept.json')).status).toBe(0);
  });

  it.runIf(existsSync('/proc/self/cmdline'))('leaves no process of the subject behind', async () => {
    await wait(1500);
    const { readFileSync } = await import('node:fs');
    const left = readdirSync('/proc')
      .filter((pid) => /^\d+$/.test(pid))
      .filter((pid) => {
        try {
          return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cwd);
        } catch {
          return false;
        }
      });
    expect(left).toEqual([]);
  });
});
