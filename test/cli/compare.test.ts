import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { Evidence, EvidenceCore } from '../../src/core/record/evidence.js';
import { digestOf } from '../../src/engine/record/digest.js';
import { evidenceText } from '../../src/engine/record/evidence-text.js';
import { builtPackage } from '../support/checkout.js';
import { firstDifference } from '../support/first-difference.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-compare-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, 'compare', ...args);
const at = (name: string): string => join(cwd, 'reports', name);
const record = (name: string): Evidence => JSON.parse(readFileSync(at(name), 'utf8')) as Evidence;

interface Printed {
  readonly plan: { readonly seed: string; readonly trials: number };
  readonly verdicts: Readonly<Record<string, number>>;
  readonly digest: string;
  readonly cells: readonly { id: string; verdict: string; digest: string; file: string; page: string; kept: boolean }[];
  readonly holes: readonly { readonly id: string; readonly reason: string }[];
}

const SMALL = ['--n', '5', '--trials', '3000', '--seed', 'c'] as const;
const THREE = ['--shuffle', 'fisher-yates,naive-swap,sattolo', ...SMALL] as const;

describe('compare', () => {
  it('leaves a page, and a record and a page for every cell, and ends 20 where one is biased', async () => {
    const { status, stderr, stdout } = await run(...THREE, '--prng', 'mt19937,xoshiro128ss', '--quiet');
    expect([status, stderr]).toEqual([20, '']);
    const lines = stdout.split('\n');
    expect(lines[0]).toMatch(/^ {2}verdict +audit +off by +seen from +caught by +deals\/s$/);
    expect(lines.slice(1, 7).map((line) => /^[■◐○] .* (\S+\/(?:mt19937|xoshiro128ss))/.exec(line)?.[1])).toEqual([
      'fisher-yates/mt19937',
      'naive-swap/mt19937',
      'sattolo/mt19937',
      'fisher-yates/xoshiro128ss',
      'naive-swap/xoshiro128ss',
      'sattolo/xoshiro128ss',
    ]);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    expect(stdout).toContain('4 biased, ');
    expect(stdout).toContain('report  reports/compare.html');
    expect(
      readdirSync(at('compare'))
        .filter((name) => name.endsWith('.json'))
        .sort(),
    ).toEqual([
      'fisher-yates-mt19937.json',
      'fisher-yates.json',
      'naive-swap-mt19937.json',
      'naive-swap.json',
      'sattolo-mt19937.json',
      'sattolo.json',
    ]);
    const page = readFileSync(at('compare.html'), 'utf8');
    const links = [...page.matchAll(/<a href="([^"]+)">/g)].map(([, href = '']) => href);
    expect(links.filter((href) => !existsSync(at(href)))).toEqual([]);
  });

  it('deals each cell as run does with the same seed', async () => {
    await program(cwd, 'run', 'sattolo/mt19937', ...SMALL, '--name', 'alone', '--quiet');
    expect(record('compare/sattolo-mt19937.json').digest).toBe(record('alone.json').digest);
  });

  it('prints one JSON object with --json, the same whatever the workers, and ends 0 or 21 without a bias', async () => {
    const printed = async (name: string, ...more: readonly string[]): Promise<[number, Printed]> => {
      const { status, stdout } = await run(
        '--shuffle',
        'fisher-yates,inside-out',
        '--n',
        '5',
        '--seed',
        'j',
        '--name',
        name,
        '--json',
        '--quiet',
        ...more,
      );
      return [status, JSON.parse(stdout) as Printed];
    };
    const [few, one] = await printed('one', '--trials', '3000', '--workers', '1');
    const [, two] = await printed('two', '--trials', '3000', '--workers', '2');
    expect(few).toBe(21);
    expect(two.digest).toBe(one.digest);
    expect(one.verdicts).toEqual({ biased: 0, 'no-bias-found': 0, inconclusive: 2, 'not-run': 0 });
    expect(one.cells.map(({ digest, file }) => (JSON.parse(readFileSync(join(cwd, file), 'utf8')) as Evidence).digest === digest)).toEqual([
      true,
      true,
    ]);
    const [enough, clean] = await printed('clean', '--detect', '5%', '--battery', 'quick');
    expect([enough, clean.verdicts['no-bias-found']]).toEqual([0, 2]);
  });

  it('leaves holes where parts do not fit, and is no failure for it', async () => {
    const { status, stdout } = await run(
      '--shuffle',
      'fisher-yates',
      '--prng',
      'msvc,mt19937',
      '--bounded',
      'lemire,modulo:16',
      ...SMALL,
      '--name',
      'holes',
      '--json',
      '--quiet',
    );
    expect(status).toBe(21);
    const { cells, holes } = JSON.parse(stdout) as Printed;
    expect(cells).toHaveLength(3);
    expect(holes).toEqual([
      { id: 'fisher-yates/msvc/modulo:16/continuous', reason: 'modulo:16 keeps 16 bits, but msvc gives words below 32768' },
    ]);
    expect(readFileSync(at('holes.html'), 'utf8')).toContain('1 not run');
  });

  it.each([
    [['--shuffle', 'nave-swap'], 'no shuffle is called "nave-swap"'],
    [['--prng', 'mt19937,'], '--prng needs an id between commas, got "mt19937,"'],
    [['--prng', 'msvc', '--bounded', 'modulo:16'], 'nothing to compare: modulo:16 keeps 16 bits'],
    [['--name', '..'], '--name is more than dots, got ".."'],
    [['--trials', '10', 'fisher-yates'], 'unknown argument: fisher-yates'],
  ])('says what is wrong with %j', async (args, message) => {
    const { status, stderr, stdout } = await run(...args);
    expect([status, stdout]).toEqual([64, '']);
    expect(stderr).toContain(message);
  });
});

