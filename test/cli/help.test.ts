import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { commandName } from '../../src/cli/command.js';
import { allCommands } from '../../src/cli/command-list.js';
import { program } from '../support/program.js';

const run = (...args: readonly string[]): ReturnType<typeof program> => program(tmpdir(), ...args);

const COMMANDS = [
  'run',
  'log',
  'order',
  'allocation',
  'predict',
  'compare',
  'survey',
  'scan',
  'calibrate',
  'prove',
  'list',
  'plan',
  'shard',
  'merge',
  'report',
  'replay',
  'emit',
  'verify',
  'watch',
  'keygen',
  'sign',
  'lab',
  'init',
  'assert',
  'completion',
];

/** Lines of more columns than a terminal of 100 shows. */
const wide = (text: string): string[] => text.split('\n').filter((line) => [...line].length > 100);

describe('what people type', () => {
  it.each([
    ['help', '--help'],
    ['help run', 'run --help'],
    ['-v', '--version'],
  ])('%s is %s', async (typed, meant) => {
    expect(await run(...typed.split(' '))).toEqual(await run(...meant.split(' ')));
  });

  it.each([
    ['naive-swap', /^naive-swap: /],
    ['swap-or', /^swap-or-not: /],
    ['Knuth', /^fisher-yates-forward +From the first/m],
  ])('list %s finds what is called so, or holds it, or is told with it', async (text, found) => {
    expect((await run('list', text)).stdout).toMatch(found);
    expect(await run('list', 'no-such-thing')).toMatchObject({ status: 64 });
  });
});

describe('what the program prints for reading', () => {
  it.each([[], ...COMMANDS.map((name) => [name])])('help of %s keeps to 100 columns, and says how it ends', async (...words) => {
    const { stdout, status } = await run(...words, '--help');
    expect(status).toBe(0);
    expect(wide(stdout)).toEqual([]);
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(/Ends with (0|20) .*64 and above: an error\./);
    if (words.length > 0) expect(stdout).toMatch(/\nExamples:\n {2}shuffle-audit /);
  });

  it.each([
    ['list'],
    ...['shuffle', 'prng', 'bounded', 'seeding', 'preset', 'statistic', 'battery'].map((kind) => ['list', kind]),
    ['plan', '--trials', '20000', '--battery', 'deep'],
    ['plan', 'naive-swap', '--n', '5', '--detect', '5%'],
  ])('%s %s keeps to 100 columns', async (...words) => {
    const { stdout, status } = await run(...words);
    expect(status).toBe(0);
    expect(wide(stdout)).toEqual([]);
  });

  it('plan with a subject says that it deals, and how much, unless it is told to be quiet', async () => {
    const words = ['plan', 'naive-swap', '--n', '5', '--detect', '5%'];
    expect((await run(...words)).stderr).toContain(
      'measuring the bias of naive-swap/xoshiro128ss/lemire/continuous: up to 2,097,152 deals\n',
    );
    expect((await run(...words, '--quiet')).stderr).toBe('');
  });

  it('help lists every command as its own help describes it', async () => {
    const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');
    const whole = flat((await run('--help')).stdout);
    for (const listed of allCommands()) {
      const own = flat((await run(commandName(listed), '--help')).stdout);
      expect(whole).toContain(`shuffle-audit ${listed.usage} ${listed.describe}`);
      expect(own).toContain(`shuffle-audit ${listed.usage} ${listed.describe}`);
    }
    expect(allCommands().map(commandName)).toEqual([...COMMANDS, 'nim', 'puzzle']);
  });

  it('a command that is found behind an option is run as well', async () => {
    const behind = await run('--seed', 'x', 'list', 'preset', '--help');
    expect([behind.status, behind.stdout]).toEqual([0, (await run('list', '--help')).stdout]);
  });

  it('a line that is too wide is found', () => {
    expect(wide(`${'é'.repeat(100)}\n${'a'.repeat(101)}`)).toEqual(['a'.repeat(101)]);
  });
});
