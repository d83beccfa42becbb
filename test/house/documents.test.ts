import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPackage } from '../support/checkout.js';
import { needs } from '../support/tools.js';
import { DOCUMENTS, readDocument, readersFolder, sessionFaults, sessionsOf, typeFaults } from './documents.js';
import { linkFaults } from './link-faults.js';
import { fences, links } from './markdown.js';
import { matchesLine, mismatch } from './session.js';
import { examplesDocument, sourceExamples } from './source-examples.js';
import { PROJECT, readTree } from './source-tree.js';

const scratch = mkdtempSync(join(tmpdir(), 'shuffle-audit-documents-'));
const folders = [scratch];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function reader(text: string, built: string): string {
  const folder = readersFolder(text, built);
  folders.push(folder);
  return folder;
}

/** A package whose program prints its arguments and ends as `--exit` says: enough to hold a document against. */
const PACKAGE = join(scratch, 'package');
mkdirSync(join(PACKAGE, 'dist'), { recursive: true });
writeFileSync(
  join(PACKAGE, 'package.json'),
  JSON.stringify({ name: 'shuffle-audit', type: 'module', exports: { types: './dist/index.d.ts', default: './dist/index.js' } }),
);
writeFileSync(join(PACKAGE, 'dist', 'index.d.ts'), 'export declare const plan: (trials: number) => string;\n');
writeFileSync(join(PACKAGE, 'dist', 'index.js'), 'export const plan = (trials) => String(trials);\n');
writeFileSync(
  join(PACKAGE, 'dist', 'cli.js'),
  "const [exit = '0', ...said] = process.argv.slice(2);\nfor (const line of said) console.log(line);\nprocess.exitCode = Number(exit);\n",
);

const sh = (...lines: string[]): string => ['# Title', '', '```sh', ...lines, '```', ''].join('\n');
const ts = (...lines: string[]): string => ['```ts', ...lines, '```'].join('\n');
const sessions = (text: string): Promise<string[]> => sessionFaults(sessionsOf(text).flat(), reader(text, PACKAGE));

describe('a line of stated output', () => {
  it.each([
    ['seed a: 12 deals', 'seed a: 12 deals', true],
    ['seed …: … deals', 'seed a: 12 deals', true],
    ['…', '', true],
    ['a.c', 'abc', false],
    ['seed …: … deals', 'seed a: 12 trials', false],
    ['12 deals', '112 deals', false],
    ['12 deals', '12 deals and more', false],
  ])("'%s' against '%s' is %s", (pattern, line, matches) => {
    expect(matchesLine(pattern, line)).toBe(matches);
  });

  it.each([
    [['a', '…', 'd'], ['a', 'b', 'c', 'd'], null],
    [['a', '…', 'd'], ['a', 'd'], null],
    [['…', 'b', '…', 'b'], ['b', 'a', 'b'], null],
    [['a', '…', 'e'], ['a', 'b', 'c', 'd'], 2],
    [['a', 'b'], ['a', 'b', 'c'], 2],
    [['a', 'b', 'c'], ['a', 'b'], 2],
    [['a', 'x', 'c'], ['a', 'b', 'c'], 1],
  ])('%j against %j fails at %s', (pattern, lines, at) => {
    expect(mismatch(pattern, lines)).toBe(at);
  });
});

describe.skipIf(process.platform === 'win32')('a session of a document', () => {
  it('holds where the output, the wildcards and the exit codes are so', async () => {
    needs('npx');
    const text = sh(
      "$ npx shuffle-audit 20 'verdict: biased' 'report: /tmp/x/y.html'",
      'verdict: biased',
      'report: …/y.html',
      '$ npx shuffle-audit 64 \\',
      '    nonsense # exits 64',
      'nonsense',
      '$ npx shuffle-audit 0 anything',
    );
    expect(await sessions(text)).toEqual([]);
  });

  it.each([
    ['a wrong line', ['$ npx shuffle-audit 0 one two', 'one', 'three'], /^line 6: .*does not print 'three'/],
    ['a line too few', ['$ npx shuffle-audit 0 one two', 'one'], /^line 6: .*does not print 'the end of its output here'/],
    ['a line too many', ['$ npx shuffle-audit 0 one', 'one', 'two'], /^line 6: .*does not print 'two'/],
    ['an error nobody spoke of', ['$ npx shuffle-audit 64'], /^line 4: .*exits 64, not 0 or 20 or 21/],
    ['a wrong exit code', ['$ npx shuffle-audit 20 # exits 0'], /^line 4: .*exits 20, not 0/],
    ['a second command that lies', ['$ npx shuffle-audit 0 a', 'a', '$ npx shuffle-audit 0 b', 'c'], /^line 7: .*does not print 'c'/],
  ])('is caught in %s', async (_lie, lines, fault) => {
    needs('npx');
    const faults = await sessions(sh(...lines));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });

  it('may be of the rows of a table, whose last cell is a line of the output', async () => {
    needs('npx');
    const row = (answer: string): string =>
      ['| You have | Command | Answer |', '|---|---|---|', `| a | \`npx shuffle-audit 0 one two\` | ${answer} |`].join('\n');
    expect(await sessions(row('t…'))).toEqual([]);
    expect(await sessions(row('three'))).toEqual([expect.stringMatching(/does not print 'three'/)]);
  });

  it('is of one block, in the order of the document', () => {
    const text = `${sh('$ npx shuffle-audit 0 a', '$ npx shuffle-audit 0 b')}\n${sh('npm install', '$ npx none')}\n${sh('$ npx shuffle-audit 0 c')}`;
    expect(sessionsOf(text).map((session) => session.map(({ command, line }) => `${line}: ${command}`))).toEqual([
      ['4: $ npx shuffle-audit 0 a', '5: $ npx shuffle-audit 0 b'].map((one) => one.replace('$ ', '')),
      ['18: npx shuffle-audit 0 c'],
    ]);
  });

  it('finds the files the document shows, and leaves other commands alone', async () => {
    needs('npx');
    const shown = '```js\n// sub/my-shuffle.js\nexport const shuffle = 1;\n```\n';
    const install = sh('npm install nothing-of-this-name');
    const read = sh('$ npx shuffle-audit 0 "$(tail -n 1 sub/my-shuffle.js)"', 'export const shuffle = 1;');
    expect(await sessions(shown + install + read)).toEqual([]);
  });
});

