import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from '../house/source-tree.js';
import { builtPackage } from '../support/checkout.js';

interface Parts {
  readonly lineOf: (text: string, name: string) => number;
  readonly mark: (kind: 'error', message: string, properties: Readonly<Record<string, string>>) => string;
  readonly words: (line: string) => string[];
}

const part = async (name: string): Promise<Parts> => (await import(pathToFileURL(join(PROJECT, 'runners/github', name)).href)) as Parts;
const { lineOf } = await part('line-of.js');
const { mark, words } = await part('workflow.js');

const ACTION = readFileSync(join(PROJECT, 'runners/github/action.yml'), 'utf8');
const scratch = mkdtempSync(join(tmpdir(), 'shuffle-audit-action-'));
const repository = join(scratch, 'repository');
/** The action as a runner has it: its own checkout, built. */
const action = join(scratch, 'action/runners/github');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

beforeAll(async () => {
  const built = builtPackage();
  cpSync(join(PROJECT, 'runners/github'), action, { recursive: true });
  for (const part of ['dist', 'node_modules', 'package.json']) symlinkSync(join(built, part), join(action, '../..', part));
  mkdirSync(join(repository, 'src'), { recursive: true });
  writeFileSync(join(repository, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(repository, 'src', 'shuffle.js'), SHUFFLES);
});

const SHUFFLES = `// function naive(deck) was here once
/*
 * export const naive = 0;
 */
export function even(deck) {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
}

export function naive(deck) {
  console.error('::error file=src/forged.js::not ours');
  for (let i = 0; i < deck.length; i++) {
    const j = Math.floor(Math.random() * deck.length);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
}
`;

/** A step of action.yml: its name and the lines of its `run`. */
function step(name: string): string {
  const [, body = ''] = new RegExp(`\\n    - name: ${name}\\n((?:      .*\\n|\\n)*)`).exec(ACTION) ?? [];
  const [, run = ''] = /\n? {6}run: \|\n((?: {8}.*\n)*)/.exec(body) ?? [];
  return run.replaceAll(/^ {8}/gm, '');
}

interface Done {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Runs a step as a runner does: bash that ends with the first failure, and files that stand for what the step tells. */
function runStep(name: string, command: string, folder: string = '.', more: Readonly<Record<string, string>> = {}): Done {
  const temp = mkdtempSync(join(scratch, 'runner-'));
  const [summary, output, script] = ['summary.md', 'output.txt', 'step.sh'].map((one) => join(temp, one)) as [string, string, string];
  for (const file of [summary, output]) writeFileSync(file, '');
  writeFileSync(script, step(name));
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([one]) => !/^(?:VITEST|NODE_OPTIONS|NODE_V8)/.test(one))),
    GITHUB_ACTION_PATH: action,
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_WORKSPACE: repository,
    RUNNER_TEMP: temp,
    SHUFFLE_AUDIT_COMMAND: command,
    ...more,
  };
  const cwd = join(repository, folder);
  const { status, stderr, stdout } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
    cwd,
    env,
    encoding: 'utf8',
  });
  const outputs = Object.fromEntries([...readFileSync(output, 'utf8').matchAll(/^([^=]+)=(.*)$/gm)].map(([, one, value]) => [one, value]));
  return { status, stdout, stderr, summary: readFileSync(summary, 'utf8'), outputs };
}

const marks = (text: string): string[] => text.split('\n').filter((line) => /^::(?:error|warning|notice)/.test(line));
const SHORT = '--n 8 --trials 3000 --seed action';

