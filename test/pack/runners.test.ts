import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../house/documents.js';
import { fences, pathOf } from '../house/markdown.js';
import { PROJECT } from '../house/source-tree.js';
import { builtPackage } from '../support/checkout.js';
import { needs, skip } from '../support/tools.js';

const PAGE = readDocument('docs/testing-in-other-languages.md');
const JUNIT = '/usr/share/java/junit-platform-console-standalone.jar';

/** A runner of another language: where its file goes in a project, what else a project has, and what runs its tests. */
interface Runner {
  /** The example on the page, by the file that it is. */
  readonly example: string;
  /** What of the folder of `runners/` is copied to where. */
  readonly copied: readonly [from: string, to: string];
  readonly files: Readonly<Record<string, string>>;
  /** What is changed of the example to swap each card with any. */
  readonly mistake: readonly [right: string, wrong: string];
  /** Commands, one after the other; the last one runs the tests. */
  commands(): readonly (readonly string[])[];
}

const RUNNERS: Readonly<Record<string, Runner>> = {
  pytest: {
    example: 'test_shuffle.py',
    copied: ['shuffle_audit.py', 'shuffle_audit.py'],
    files: {},
    mistake: ['randrange(i, len(deck))', 'randrange(len(deck))'],
    commands: () => [[needs('pytest'), '-q', '-p', 'no:cacheprovider', 'test_shuffle.py']],
  },
  go: {
    example: 'shuffle_test.go',
    copied: ['', 'shuffleaudit'],
    files: { 'go.mod': 'module example.com/cards\n\ngo 1.18\n' },
    mistake: ['i + rand.Intn(len(deck)-i)', 'rand.Intn(len(deck))'],
    commands: () => [
      [needs('go'), 'vet', './...'],
      [needs('go'), 'test', './...'],
    ],
  },
  rust: {
    example: 'tests/shuffle.rs',
    copied: ['', 'shuffle-audit-assert'],
    files: {
      'Cargo.toml': `[package]\nname = "cards"\nversion = "0.1.0"\nedition = "2021"\n\n${shown('toml')}`,
      'src/lib.rs': '',
    },
    mistake: ['i + below(deck.len() - i)', 'below(deck.len())'],
    commands: () => [[needs('cargo'), 'test', '--offline', '--test', 'shuffle']],
  },
  junit: {
    example: 'ShuffleTest.java',
    copied: ['ShuffleAudit.java', 'ShuffleAudit.java'],
    files: {},
    mistake: ['i + RANDOM.nextInt(deck.size() - i)', 'RANDOM.nextInt(deck.size())'],
    commands: () => {
      if (!existsSync(JUNIT)) skip(`needs ${JUNIT}`);
      return [
        [needs('javac'), '-Xlint:all', '-Werror', '-d', 'out', '-cp', JUNIT, 'ShuffleTest.java', 'ShuffleAudit.java'],
        [needs('java'), '-jar', JUNIT, '-cp', 'out', '--scan-classpath', '--disable-ansi-colors'],
      ];
    },
  },
};

const SPOKEN: Readonly<Record<string, string>> = { pytest: 'Python', go: 'Go', rust: 'Rust', junit: 'Java' };

/** What the page shows in a language. */
function shown(language: string): string {
  const [block] = fences(PAGE).blocks.filter((one) => one.language === language);
  return `${block?.lines.join('\n')}\n`;
}

/** How long one command may take, in milliseconds: a runner that waits for ever fails by its name. */
const MOST_MS = 100_000;

/** Lets a runner wait no more than a second to be asked for deals, where it would wait a minute. */
function hurry(path: string): void {
  const files = statSync(path).isFile() ? [path] : readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file));
  const [limit, ...others] = files.filter((file) => statSync(file).isFile() && readFileSync(file, 'utf8').includes('60'));
  expect(others).toEqual([]);
  writeFileSync(limit, readFileSync(limit, 'utf8').replaceAll(/\b60\b/g, '1'));
}