describe('a TypeScript block of a document', () => {
  const types = (text: string): string[] => typeFaults(text, reader(text, PACKAGE));

  it('holds where it is well typed, as a reader’s file or as a file of the project', () => {
    const own = ts("import { plan } from 'shuffle-audit';", 'const line: string = plan(2000);', 'await Promise.resolve(line);');
    const recipe = ts(
      '// src/core/mine.ts',
      "import { AuditError } from './errors.js';",
      "export const mine = new AuditError('E_USAGE', 'no');",
    );
    expect(types(`${own}\n\n${recipe}\n`)).toEqual([]);
  });

  it('is caught where it is not', () => {
    const own = ts("import { plan } from 'shuffle-audit';", 'const line: number = plan(2000);');
    const recipe = ts('// src/core/mine.ts', "import { AuditErrors } from './errors.js';", 'export const mine = AuditErrors;');
    const faults = types(`${own}\n\n${recipe}\n`);
    expect(faults).toEqual([
      expect.stringMatching(/^block-of-line-2.ts\(2,7\).*TS2322/),
      expect.stringMatching(/^src\/core\/mine.ts\(2,10\).*TS2724/),
    ]);
  });
});

describe('links of a document', () => {
  const faults = (text: string): string[] => {
    writeFileSync(join(scratch, 'a.md'), text);
    writeFileSync(join(scratch, 'b.md'), '# One thing\n## `run`: how, why\n## One thing\n');
    return linkFaults(scratch, 'a.md');
  };

  it('hold where files and anchors are there', () => {
    const text = '# Top\n[b](b.md) ![c](./b.md "title") [d](b.md#run-how-why) [e](#top) [f](b.md#one-thing-1)\n[g]: b.md\n<img src="b.md">';
    expect(links(fences(text).prose)).toHaveLength(7);
    expect(faults(`${text}\n[h](https://example.org/no.md) \`[i](no.md)\`\n\`\`\`\n[j](no.md)\n\`\`\`\n`)).toEqual([]);
  });

  it.each([
    ['a missing file', '\n[b](no.md)', 'a.md:2: no.md leads nowhere'],
    ['a missing image', '<img src="no.svg">', 'a.md:1: no.svg leads nowhere'],
    ['a missing anchor', '[b](b.md#two)', 'a.md:1: b.md#two leads nowhere'],
    ['a missing anchor of its own', '[b](#two)', 'a.md:1: #two leads nowhere'],
    ['a missing reference', '[b]: no.md', 'a.md:1: no.md leads nowhere'],
    ['a file outside of the project', '[b](../package/package.json)', 'a.md:1: ../package/package.json leads nowhere'],
  ])('are caught in %s', (_lie, text, fault) => {
    expect(faults(text)).toEqual([fault]);
  });

  it('are not read in a document whose fence is never closed', () => {
    expect(() => faults('```\n[b](no.md)\n')).toThrow('the fence before line 2 is never closed');
  });
});

describe.each(DOCUMENTS)('%s', (name) => {
  it('is there', () => {
    expect([join(PROJECT, name)].filter((path) => !existsSync(path))).toEqual([]);
  });

  it('has no relative link that leads nowhere', () => {
    expect(linkFaults(PROJECT, name)).toEqual([]);
  });

  const text = readDocument(name);
  let folder = '';
  beforeAll(async () => {
    folder = reader(text, builtPackage());
  });

  // In order, in one folder: a session may read what another before it wrote. Each has its own time.
  it.each(sessionsOf(text).map((session) => ({ line: session[0]?.line, session })))(
    'says of the commands from line $line on what is so',
    async ({ session }) => {
      expect(await sessionFaults(session, folder)).toEqual([]);
    },
    180_000,
  );

  it('says of its code what is so', () => {
    expect(typeFaults(text, folder)).toEqual([]);
  });
});

describe('the examples in the sources', () => {
  it('are well typed against the package', async () => {
    const text = examplesDocument(sourceExamples(readTree()));
    expect(typeFaults(text, reader(text, builtPackage()))).toEqual([]);
  });

  it('are caught where they are not', () => {
    const doc = ['/**', ' * @example', ' * ```ts', " * import { plan } from 'shuffle-audit';", ' * plan(true);', ' * ```', ' */'].join(
      '\n',
    );
    const text = examplesDocument(sourceExamples(new Map([['core/a.ts', `${doc}\nexport function plan(): void {}\n`]])));
    expect(typeFaults(text, reader(text, PACKAGE))).toEqual([expect.stringMatching(/^example-of-plan.ts\(3,6\).*TS2345/)]);
  });
});

describe('README.md', () => {
  it('shows a command that runs', () => {
    expect(readFileSync(join(PROJECT, 'README.md'), 'utf8')).toMatch(/^```sh\n\$ npx shuffle-audit /m);
  });
});
