import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { builtPackage } from '../../../support/checkout.js';
import { program } from '../../../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-caught-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const ASKED = ['compare', '--until-caught', '--shuffle', 'fisher-yates', '--seed', 'table', '--quiet'];

/** What the command prints with --json, as far as is looked at here. */
interface Printed {
  readonly page: string;
  readonly digest: string;
  readonly cells: readonly {
    readonly id: string;
    readonly end: string;
    readonly trials: number;
    readonly digest: string;
    readonly kept: boolean;
    readonly file: string;
  }[];
}

async function compared(...more: readonly string[]): Promise<Printed & { readonly status: number }> {
  const { status, stdout } = await program(cwd, ...ASKED, '--json', ...more);
  return { ...(JSON.parse(stdout) as Printed), status };
}

describe('compare --until-caught', () => {
  it('ranks what it catches, keeps what is done, gathers several sizes on one page, and ends with 20', async () => {
    const first = await compared('--prng', 'randu,xoshiro128ss', '--bounded', 'modulo', '--n', '13', '--budget', '20000', '--out', 'table');
    expect(first.status).toBe(20);
    expect(first.cells.map(({ end, kept, trials }) => [end, trials, kept])).toEqual([
      ['caught', 1024, false],
      ['budget', 20_000, false],
    ]);
    const larger = await compared(
      '--prng',
      'randu,xoshiro128ss',
      '--bounded',
      'modulo',
      '--n',
      '13',
      '--budget',
      '40000',
      '--out',
      'table',
    );
    expect(larger.cells.map(({ end, kept, trials }) => [end, trials, kept])).toEqual([
      ['caught', 1024, true],
      ['budget', 40_000, false],
    ]);
    const smaller = await compared(
      '--prng',
      'randu,xoshiro128ss',
      '--bounded',
      'modulo',
      '--n',
      '13',
      '--budget',
      '20000',
      '--out',
      'table',
    );
    expect(smaller.cells.map(({ digest, kept }) => [digest, kept])).toEqual(larger.cells.map(({ digest }) => [digest, true]));
    const other = await compared('--prng', 'xoshiro128ss', '--n', '8', '--budget', '2000', '--out', 'table');
    expect(other.status).toBe(21);
    const page = readFileSync(join(cwd, other.page), 'utf8');
    for (const text of [
      '1 of 3 shuffles is caught within the budget',
      '8 cards: 0 of 1 caught',
      '13 cards: 1 of 2 caught',
      'fisher-yates/randu/modulo/continuous',
    ])
      expect(page).toContain(text);
    for (const { file } of [...larger.cells, ...other.cells]) expect((await program(cwd, 'verify', file, '--quiet')).status, file).toBe(0);
    // A record that was altered is dealt anew, and one that stands beside the others is left out of the page.
    const [{ file }] = larger.cells;
    const whole = readFileSync(join(cwd, file), 'utf8');
    writeFileSync(join(cwd, file), whole.replace('"trials":1024', '"trials":2048'));
    expect((await program(cwd, 'verify', file, '--quiet')).status).toBe(20);
    copyFileSync(join(cwd, file), join(cwd, file.replace('.json', '-copy.json')));
    const again = await program(
      cwd,
      ...ASKED,
      '--prng',
      'randu',
      '--bounded',
      'modulo',
      '--n',
      '13',
      '--budget',
      '40000',
      '--out',
      'table',
    );
    expect(again.stderr).toContain('was there and is dealt anew: ');
    expect(again.stderr).toContain('-copy.json is left out of the page: ');
    expect(readFileSync(join(cwd, file), 'utf8').replace(/"run":.*/, '')).toBe(whole.replace(/"run":.*/, ''));
  });

  it('deals the same on one worker as on two, beyond the deals of which more is kept than counts', async () => {
    const wish = ['--prng', 'sfc32', '--n', '5', '--budget', '6e6', '--tests', 'parity,repeats'];
    const [one, two] = [
      await compared(...wish, '--workers', '1', '--out', 'one'),
      await compared(...wish, '--workers', '2', '--out', 'two'),
    ];
    expect(two.digest).toBe(one.digest);
  });

  it('goes on where a kill ended it, to the record of one that was never ended, and from there with a larger budget', async () => {
    const wish = (budget: string): readonly string[] => ['--prng', 'pcg64', '--n', '5', '--budget', budget, '--tests', 'parity'];
    const entry = join(builtPackage(), 'dist/cli.js');
    const child = spawn(process.execPath, [entry, ...ASKED, ...wish('1e8'), '--out', 'killed'], { cwd, stdio: 'ignore' });
    const folder = join(cwd, 'killed/until-caught');
    const left = (ending: string): boolean => existsSync(folder) && readdirSync(folder).some((name) => name.endsWith(ending));
    for (let k = 0; k < 2000 && !left('.journal') && child.exitCode === null; k++) await wait(50);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect([left('.journal'), left('.json')]).toEqual([true, false]);
    const [resumed, whole] = [await compared(...wish('1e8'), '--out', 'killed'), await compared(...wish('1e8'), '--out', 'whole')];
    expect(resumed.digest).toBe(whole.digest);
    expect([left('.journal'), left('.json')]).toEqual([true, true]);
    const [larger, anew] = [await compared(...wish('1.01e8'), '--out', 'killed'), await compared(...wish('1.01e8'), '--out', 'anew')];
    expect(larger.cells[0].trials).toBe(1.01e8);
    expect(larger.digest).toBe(anew.digest);
  });

  it.each([
    [['--until-caught'], '--until-caught needs --budget'],
    [['--budget', '1e6'], '--budget needs --until-caught'],
    [['--until-caught', '--budget', '1023'], '--budget must be a whole number from 1024'],
    [['--until-caught', '--budget', '1e6', '--trials', '5'], '--trials cannot be used with --until-caught'],
    [['--until-caught', '--budget', '1e6', '--detect', '1%'], '--detect cannot be used with --until-caught'],
    [['--until-caught', '--budget', '1e6', '--lags', '2'], '--lags cannot be used with --until-caught'],
    [['--until-caught', '--budget', '1e6', '--prng', 'os'], '--until-caught needs generators that can be replayed, got '],
    [['--until-caught', '--budget', '1e6', '--battery', 'large'], 'no battery is called "large"'],
    [
      ['--until-caught', '--budget', '1e6', '--tests', 'homogeneity', '--shuffle', 'fisher-yates'],
      'none of the tests named can be gone on with',
    ],
  ])('refuses %j', async (args, message) => {
    const { status, stderr } = await program(cwd, 'compare', ...args);
    expect(status).toBe(64);
    expect(stderr).toContain(message);
  });
});
