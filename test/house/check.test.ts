import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PROJECT } from './source-tree.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function check(scripts: Readonly<Record<string, string>>): { readonly status: number | null; readonly said: string } {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
  const { status, stdout } = spawnSync(process.execPath, [join(PROJECT, '.ci', 'check.js')], { cwd: folder, encoding: 'utf8' });
  return { status, said: stdout.replace(/, \d+\.\d s/g, '') };
}

describe('npm run check', () => {
  it('runs every stage after one that fails, says which failed, and ends with 1', () => {
    const { status, said } = check({ check: 'exit 9', 'check:a': 'echo one', 'check:b': 'echo two; exit 3', 'check:c': 'echo three' });
    expect(said).toBe(
      '\n> check:a: echo one\none\n\n> check:b: echo two; exit 3\ntwo\n\n> check:c: echo three\nthree\n\nok     check:a\nFAILED check:b\nok     check:c\n',
    );
    expect(status).toBe(1);
  });

  it('ends with 0 where no stage failed, and not where there is none', () => {
    expect(check({ 'check:a': 'exit 0', other: 'exit 1' }).status).toBe(0);
    expect(check({ other: 'exit 0' }).status).toBe(1);
  });
});
