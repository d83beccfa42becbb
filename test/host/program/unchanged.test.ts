import { linkSync, renameSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ProgramSource } from '../../../src/core/program-source.js';
import { findProgram } from '../../../src/host/program/path.js';
import { programWatch } from '../../../src/host/program/unchanged.js';
import { folderOf } from '../function/blocks.js';

/** What looks after `sh deal.sh big`, and the folder they lie in. */
function watched(bytes: number): { readonly cwd: string; readonly look: ReturnType<typeof programWatch> } {
  const cwd = folderOf({ 'deal.sh': 'echo 1 2 3\n', big: '' });
  truncateSync(join(cwd, 'big'), bytes);
  const words = { program: 'sh', args: ['deal.sh', 'big'], cwd };
  const found = findProgram(words);
  return {
    cwd,
    look: programWatch('sh deal.sh', { ...words, ...found, kind: 'program', args: words.args } as unknown as ProgramSource, found),
  };
}

const took = (what: () => void): number => {
  const from = performance.now();
  what();
  return performance.now() - from;
};

describe('the files of a program', () => {
  it('are read at the first look and at the end, and between only where one was written to', () => {
    const { look } = watched(2 ** 26);
    const once = took(() => look('between'));
    const often = took(() => {
      for (let k = 0; k < 20; k++) look('between');
    });
    expect(often).toBeLessThan(once);
    expect(took(() => look('end'))).toBeGreaterThan(often);
  });

  it.each<readonly [string, (cwd: string) => void]>([
    ['written to', (cwd) => writeFileSync(join(cwd, 'deal.sh'), 'echo 3 2 1\n')],
    [
      'written to as if long ago',
      (cwd) => {
        writeFileSync(join(cwd, 'deal.sh'), 'echo 3 2 1\n');
        utimesSync(join(cwd, 'deal.sh'), 1, 1);
      },
    ],
    [
      'another of the same name',
      (cwd) => {
        writeFileSync(join(cwd, 'new'), 'echo 3 2 1\n');
        renameSync(join(cwd, 'new'), join(cwd, 'deal.sh'));
      },
    ],
    ['gone', (cwd) => renameSync(join(cwd, 'deal.sh'), join(cwd, 'old'))],
  ])('are found changed between two blocks: %s', (_, change) => {
    const { cwd, look } = watched(0);
    utimesSync(join(cwd, 'deal.sh'), 1, 1);
    look('between');
    change(cwd);
    const message = 'sh deal.sh: its files must stay as they are while it is audited, got another deal.sh';
    for (const when of ['between', 'end'] as const) expect(() => look(when)).toThrow(message);
  });

  it('may be touched, or known by one more name', () => {
    const { cwd, look } = watched(0);
    look('between');
    utimesSync(join(cwd, 'deal.sh'), 1, 1);
    linkSync(join(cwd, 'deal.sh'), join(cwd, 'more'));
    expect(() => look('between')).not.toThrow();
  });
});
