import { chmodSync, mkdirSync, symlinkSync, truncateSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { codeBeside, MOST_CODE_FILES, type ProgramCode, scriptOf } from '../../../src/host/program/code.js';
import { folderOf } from '../function/blocks.js';

/** What is found beside a command; its program is not looked for, since not every language is installed everywhere. */
function beside(cwd: string, program: string, ...args: readonly string[]): ProgramCode {
  const path = program.includes('/') ? join(cwd, program) : `/usr/bin/${program}`;
  return codeBeside({ program, path, cwd, args, sha256: '', files: [] });
}

const FILES = {
  'Dealer.class': '',
  'deal.PY': '',
  'deal.js': '',
  'deal.py': '',
  dealer: '#!/usr/bin/env python3\n',
  'notes.md': '',
  'state.json': '',
  'lib/cards.py': '',
  'lib/cards.rb': '',
  'lib/libdeal.so.1.2': '',
  'pkg/deep/Deck.class': '',
  'node_modules/a/index.mjs': '',
  '.hidden/no.py': '',
  '__pycache__/deal.pyc': '',
};
const LIBRARY = 'lib/libdeal.so.1.2';

describe.skipIf(process.platform === 'win32')('the code beside a program', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['a class path', ['java', '-cp', '.', 'Dealer'], ['Dealer.class', LIBRARY, 'pkg/deep/Deck.class']],
    ['a class path of several', ['java', '-cp', 'none:pkg/*', 'Dealer'], ['pkg/deep/Deck.class']],
    ['no folder, which is the one it starts in', ['java', 'Dealer'], ['Dealer.class', LIBRARY, 'pkg/deep/Deck.class']],
    ['a module', ['python3', '-m', 'deal'], ['deal.PY', 'deal.py', 'lib/cards.py', LIBRARY]],
    ['a script', ['python3.11', 'deal.py', '52'], ['deal.PY', 'deal.py', 'lib/cards.py', LIBRARY]],
    ['a script in JavaScript', ['node', './deal.js'], ['deal.js', LIBRARY, 'node_modules/a/index.mjs']],
    ['a folder behind an option', ['ruby', '-Ilib', '-e', 'deal'], ['lib/cards.rb', LIBRARY]],
    ['a folder behind a sign', ['perl', '--at=lib', '-e', 'deal'], [LIBRARY]],
    ['a text for a shell', ['sh', '-c', 'while python3 "lib/cards.py"; do :; done'], ['lib/cards.py', 'lib/cards.rb', LIBRARY]],
    ['its own folder, by its first line', ['./dealer'], ['deal.PY', 'deal.py', 'lib/cards.py', LIBRARY]],
    ['a program that was installed, and nothing else', ['shuf', '-i', '0-51'], []],
    ['a text for a shell that names no file', ['sh', '-c', 'while :; do seq 5 | sort -R; done'], []],
    ['data only', ['shuf', 'notes.md'], []],
  ])('is found by %s', (_, [program, ...args], found) => {
    const cwd = folderOf(FILES);
    chmodSync(join(cwd, 'dealer'), 0o755);
    const { files, whole } = beside(cwd, program, ...args);
    expect({ files: files.map(({ file }) => file), whole }).toEqual({ files: found, whole: true });
  });

  it('is that of every language beside a shell or what is written in none that is known', () => {
    const cwd = folderOf({ ...FILES, 'deal.sh': '', binary: '\0' });
    chmodSync(join(cwd, 'binary'), 0o755);
    const all = [
      'Dealer.class',
      'deal.PY',
      'deal.js',
      'deal.py',
      'deal.sh',
      'lib/cards.py',
      'lib/cards.rb',
      LIBRARY,
      'pkg/deep/Deck.class',
    ];
    expect(beside(cwd, 'sh', 'deal.sh').files.map(({ file }) => file)).toEqual(all);
    expect(beside(cwd, './binary').files.map(({ file }) => file)).toEqual(all);
  });

  it('is looked for in the user’s own folder, though programs are searched for there too', () => {
    const cwd = folderOf({ 'deal.py': '', 'lib/cards.py': '' });
    vi.stubEnv('PATH', [cwd, join(cwd, 'lib'), process.env['PATH']].join(delimiter));
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(beside(cwd, 'python3', 'lib/cards.py', 'deal.py').files.map(({ file }) => file)).toEqual(['deal.py', 'lib/cards.py']);
  });

  it('of a program in no known language is in any, though a word of its command is called like one', () => {
    const cwd = folderOf({ ...FILES, binary: '\0' });
    chmodSync(join(cwd, 'binary'), 0o755);
    expect(beside(cwd, './binary', 'go', 'r').files.map(({ file }) => file)).toContain('lib/cards.rb');
  });

  it.each<readonly [string, string | undefined]>([
    ['python3 deal', 'deal'],
    ['python3 -W ignore deal list', 'deal'],
    ['python3 -u -W ignore -- deal', 'deal'],
    ['bash -o pipefail deal', 'deal'],
    ['bash -e deal', 'deal'],
    ['python3 -Ic text list', 'text'],
    ['python3 -W ignore -c text list', 'text'],
    ['python3 -m module deal', 'module'],
    ['awk -F , text list', 'text'],
    ['node --eval text list', 'text'],
    ['shuf -n 1 list', undefined],
  ])('is a script of any name: of %s it is %s', (command, script) => {
    const [program = '', ...args] = command.split(' ');
    expect(scriptOf({ program, args, cwd: folderOf({ deal: '', list: '' }) })).toBe(script);
  });

  it('goes round no links, and leaves out what cannot be read', () => {
    const cwd = folderOf({ 'deal.py': '' });
    mkdirSync(join(cwd, 'lib'));
    symlinkSync(cwd, join(cwd, 'lib', 'round'));
    symlinkSync(join(cwd, 'none'), join(cwd, 'lost.py'));
    expect(beside(cwd, 'python3', 'deal.py').files.map(({ file }) => file)).toEqual(['deal.py']);
  });

  it('leaves out what is larger than all may be together, and says so', () => {
    const cwd = folderOf({ 'deal.py': '', 'b.py': '', 'a.so': '' });
    truncateSync(join(cwd, 'a.so'), 2 ** 26 + 1);
    const { files, whole } = beside(cwd, 'python3', 'deal.py');
    expect({ files: files.map(({ file }) => file), whole }).toEqual({ files: ['b.py', 'deal.py'], whole: false });
    truncateSync(join(cwd, 'a.so'), 2 ** 20);
    expect(beside(cwd, 'python3', 'deal.py')).toMatchObject({ files: { length: 3 }, whole: true });
  });

  it('of a folder that is huge is the nearest of it, and that is said', () => {
    const many = Object.fromEntries(Array.from({ length: MOST_CODE_FILES }, (_, k) => [`a/deal${k}.py`, '']));
    const cwd = folderOf({ 'deal.py': '', 'z/lost.py': '', ...many });
    const { files, whole } = beside(cwd, 'python3', 'deal.py');
    expect([files.length, whole]).toEqual([MOST_CODE_FILES, false]);
    expect(files.filter(({ file }) => file === 'deal.py' || file.startsWith('z/')).map(({ file }) => file)).toEqual(['deal.py']);
  });
});
