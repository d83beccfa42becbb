import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HELP_COLUMNS, helpColumns, terminalOf } from '../../src/cli/terminal.js';
import { buildFolder, builtPackage } from '../support/checkout.js';
import { program } from '../support/program.js';

/** The escape character as the tests show it. */
const ESC = '␛';
const OF_COLOURS = ['NO_COLOR', 'FORCE_COLOR', 'CI', 'TERM', 'TERM_PROGRAM', 'VTE_VERSION', 'WT_SESSION', 'KONSOLE_VERSION', 'DOMTERM'];

describe('what is known of a stream', () => {
  const tty = { isTTY: true, columns: 80 };

  it.each([
    ['a terminal', tty, { TERM: 'xterm' }, true],
    ['a terminal, though not wanted', tty, { TERM: 'xterm', NO_COLOR: '1' }, false],
    ['a terminal, with NO_COLOR empty', tty, { NO_COLOR: '' }, true],
    ['one that cannot', tty, { TERM: 'dumb' }, false],
    ['one that cannot, forced', tty, { TERM: 'dumb', FORCE_COLOR: '1' }, true],
    ['a pipe', {}, { TERM: 'xterm' }, false],
    ['a pipe, forced', {}, { FORCE_COLOR: '1' }, true],
    ['a pipe, forced and forbidden', {}, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    ['a terminal, forced to none', tty, { FORCE_COLOR: '0' }, false],
  ])('%s has colours or has none', (_what, stream, env, colour) => {
    expect(terminalOf(stream, env).colour).toBe(colour);
  });

  it.each([
    ['a terminal that takes them', tty, { TERM_PROGRAM: 'WezTerm' }, true],
    ['a new VTE', tty, { VTE_VERSION: '6003' }, true],
    ['an old VTE', tty, { VTE_VERSION: '4205' }, false],
    ['a terminal that says nothing', tty, { TERM: 'xterm-256color' }, false],
    ['one without colours', tty, { TERM_PROGRAM: 'WezTerm', NO_COLOR: '1' }, false],
    ['one of CI', tty, { TERM_PROGRAM: 'WezTerm', CI: 'true' }, false],
    ['a dumb one', tty, { VTE_VERSION: '6003', TERM: 'dumb' }, false],
    ['a pipe, with colours forced', {}, { TERM_PROGRAM: 'WezTerm', FORCE_COLOR: '1' }, false],
  ])('%s has links or has none', (_what, stream, env, links) => {
    expect(terminalOf(stream, env).links).toBe(links);
  });

  it('a line is as wide as the terminal, between 40 and 120 columns, and 100 where there is none', () => {
    const widths = [undefined, 0, 20, 73, 100, 300].map((columns) =>
      terminalOf({ isTTY: true, ...(columns !== undefined && { columns }) }, {}),
    );
    expect(widths.map(({ columns }) => columns)).toEqual([100, 100, 40, 73, 100, 120]);
    expect(widths.map(({ drawn }) => drawn)).toEqual([Infinity, Infinity, 19, 72, 99, 299]);
    expect(terminalOf({ columns: 20 }, {})).toMatchObject({ columns: 100, drawn: Infinity });
    expect([40, 59, 60, 79, 80, 119, 120, 500].map((columns) => helpColumns({ isTTY: true, columns }))).toEqual([
      40, 40, 60, 60, 80, 100, 120, 120,
    ]);
  });
});

/** Whether this system can lend a pseudo-terminal: util-linux does. */
const LENT = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;

describe.runIf(LENT)('on a terminal', () => {
  let cli = '';
  const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-terminal-'));
  beforeAll(async () => {
    cli = join(builtPackage(), 'dist/cli.js');
  });
  afterAll(() => rmSync(cwd, { recursive: true, force: true }));

  /** What a terminal of so many columns gets of the program, stdout and stderr; `pipes` are written behind the command. */
  function onTerminal(
    words: string,
    { columns = 100, env = {}, pipes = '' }: { columns?: number; env?: Record<string, string>; pipes?: string } = {},
  ): string {
    const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_COLOURS.includes(name)));
    const command = `stty cols ${columns}; '${process.execPath}' '${cli}' ${words} ${pipes}`;
    const { stdout } = spawnSync('script', ['--quiet', '--command', command, '/dev/null'], {
      cwd,
      encoding: 'utf8',
      env: { ...own, TERM: 'xterm-256color', SHELL: '/bin/sh', ...env },
    });
    return stdout.replaceAll('\r\n', '\n').replaceAll('\u001b', ESC);
  }

  const bare = (text: string): string => text.replaceAll(/␛\[\d*m|␛\]8;;[^␛]*␛\\/g, '');
  const BIASED = 'run naive-swap --n 5 --trials 2000 --seed a --quiet';

  it('the verdict, what matters less, and an error have colours; without them the text is that of a pipe, byte for byte', async () => {
    const plain = (await program(cwd, ...BIASED.split(' '))).stdout;
    const shown = onTerminal(BIASED);
    expect(shown).toMatch(/^␛\[31m■ Biased: .*␛\[39m\n/);
    expect(shown).toContain(`${ESC}[2mreport ${ESC}[22m reports/naive-swap.html\n`);
    expect(shown).toContain(`${ESC}[2mseed    a${ESC}[22m\n`);
    expect(bare(shown)).toBe(plain);
    for (const env of [{ NO_COLOR: '1' }, { TERM: 'dumb' }, { FORCE_COLOR: '0' }]) expect(onTerminal(BIASED, { env })).toBe(plain);
    expect(onTerminal(BIASED, { pipes: '| cat' })).toBe(plain);
    expect(onTerminal('run nothing')).toMatch(/^␛\[31mshuffle-audit:␛\[39m .*\n {2}␛\[36mhint:␛\[39m /);
    // The stream that is no terminal has none, the other one has.
    expect(onTerminal('run nothing', { pipes: '2>&1 >/dev/null | cat' })).toMatch(/^shuffle-audit: .*\n {2}hint: /);
    expect(onTerminal('run nothing', { pipes: '| cat' })).toContain(`${ESC}[31mshuffle-audit:`);
  });

  it('what is verified tells each check and the whole in colour', () => {
    onTerminal(BIASED);
    const shown = onTerminal('verify reports/naive-swap.json --quiet');
    expect(shown).toMatch(/␛\[32mholds {3}␛\[39m {2}the digest/);
    expect(shown).toMatch(/␛\[32mreports\/naive-swap\.json is what it says: .*␛\[39m\n$/);
  });

  it('a row of a comparison has the colour of its verdict', () => {
    const words = 'compare --shuffle naive-swap,fisher-yates --n 5 --trials 2e5 --detect 5% --seed a --quiet';
    const shown = onTerminal(words);
    expect(shown).toContain(`${ESC}[31m■ biased${ESC}[39m `);
    expect(shown).toContain(`${ESC}[32m○ no bias found${ESC}[39m `);
    const narrow = onTerminal(words, { columns: 60 });
    expect(
      bare(narrow)
        .split('\n')
        .slice(0, 3)
        .map((line) => line.length),
    ).toEqual([60, 60, 60].map((most) => expect.toSatisfy((length) => length <= most)));
  });

  it('a written file is a link where the terminal takes it', () => {
    const link = `${ESC}]8;;file://`;
    const shown = onTerminal(`${BIASED} --name 'a #b'`, { env: { TERM_PROGRAM: 'WezTerm' } });
    expect(shown).toMatch(/␛\]8;;file:\/\/\/[!-~]*\/reports\/a%20%23b\.html␛\\reports\/a #b\.html␛\]8;;␛\\\n/);
    for (const env of [{}, { TERM_PROGRAM: 'WezTerm', CI: '1' }, { TERM_PROGRAM: 'WezTerm', NO_COLOR: '1' }] as Record<string, string>[])
      expect(onTerminal(BIASED, { env })).not.toContain(link);
    expect(onTerminal(BIASED, { env: { TERM_PROGRAM: 'WezTerm' }, pipes: '| cat' })).not.toContain(link);
  });

  it.each([40, 60, 80, 100, 120])('help and lists keep to %d columns', (columns) => {
    const wide = (text: string): string[] => text.split('\n').filter((line) => [...line].length > columns);
    const help = onTerminal('--help', { columns });
    // A name and a path are not broken.
    expect(wide(help)).toEqual([]);
    expect(help).toBe(onTerminal('--help --help', { columns }));
    expect(help.replaceAll(/\s+/g, ' ')).toContain('Ends with 0 no bias found or claim holds');
    expect(wide(onTerminal('list bounded', { columns })).filter((line) => line.includes(' ', 24))).toEqual([]);
  });

  it('the help is laid out beforehand at every width, and takes the widest that fits', async () => {
    const folder = join(buildFolder(), 'help');
    expect(readdirSync(folder).sort()).toEqual(HELP_COLUMNS.map((columns) => `${columns}.txt`).sort());
    expect(onTerminal('--help', { columns: 90 })).toBe(readFileSync(join(folder, '80.txt'), 'utf8'));
    expect(execFileSync(process.execPath, [cli, '--help'], { encoding: 'utf8' })).toBe(readFileSync(join(folder, '100.txt'), 'utf8'));
  });
});