describe('the action', () => {
  it('marks the line of a biased function, tells what was found, keeps record, page and JUnit, and ends as the audit did', () => {
    const done = runStep('audit', `run './src/shuffle.js#naive' ${SHORT}`);
    expect(done.status, done.stderr).toBe(20);
    expect(marks(done.stdout)).toEqual([
      expect.stringMatching(
        /^::error file=src\/shuffle\.js,line=12,title=■ Biased%3A some cards come to some positions too often.*::Card \d lands .*\d+(?:\.\d+)? times/,
      ),
    ]);
    expect(done.summary).toMatch(/^### ■ \**Biased/);
    expect(done.summary).toContain('<details>');
    const { 'exit-code': code, folder = '', verdict } = done.outputs;
    expect([code, verdict, readdirSync(folder).sort()]).toEqual([
      '20',
      'biased',
      ['shuffle-audit.html', 'shuffle-audit.json', 'shuffle-audit.xml'],
    ]);
    const { digest } = JSON.parse(readFileSync(join(folder, 'shuffle-audit.json'), 'utf8')) as { readonly digest: string };
    expect(readFileSync(join(folder, 'shuffle-audit.html'), 'utf8')).toContain(digest.slice('sha256:'.length));
    // what the function writes stands between the two lines that tell the runner to hear no commands
    const [stop, token = ''] = /^::stop-commands::(\S+)$/m.exec(done.stdout) ?? [];
    expect(done.stdout.indexOf(`\n::${token}::\n`)).toBeGreaterThan(done.stdout.indexOf(stop ?? 'none'));
    expect(done.stdout.indexOf('::error')).toBeGreaterThan(done.stdout.indexOf(`\n::${token}::\n`));
  });

  it('marks nothing where no bias was found, names the file from the root of the repository, and takes quotes', () => {
    const even = runStep('audit', 'run "./shuffle.js#even" --n 8 --detect 20% --seed "two words"', 'src');
    expect([even.status, even.outputs['verdict'], marks(even.stdout)], even.stderr).toEqual([0, 'no-bias-found', []]);
    expect(even.summary).toMatch(/^### ○ /);
    const naive = runStep('audit', `run ./shuffle.js#naive ${SHORT}`, 'src');
    expect(marks(naive.stdout).map((one) => one.slice(0, 40))).toEqual(['::error file=src/shuffle.js,line=12,titl']);
    const built = runStep('audit', `run naive-swap ${SHORT}`);
    expect([built.status, marks(built.stdout).map((one) => one.slice(0, 22))]).toEqual([20, ['::error title=■ Biased']]);
  });

  it('says what is wrong where there is no record, and ends with that code; a command without one is told as it is', () => {
    const missing = runStep('audit', 'run ./gone.js');
    expect([missing.status, missing.outputs]).toEqual([66, { 'exit-code': '66' }]);
    expect(marks(missing.stdout)).toEqual(['::error title=shuffle-audit::./gone.js does not exist']);
    const open = runStep('audit', 'run "./src/shuffle.js');
    expect([open.status, marks(open.stdout)]).toEqual([
      64,
      ['::error title=shuffle-audit::a quote is not closed in: run "./src/shuffle.js'],
    ]);
    const listed = runStep('audit', 'list bounded');
    expect([listed.status, listed.summary.split('\n')[0], listed.summary.includes('lemire')]).toEqual([0, '```text', true]);
  });

  it('reads nothing of a shell in its command', () => {
    const done = runStep('audit', 'run ./gone.js --seed "$(touch was-run)`touch was-run`;touch was-run" --quiet');
    expect([done.status, existsSync(join(repository, 'was-run'))].map(String)).toEqual(['66', 'false']);
  });

  it('installs nothing where it is built, and else what its lock says', () => {
    expect(runStep('install', '').status).toBe(0);
    // An empty checkout has no lock: npm says so, and the step fails.
    const bare = mkdtempSync(join(scratch, 'bare-'));
    const within = join(bare, 'runners/github');
    mkdirSync(within, { recursive: true });
    writeFileSync(join(bare, 'package.json'), '{ "name": "bare", "version": "1.0.0" }\n');
    const failed = runStep('install', '', '.', { GITHUB_ACTION_PATH: within });
    expect([failed.status, /npm ci/.test(failed.stderr)].map(String)).toEqual(['1', 'true']);
    writeFileSync(
      join(bare, 'package.json'),
      '{ "name": "bare", "version": "1.0.0", "scripts": { "prepare": "mkdir -p dist node_modules && echo built > dist/cli.js" } }\n',
    );
    writeFileSync(
      join(bare, 'package-lock.json'),
      '{ "name": "bare", "version": "1.0.0", "lockfileVersion": 3, "packages": { "": { "name": "bare", "version": "1.0.0" } } }\n',
    );
    const installed = runStep('install', '', '.', { GITHUB_ACTION_PATH: within });
    expect([installed.status, readFileSync(join(bare, 'dist', 'cli.js'), 'utf8')], installed.stderr).toEqual([0, 'built\n']);
  });

  it('has every step tried here, and names the files it runs', () => {
    const names = [...ACTION.matchAll(/^ {4}- name: (.*)$/gm)].map(([, name]) => name);
    expect(names).toEqual(['install', 'audit', 'keep']);
    expect(ACTION).toContain('if: always() && steps.audit.outputs.folder');
    expect(ACTION.match(/\$\{\{ inputs\.command \}\}/g)).toHaveLength(1);
    expect(ACTION).toMatch(/SHUFFLE_AUDIT_COMMAND: \$\{\{ inputs\.command \}\}/);
  });
});

describe('a mark', () => {
  it('escapes what would end a value or the command, as the runner reads it', () => {
    expect(mark('error', '50 %\nof: all, so', { file: 'a,b:c%.js', line: '3' })).toBe(
      '::error file=a%2Cb%3Ac%25.js,line=3::50 %25%0Aof: all, so',
    );
  });

  it('splits words at blanks outside quotes alone', () => {
    expect(words(`run  -- python3 './my deal.py' --seed="a b"'c'`)).toEqual(['run', '--', 'python3', './my deal.py', '--seed=a bc']);
    expect(words('')).toEqual([]);
    expect(() => words(`run 'a`)).toThrow('a quote is not closed');
  });

  it.each([
    ['export function deal(deck) {}', 'deal', 1],
    ["const a = 'function deal(';\n// function deal(\nexport const deal = (deck) => deck;", 'deal', 3],
    ['/*\nfunction deal() {}\n*/\n\nexport async function deal<T>(deck: T[]) {}', 'deal', 5],
    ['import x from "x";\n\nexport default (deck) => deck;', 'default', 3],
    ['function mix(deck) {}\n\nexport default mix;\n', 'default', 1],
    ['\nconst mix = (deck) => deck;\nmodule.exports = mix;', 'default', 2],
    ['\n\nmodule.exports = (deck) => deck;', 'default', 3],
    ['\n\nmodule.exports = function (deck) { return deck; };', 'default', 3],
    ['\nfunction mix(d) {}\nexport { mix as deal };', 'deal', 2],
    ['\nexports.deal = (deck) => deck;', 'deal', 2],
    ['export const tools = {\n  other(a) {},\n  deal(deck) { return deck; },\n};', 'tools.deal', 3],
    ['export class Dealer {\n  static async deal(deck) {}\n}', 'Dealer.deal', 2],
    ['export * from "./other.js";', 'deal', 1],
    ['deal();\nexport function deal(deck) {}', 'deal', 2],
  ])('finds where the function of %j is declared', (text, name, line) => {
    expect(lineOf(text, name)).toBe(line);
  });
});