describe('a comparison that is made again', () => {
  const again = async (...more: readonly string[]): Promise<{ stderr: string; printed: Printed }> => {
    const { stderr, stdout } = await run(...THREE, '--name', 'again', '--json', ...more);
    return { stderr, printed: JSON.parse(stdout) as Printed };
  };
  const kept = ({ cells }: Printed): readonly boolean[] => cells.map((cell) => cell.kept);

  it('keeps every cell as it is, and says the same', async () => {
    const first = (await again()).printed;
    const page = readFileSync(at('again.html'), 'utf8');
    const touched = statSync(at('again/sattolo.json')).mtimeMs;
    const second = (await again()).printed;
    expect([kept(first), kept(second)]).toEqual([
      [false, false, false],
      [true, true, true],
    ]);
    expect(second.digest).toBe(first.digest);
    expect(statSync(at('again/sattolo.json')).mtimeMs).toBe(touched);
    expect(firstDifference(page, readFileSync(at('again.html'), 'utf8'))).toBeNull();
  });

  it('makes a page again that is gone or another record’s', async () => {
    const page = readFileSync(at('again/sattolo.html'), 'utf8');
    rmSync(at('again/sattolo.html'));
    writeFileSync(at('again/naive-swap.html'), page);
    expect(kept((await again()).printed)).toEqual([true, true, true]);
    expect(firstDifference(page, readFileSync(at('again/sattolo.html'), 'utf8'))).toBeNull();
    expect(readFileSync(at('again/naive-swap.html'), 'utf8')).toContain(record('again/naive-swap.json').digest);
  });

  it('deals anew, and says so, where a record was edited by hand, its digest made right or not', async () => {
    const honest = record('again/sattolo.json');
    const verdict = { kind: 'no-bias-found', smallestDetectable: 0.01, power: 0.99 } as const;
    const lies: readonly EvidenceCore[] = [
      { ...honest.core, verdict },
      { ...honest.core, tool: { ...honest.core.tool, version: '0.0.1' } },
    ];
    for (const core of lies) {
      for (const digest of [honest.digest, digestOf(core)]) {
        writeFileSync(at('again/sattolo.json'), evidenceText({ ...honest, core, digest }));
        const { printed, stderr } = await again();
        expect(kept(printed)).toEqual([true, true, false]);
        expect(stderr).toMatch(/sattolo\.json was there and is dealt anew: /);
        expect(record('again/sattolo.json').digest).toBe(honest.digest);
      }
    }
    writeFileSync(at('again/sattolo.json'), 'a shopping list');
    expect((await again()).stderr).toContain('is not JSON');
  });

  it('deals another plan anew', async () => {
    const { printed } = await again('--detect', '2%');
    expect(kept(printed)).toEqual([false, false, false]);
  });
});

describe('a comparison that is ended half-way', () => {
  it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)('by %s goes on where it was, losing at most the cell in work', async (signal) => {
    const entry = join(builtPackage(), 'dist/cli.js');
    const shuffles = 'fisher-yates,naive-swap,sattolo,inside-out,never-first,riffle:3,stops-early,starts-late';
    const args = ['--shuffle', shuffles, '--n', '8', '--trials', '20000', '--seed', 'k 2', '--name', `ended-${signal}`];
    const child = spawn(process.execPath, [entry, 'compare', ...args, '--quiet'], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const folder = at(`ended-${signal}`);
    const records = (): readonly string[] =>
      existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.')) : [];
    while (records().length < 2) await wait(20);
    child.kill(signal);
    const [code, by] = (await once(child, 'exit')) as [number | null, string | null];
    expect(code ?? by).toBe({ SIGKILL: 'SIGKILL', SIGTERM: 143, SIGINT: 130 }[signal]);
    if (signal !== 'SIGKILL')
      expect(said).toMatch(
        /^shuffle-audit: interrupted: [1-7] of 8 audits are kept; the same command with --seed 'k 2' goes on from there\n$/,
      );
    const before = records();
    const { status, stdout } = await run(...args, '--json', '--quiet');
    expect(status).toBe(20);
    const { cells } = JSON.parse(stdout) as Printed;
    expect(
      cells
        .filter((cell) => cell.kept)
        .map(({ file }) => file.split('/').at(-1))
        .sort(),
    ).toEqual([...before].sort());
    if (signal !== 'SIGKILL') return;
    const whole = await run(...args.slice(0, -1), 'whole', '--json', '--quiet');
    expect((JSON.parse(whole.stdout) as Printed).digest).toBe((JSON.parse(stdout) as Printed).digest);
  });
});