/** Runs the tests of a new project that has the example, changed by `change`; its exit code, and all that it printed. */
async function tried(
  name: string,
  how: 'named' | 'on the PATH' | { readonly another: string },
  change: (text: string) => string,
): Promise<[number | null, string]> {
  const { commands, copied, example, files } = RUNNERS[name];
  const all = commands();
  const folder = mkdtempSync(join(tmpdir(), `runner-${name}-`));
  const built = builtPackage();
  const bin = join(folder, 'bin', 'shuffle-audit');
  const text =
    fences(PAGE)
      .blocks.find(({ lines }) => pathOf(lines[0]) === example)
      ?.lines.join('\n') ?? '';
  for (const [file, held] of Object.entries({ ...files, [example]: `${change(text)}\n` })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), held);
  }
  cpSync(join(PROJECT, 'runners', name, copied[0]), join(folder, copied[1]), { recursive: true });
  if (typeof how === 'object') hurry(join(folder, copied[1]));
  mkdirSync(dirname(bin));
  writeFileSync(bin, `#!/bin/sh\nexec node '${join(built, 'dist/cli.js')}' "$@"\n`, { mode: 0o755 });
  const { PATH = '', SHUFFLE_AUDIT: _, ...env } = process.env;
  const another = join(folder, 'bin', 'another.js');
  if (typeof how === 'object') writeFileSync(another, how.another);
  const found =
    how === 'on the PATH'
      ? { PATH: `${dirname(bin)}${delimiter}${PATH}`, SHUFFLE_AUDIT: '' }
      : { PATH, SHUFFLE_AUDIT: how === 'named' ? join(built, 'dist/cli.js') : another };
  let last: [number | null, string] = [null, ''];
  for (const [program, ...args] of all) {
    const { error, status, stdout, stderr } = spawnSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, ...found },
      timeout: MOST_MS,
    });
    last = [status, `${stdout}${stderr}${error ?? ''}`];
    if (status !== 0) break;
  }
  rmSync(folder, { recursive: true });
  return last;
}

describe.each(Object.keys(RUNNERS))('assert_shuffles_uniformly in %s', (name) => {
  const { mistake } = RUNNERS[name];

  it('holds for the shuffle on the page, with the program on the PATH', async () => {
    const [status, said] = await tried(name, 'on the PATH', (text) => text);
    expect(said).not.toContain('Biased');
    expect(status, said).toBe(0);
  });

  it('fails where each card is swapped with any, with the message of the matcher, the program being named', async () => {
    const [status, said] = await tried(name, 'named', (text) => {
      expect(text).toContain(mistake[0]);
      return text.replace(...mistake);
    });
    expect(status).not.toBe(0);
    expect(said).toMatch(/expected (?:the )?shuffle to shuffle evenly\s/);
    expect(said).toContain('■ Biased: some cards come to some positions too often');
    expect(said).toMatch(/Of \d+ known mistakes, naive-swap fits best/);
    expect(said).toContain(`What to write, in ${SPOKEN[name]}:`);
    expect(said).toContain('20,000 decks of 52 cards were dealt by its own randomness.');
  });

  it.each([
    ['ends well and asks for no deals', ''],
    ['reads what it is never told', 'process.stdin.resume();\n'],
    ['says something else and runs on', 'console.log("listening"); setInterval(() => undefined, 1_000);\n'],
  ])('is an error where another program is named, which %s', async (_, another) => {
    const [status, said] = await tried(name, { another }, (text) => text);
    expect(said).toContain('asked for no deals within 1');
    expect(status).not.toBe(0);
  });
});

describe('assert_shuffles_uniformly says nothing about evenness', () => {
  it.each([
    [
      'of a lost card, which it names',
      'shuffle, n=52',
      'lambda deck: deck[1:]',
      /ShuffleAuditError: shuffle-audit: .*deal 1: the result must hold 52 cards, got 51/,
    ],
    [
      'of a number of cards that cannot be',
      'shuffle, n=52',
      'shuffle, n=1',
      /ShuffleAuditError: shuffle-audit: --n must be a whole number/,
    ],
    ['of so few deals', 'n=52', 'n=52, trials=3', /ShuffleAuditError: shuffle-audit: .*3 deals are too few/],
    ['of a shuffle that raises, which it lets through', 'shuffle, n=52', 'lambda deck: 1 // (len(deck) - 52)', /ZeroDivisionError/],
  ])('%s', async (_, right, wrong, said) => {
    const [status, all] = await tried('pytest', 'named', (text) => text.replace(right, wrong));
    expect(all).toMatch(said);
    expect(all).not.toContain('Biased');
    expect(status).toBe(1);
  });
});
