import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { builtPackage } from '../../../support/checkout.js';
import { type Done, program } from '../../../support/program.js';
import { needs } from '../../../support/tools.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-emit-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const entry = join(builtPackage(), 'dist/cli.js');
const emit = (...args: readonly string[]): Promise<Done> => program(cwd, 'emit', ...args);
const bytesOf = (...args: readonly string[]): Buffer => spawnSync(process.execPath, [entry, 'emit', ...args], { cwd }).stdout;
const linesOf = ({ stdout }: Done): readonly string[] => stdout.split('\n').slice(0, -1);

/** Every count of a record. */
const countsOf = (name: string): unknown =>
  (JSON.parse(readFileSync(join(cwd, 'reports', `${name}.json`), 'utf8')) as { readonly core: { readonly counts: object } }).core.counts;

interface Replayed {
  readonly deck: readonly number[];
  readonly draws: readonly { readonly draw: number; readonly words: readonly number[] }[];
}
async function replayed(name: string, trial: number): Promise<Replayed> {
  const { stdout } = await program(cwd, 'replay', `reports/${name}.json`, '--trial', String(trial), '--json');
  return JSON.parse(stdout) as Replayed;
}

/** The program, with nobody reading what it writes. */
function unread(): ChildProcess {
  return spawn(process.execPath, [entry, 'emit', 'fisher-yates', '--seed', 'a'], { stdio: ['ignore', 'pipe', 'pipe'] });
}

describe('emit', () => {
  it('writes decks that log reads, with the counts of run', async () => {
    const dealt = ['naive-swap/mt19937', '--n', '6', '--trials', '70000', '--seed', 'emit'];
    await program(cwd, 'run', ...dealt, '--name', 'run');
    const shell = `'${process.execPath}' '${entry}'`;
    const piped = `${shell} emit ${dealt.join(' ')} --decks | ${shell} log - --start natural --name log`;
    expect(spawnSync('sh', ['-c', piped], { cwd }).status).toBe(20);
    expect(countsOf('log')).toEqual(countsOf('run'));
    await program(cwd, 'run', ...dealt.with(-1, 'other'), '--name', 'other');
    expect(countsOf('log')).not.toEqual(countsOf('other'));
  });

  it('writes the decks and choices that replay derives', async () => {
    const dealt = ['fisher-yates', '--n', '9', '--trials', '66000', '--seed', 'emit'];
    await program(cwd, 'run', ...dealt, '--name', 'even');
    const decks = linesOf(await emit(...dealt, '--decks'));
    const choices = linesOf(await emit(...dealt, '--choices'));
    for (const trial of [1, 2, 65_536, 65_537, 66_000]) {
      const { deck, draws } = await replayed('even', trial);
      expect(decks[trial - 1]).toBe(deck.map((card) => card - 1).join(','));
      expect(choices[trial - 1]).toBe(draws.map(({ draw }) => draw).join(' '));
    }
  });

  it('writes words as bytes, the low one first, and as many as asked for', async () => {
    const { draws } = await replayed('even', 1);
    const words = draws.flatMap((draw) => draw.words);
    const bytes = bytesOf('fisher-yates', '--n', '9', '--seed', 'emit', '--trials', String(words.length));
    expect(Array.from({ length: bytes.length / 4 }, (_, k) => bytes.readUInt32LE(4 * k))).toEqual(words);
    expect(bytesOf('fisher-yates', '--trials', '40000')).toHaveLength(160_000);
  });

  it('writes decks of a function, as replay derives them, and of a program', async () => {
    writeFileSync(join(cwd, 'sorted.mjs'), 'export default (deck) => deck.sort(() => Math.random() - 0.5);\n');
    const dealt = ['./sorted.mjs', '--n', '5', '--trials', '66000', '--seed', 'emit'];
    await program(cwd, 'run', ...dealt, '--name', 'sorted');
    const decks = linesOf(await emit(...dealt, '--decks'));
    expect(decks).toHaveLength(66_000);
    for (const trial of [1, 65_537])
      expect(decks[trial - 1]).toBe((await replayed('sorted', trial)).deck.map((card) => card - 1).join(','));
    writeFileSync(join(cwd, 'deal.py'), 'while True: print("1 3 2 4", flush=True)\n');
    expect(linesOf(await emit('--decks', '--trials', '3', '--n', '4', '--', needs('python3'), 'deal.py'))).toEqual(
      Array(3).fill('0,2,1,3'),
    );
  });

  it('says which words are packed or cut, unless it is told to be quiet, and a seed that it drew', async () => {
    const packed = await emit('fisher-yates/msvc', '--trials', '1');
    expect(packed.stderr).toMatch(
      /^shuffle-audit: words of msvc have 15 bits; they are packed without gaps, the first in the lowest bits\nseed {4}\w{16}\n$/,
    );
    const anew = await emit('fisher-yates/mt19937', '--seeding', 'counter', '--trials', '1', '--seed', 'a');
    expect(anew.stderr).toBe('shuffle-audit: counter starts mt19937 anew for every deal; only the words that a deal takes are written\n');
    expect(await emit('fisher-yates/msvc', '--trials', '1', '--quiet')).toMatchObject({ status: 0, stderr: '' });
  });

  it.each([
    [['fisher-yates/minstd'], 'a word must be whole bits to be written, got minstd, whose words lie below 2147483646'],
    [['./sorted.mjs'], 'words are written of built-in subjects, got ./sorted.mjs'],
    [['--choices', '--', 'python3', 'deal.py'], 'choices are written of built-in subjects, got python3 deal.py'],
    [['fisher-yates', '--words', '--decks'], 'emit writes one of words, choices and decks, got --words and --decks'],
    [[], 'emit needs a subject, got none'],
  ])('refuses %j', async (args, message) => {
    expect(await emit(...args)).toMatchObject({ status: 64, stdout: '', stderr: expect.stringContaining(`shuffle-audit: ${message}\n`) });
  });

  it('writes no words to a terminal, but text', async () => {
    const { isTTY } = process.stdout;
    process.stdout.isTTY = true;
    try {
      const refused = await emit('fisher-yates', '--trials', '1');
      expect(refused).toMatchObject({ status: 64, stdout: '' });
      expect(refused.stderr).toContain('words must go to another program, got a terminal\n  ');
      expect(await emit('fisher-yates', '--n', '2', '--decks', '--trials', '1')).toMatchObject({ status: 0 });
    } finally {
      process.stdout.isTTY = isTTY;
    }
  });

  it.each([[], ['--choices', '--trials', '1e12'], ['--decks', '--trials', '1e12']])(
    'ends quietly with 0 where its reader closes the pipe: %j',
    async (...args) => {
      const child = spawn(process.execPath, [entry, 'emit', 'fisher-yates', '--seed', 'a', ...args]);
      let err = '';
      child.stderr.on('data', (text: Buffer) => {
        err += text.toString();
      });
      await once(child.stdout, 'data');
      child.stdout.destroy();
      expect([await once(child, 'exit'), err]).toEqual([[0, null], '']);
    },
  );

  it.runIf(process.platform === 'linux')('makes no more than a slow reader takes', async () => {
    const child = unread();
    const made = (): number => Number(/^wchar: (\d+)$/m.exec(readFileSync(`/proc/${child.pid}/io`, 'utf8'))?.[1]);
    const memory = (): number => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]);
    await once(child.stdout ?? child, 'readable');
    await wait(500);
    const before = [made(), memory()];
    await wait(1500);
    expect(made()).toBe(before[0]);
    expect(memory() - before[1]).toBeLessThan(20_000);
    child.kill();
    await once(child, 'exit');
  });
});
