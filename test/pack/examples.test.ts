import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkFaults } from '../house/link-faults.js';
import { builtPackage } from '../support/checkout.js';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const EXAMPLE = join(PROJECT, 'examples', 'in-your-tests');

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-examples-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A reader's project: the example, with the package as it is built now and Vitest installed. */
beforeAll(async () => {
  cpSync(EXAMPLE, folder, { recursive: true });
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
  const built = builtPackage();
  symlinkSync(built, join(folder, 'node_modules', 'shuffle-audit'), 'junction');
  symlinkSync(join(PROJECT, 'node_modules', 'vitest'), join(folder, 'node_modules', 'vitest'), 'junction');
  symlinkSync(join(built, 'dist', 'cli.js'), join(folder, 'node_modules', '.bin', 'shuffle-audit'));
  symlinkSync(join(PROJECT, 'node_modules', 'vitest', 'vitest.mjs'), join(folder, 'node_modules', '.bin', 'vitest'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
});

interface Done {
  readonly status: number;
  readonly output: string;
}

/** Runs a line of shell in the reader's project, as a job of continuous integration does. */
function shell(line: string, more: Readonly<Record<string, string>> = {}): Promise<Done> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_TEST|NODE_OPTIONS|TEST$)/.test(name)));
  return new Promise((resolve) => {
    execFile('sh', ['-c', line], { cwd: folder, env: { ...env, CI: 'true', ...more } }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : typeof error.code === 'number' ? error.code : -1, output: stdout + stderr });
    });
  });
}

const workflow = readFileSync(join(EXAMPLE, '.github/workflows/shuffle.yml'), 'utf8');
const commands = [...workflow.matchAll(/^\s+(?:- )?run: (.*)$/gm)].map(([, command]) => command);

/** The command of the workflow that begins so. */
function command(start: string): string {
  return commands.find((one) => one.startsWith(start)) ?? `echo no command starts with ${start}; exit 99`;
}

describe('the example of a shuffle in tests', () => {
  it('holds in Vitest as the workflow runs it, and leaves JUnit', async () => {
    const { status, output } = await shell(command('npx vitest run'));
    expect(status, output).toBe(0);
    const junit = readFileSync(join(folder, 'reports/tests.xml'), 'utf8');
    expect(junit).toContain('<testcase classname="shuffle.test.js" name="the shuffle is even"');
    expect(junit).toContain('tests="2" failures="0"');
  });

  it('fails in Vitest with the whole message, in JUnit too, where the shuffle is another', async () => {
    const right = readFileSync(join(folder, 'shuffle.js'), 'utf8');
    writeFileSync(join(folder, 'shuffle.js'), right.replace('Math.random() * (i + 1)', 'Math.random() * i'));
    const { status, output } = await shell(command('npx vitest run'));
    writeFileSync(join(folder, 'shuffle.js'), right);
    expect(status, output).toBe(1);
    const junit = readFileSync(join(folder, 'reports/tests.xml'), 'utf8');
    for (const text of [output, junit]) {
      expect(text).toContain('expected shuffle to shuffle evenly');
      expect(text).toMatch(/Of \d+ known mistakes, sattolo or sattolo-forward,/);
    }
  });

  it('holds in Node’s own runner', async () => {
    const { status, output } = await shell('node --test shuffle.node-test.js');
    expect(status, output).toBe(0);
    expect(output).toMatch(/pass 2\n/);
  });

  it('is audited at night as the workflow says, with JUnit and a summary', async () => {
    const summary = join(folder, 'summary.txt');
    const env = { GITHUB_RUN_ID: '1', GITHUB_STEP_SUMMARY: summary };
    const audit = await shell(command('npx shuffle-audit run'), env);
    expect(audit.status, audit.output).toBe(0);
    for (const start of [
      'npx shuffle-audit report reports/shuffle.json --format junit',
      'npx shuffle-audit report reports/shuffle.json --format text',
    ]) {
      const { status, output } = await shell(command(start), env);
      expect(status, output).toBe(0);
    }
    expect(readFileSync(join(folder, 'reports/shuffle.xml'), 'utf8')).toContain('failures="0" errors="0"');
    expect(readFileSync(summary, 'utf8')).toContain('No bias found');
  });

  it('has no command that was not tried, and no link that leads nowhere', () => {
    expect(commands.filter((one) => !/^npx (?:vitest run|shuffle-audit) |^npm ci$/.test(one))).toEqual([]);
    expect(commands.filter((one) => one.startsWith('npx'))).toHaveLength(4);
    expect(linkFaults(EXAMPLE, 'README.md')).toEqual([]);
  });
});

