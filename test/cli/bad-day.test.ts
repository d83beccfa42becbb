import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesFor, lanesWithin } from '../../src/host/open-files.js';
import { builtPackage } from '../support/checkout.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-bad-day-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
writeFileSync(join(cwd, 'sorted.mjs'), 'export default (deck) => deck.sort(() => Math.random() - 0.5);\n');
writeFileSync(join(cwd, 'typed.ts'), 'export default (deck: number[]): number[] => deck.sort(() => Math.random() - 0.5);\n');

/** What a shell prints on both streams, and how it ends; $AUDIT is the program. */
async function shell(
  script: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: unknown; readonly said: string }> {
  const AUDIT = join(builtPackage(), 'dist/cli.js');
  return new Promise((resolve) => {
    execFile('sh', ['-c', script], { cwd, env: { ...process.env, ...more, AUDIT } }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : error.code, said: stdout + stderr });
    });
  });
}

describe('a bad day', () => {
  it.each(['--version', 'run --help', 'plan --n 5'])('with 40 files open at the most does not stop %s', async (words) => {
    const { said, status } = await shell(`ulimit -n 40; node "$AUDIT" ${words}`);
    expect(status, said).toBe(0);
  });

  it.each(['--n 4 --trials 500', '--n 5 --trials 140000 --workers 2'])(
    'with 40 files open at the most a run %s ends with its verdict and both files',
    async (size) => {
      const { said, status } = await shell(`ulimit -n 40; node "$AUDIT" run sattolo ${size} --seed few --name few --quiet`);
      expect([status, said.split('\n', 1)[0]]).toEqual([20, '■ Biased: some cards come to some positions too often']);
      expect(
        readdirSync(join(cwd, 'reports'))
          .filter((file) => file.startsWith('few'))
          .sort(),
      ).toEqual(['few.html', 'few.json']);
      rmSync(join(cwd, 'reports'), { recursive: true });
    },
  );

  it('with too few files for its threads deals on fewer, says so and how many files all of them need', async () => {
    const words = 'run sattolo --n 5 --trials 140000 --workers 16 --seed few';
    const { said, status } = await shell(`ulimit -n 40; node "$AUDIT" ${words} --name by-few`);
    expect(said).toMatch(
      /^shuffle-audit: the system lets this program open 40 files: it deals on 1 core and not on 16; for all of them: ulimit -n \d+$/m,
    );
    const enough = /ulimit -n (\d+)/.exec(said)?.[1];
    const all = await shell(`ulimit -n ${enough}; node "$AUDIT" ${words} --name by-all`);
    expect([status, all.status]).toEqual([20, 20]);
    expect(all.said).not.toContain('the system lets this program open');
    expect(lanesWithin({ most: 100, open: 32 })).toBe(5);
    expect(filesFor(5, { most: 100, open: 32 })).toBe(100);
  });

  it.each(['list', '--help', '--version', 'run sattolo --n 4 --trials 500 --quiet', 'run sattolo --n 4 --trials 500 --json --quiet'])(
    'with a standard output that takes nothing %s ends with 74, in one line',
    async (words) => {
      const { said, status } = await shell(`[ -c /dev/full ] || exit 99; node "$AUDIT" ${words} > /dev/full`);
      if (status === 99) return;
      expect([status, said]).toEqual([74, 'shuffle-audit: writing failed: standard output (ENOSPC)\n']);
      expect((await shell(`node "$AUDIT" ${words} > /dev/full 2> /dev/full`)).status).toBe(74);
    },
  );

  it('with files too few for pipes to a function ends with 74 and says how to allow more', async () => {
    const { said, status } = await shell('ulimit -n 24; node "$AUDIT" run ./sorted.mjs --n 4 --trials 500 --quiet');
    expect([status, said]).toEqual([74, expect.stringContaining('the system lets this program open too few files at once: EMFILE')]);
    expect(said).toContain('ulimit -n 1024');
  });

  it('with 22 files open at the most starts', async () => {
    const { said, status } = await shell('ulimit -n 22; node "$AUDIT" run sattolo --n 4 --trials 500 --quiet');
    expect([20, 74], said).toContain(status);
  });

  it('with too few addresses for the memory of kernels deals without them', async () => {
    const { said, status } = await shell('ulimit -v 2500000 || exit 99; node "$AUDIT" run sattolo --n 4 --trials 500 --workers 1 --quiet');
    if (status !== 99) expect([status, said.split(':', 1)[0]]).toEqual([20, '■ Biased']);
  });

  it('with a standard error that takes nothing ends with its verdict', async () => {
    const { said, status } = await shell('[ -c /dev/full ] || exit 99; node "$AUDIT" run sattolo --n 4 --trials 500 2> /dev/full');
    if (status !== 99) expect([status, said.split(':', 1)[0]]).toEqual([20, '■ Biased']);
  });

  it.each(['list', 'run sattolo --n 4 --trials 500', 'verify /nowhere.json', 'report --index /'])(
    'in a folder that is gone %s ends with 66',
    async (words) => {
      const { said, status } = await shell(`mkdir gone; cd gone; rmdir ../gone; node "$AUDIT" ${words}`);
      expect([status, said.split('\n', 1)[0]]).toEqual([66, 'shuffle-audit: the working folder is gone, or may not be looked at']);
    },
  );

  it('without a folder for temporary files ends with 73 where one is needed', async () => {
    const missing = { TMPDIR: '/nowhere/at/all' };
    const ends = await Promise.all([
      shell('echo 0,1 | node "$AUDIT" log - --quiet', missing),
      shell('node "$AUDIT" run ./typed.ts --n 4 --trials 500 --quiet', missing),
    ]);
    for (const { said, status } of ends) {
      expect(said).toBe(
        'shuffle-audit: no temporary folder can be made in /nowhere/at/all: no such file\n  hint: set TMPDIR to a folder that is there and can be written to\n',
      );
      expect(status).toBe(73);
    }
  });

  it('with frozen built-in objects ends with 64 and names the flag', async () => {
    const { said, status } = await shell('node --no-warnings --frozen-intrinsics "$AUDIT" run sattolo');
    expect(said).toMatch(/^shuffle-audit: the built-in objects of Node must not be frozen, got --frozen-intrinsics\n {2}hint: .+\n$/);
    expect(status).toBe(64);
  });
});