/** What the compiler says of a file of the reader's, with stand-ins for the parts of Jest's types that matchers are added to. */
async function typesOf(name: string, ...lines: readonly string[]): Promise<string> {
  writeFileSync(join(folder, `${name}.ts`), `${lines.join('\n')}\n`);
  const options = {
    strict: true,
    module: 'nodenext',
    moduleResolution: 'nodenext',
    target: 'es2023',
    noEmit: true,
    skipLibCheck: true,
    types: [],
    // the package is linked here; installed, it lies beside what it adds its types to
    preserveSymlinks: name === 'globals',
  };
  writeFileSync(join(folder, `tsconfig.${name}.json`), JSON.stringify({ compilerOptions: options, files: [`${name}.ts`] }));
  const tsc = join(PROJECT, 'node_modules', 'typescript', 'bin', 'tsc');
  return (await shell(`node '${tsc}' -p tsconfig.${name}.json --pretty false`)).output;
}

const SHUFFLES = ['declare function now<T>(deck: T[]): T[];', 'declare function later(deck: readonly number[]): Promise<number[]>;'];
const USES = [
  'const nothing: void = expect(now).toShuffleUniformly({ n: 52 });',
  'const promise: Promise<void> = expect(later).toShuffleUniformly();',
  'expect(now).not.toShuffleUniformly({ n: 8, trials: 3000 });',
  'void [nothing, promise];',
];

describe('the types', () => {
  it('are those of Vitest, and its expect.extend takes the matcher', async () => {
    const head = [
      "import * as matchers from 'shuffle-audit/matchers';",
      "import { expect } from 'vitest';",
      'expect.extend(matchers);',
      ...SHUFFLES,
    ];
    expect(await typesOf('vitest', ...head, ...USES)).toBe('');
    expect(await typesOf('vitest-lie', ...head, 'expect(now).toShuffleUniformly({ cards: 52 });')).toContain(
      "'cards' does not exist in type 'TestOptions'",
    );
    expect(await typesOf('vitest-lie', ...head, 'expect(later).toShuffleUniformly().length;')).toContain(
      "Property 'length' does not exist on type 'Promise<void>'",
    );
  });

  it('are those of @types/jest, whose matchers stand in a global namespace', async () => {
    const jest = [
      "import 'shuffle-audit/matchers';",
      'declare global {',
      '  namespace jest {',
      '    interface Matchers<R, T = {}> { toBe(expected: T): R; not: Matchers<R, T>; }',
      '  }',
      '  function expect<T = any>(actual: T): jest.Matchers<void, T>;',
      '}',
    ];
    expect(await typesOf('jest', ...jest, ...SHUFFLES, ...USES)).toBe('');
  });

  it('are those of @jest/globals, whose matchers stand in the module expect', async () => {
    mkdirSync(join(folder, 'node_modules', 'expect'), { recursive: true });
    writeFileSync(join(folder, 'node_modules', 'expect', 'package.json'), '{ "name": "expect", "types": "index.d.ts" }\n');
    writeFileSync(
      join(folder, 'node_modules', 'expect', 'index.d.ts'),
      'export interface Matchers<R extends void | Promise<void>, T = unknown> { toBe(expected: unknown): R; not: Matchers<R, T>; }\n',
    );
    const head = [
      "import type { Matchers } from 'expect';",
      "import 'shuffle-audit/jest-globals';",
      'declare function expect<T = unknown>(actual: T): Matchers<void, T>;',
    ];
    const said = await typesOf('globals', ...head, ...SHUFFLES, ...USES);
    expect(said).toBe('');
  });

  it('of auditShuffle make the answer for an asynchronous shuffle a promise', async () => {
    const head = ["import { auditShuffle } from 'shuffle-audit';", ...SHUFFLES];
    expect(
      await typesOf('audit', ...head, 'auditShuffle(now).verdict.kind; auditShuffle(later).then(({ message }) => message.length);'),
    ).toBe('');
    expect(await typesOf('audit-lie', ...head, 'auditShuffle(later).verdict;')).toContain(
      "Property 'verdict' does not exist on type 'Promise<ShuffleAudit>'",
    );
    expect(await typesOf('audit-lie', ...head, 'auditShuffle((deck: string[]) => deck);')).toContain(
      "is not assignable to type 'string[]'",
    );
  });
});
