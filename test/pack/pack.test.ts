import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PROJECT } from '../house/source-tree.js';
import { builtCheckout } from '../support/checkout.js';
import { needs, skip } from '../support/tools.js';

interface Done {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

const scratch = mkdtempSync(join(tmpdir(), 'shuffle-audit-pack-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

// what npm writes when it cannot reach a registry, as opposed to a package it cannot install
const NO_NETWORK = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;

/** Runs a program and gives what it did; the settings of the surrounding `npm test` are not handed on, npm's own warnings not given. */
function run(cwd: string, program: string, ...args: string[]): Promise<Done> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_(?:lifecycle|package|command|execpath)|INIT_CWD)/.test(name)),
  );
  return new Promise((resolve) => {
    const child = execFile(
      program,
      args,
      { cwd, env, maxBuffer: 2 ** 26, shell: process.platform === 'win32' },
      (error, stdout, stderr) => {
        const status = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
        resolve({ status, stdout, stderr: stderr.replace(/^npm (?:warn|notice)\b.*\n/gm, '') });
      },
    );
    child.stdin?.end();
  });
}

/** What the compiler says of a file in a folder of a reader's, who checks the declarations of packages too and has none of Node. */
async function typesOf(folder: string, name: string, ...lines: readonly string[]): Promise<string> {
  writeFileSync(join(folder, `${name}.ts`), `${lines.join('\n')}\n`);
  const options = { strict: true, module: 'nodenext', target: 'es2023', lib: ['es2023'], types: [], skipLibCheck: false, noEmit: true };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: [`${name}.ts`] }));
  return (await run(folder, process.execPath, join(PROJECT, 'node_modules/typescript/bin/tsc'), '-p', '.', '--pretty', 'false')).stdout;
}

describe('the packed tarball', () => {
  it('has few files and no code cache, among them one of declarations for each entry point, in which the comments are kept', async () => {
    const checkout = builtCheckout(scratch);
    const packed = await run(checkout, needs('npm'), 'pack', '--dry-run', '--json', '--ignore-scripts');
    const [{ files }] = Object.values(JSON.parse(packed.stdout) as object) as [{ readonly files: readonly { readonly path: string }[] }];
    expect(files.length).toBeLessThanOrEqual(285);
    // The code cache is for the Node of whoever built.
    expect(files.filter(({ path }) => path.includes('/cached/'))).toEqual([]);
    const { exports } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as {
      readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
    };
    const types = Object.values(exports).flatMap((one) => (typeof one === 'string' ? [] : one.types.replace('./', '')));
    expect(files.map(({ path }) => path).filter((path) => path.endsWith('.d.ts'))).toEqual(types.toSorted());
    const lines = readFileSync(join(checkout, 'dist/index.d.ts'), 'utf8').split('\n');
    // of the forms of one function the first has the comment
    const functions = new Map<string, string | undefined>();
    for (const [at, line] of lines.entries()) {
      const [, name] = /^export declare function (\w+)/.exec(line) ?? [];
      if (name !== undefined && !functions.has(name)) functions.set(name, lines[at - 1]);
    }
    expect([...functions.keys()]).toContain('runAudit');
    expect([...functions].filter(([, before]) => !before?.endsWith('*/')).map(([name]) => name)).toEqual([]);
  });

  it('installs in an empty folder, and there its bin and its exports work', async () => {
    needs('npm');
    // What is built as it is packed is held in test/pack/release.test.ts.
    const checkout = builtCheckout(scratch);
    const packed = await run(checkout, 'npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', scratch);
    expect(packed.status, packed.stdout + packed.stderr).toBe(0);
    const [tarball = ''] = readdirSync(scratch).filter((name) => name.endsWith('.tgz'));
    expect(tarball).toMatch(/^shuffle-audit-\d+\.\d+\.\d+\.tgz$/);

    const folder = join(scratch, 'reader');
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
    // where the registry is out of reach, npm's cache may still hold every dependency
    const seen = await run(folder, 'npm', 'view', 'yargs', 'name', '--fetch-retries=0', '--fetch-timeout=20000');
    const reach = seen.status === 0 ? '--prefer-offline' : '--offline';
    const installed = await run(folder, 'npm', 'install', join(scratch, tarball), reach, '--no-audit', '--no-fund');
    if (installed.status !== 0 && NO_NETWORK.test(installed.stderr))
      skip('needs a package registry to install from, which is out of reach');
    expect(installed.status, installed.stderr).toBe(0);

    const own = join(folder, 'node_modules', 'shuffle-audit');
    const { version } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as { readonly version: string };
    expect(readdirSync(own).sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'package.json', 'runners']);
    // The action is used from the repository, which it builds.
    expect(readdirSync(join(own, 'runners')).sort()).toEqual(['check_record.py', 'go', 'junit', 'pytest', 'rust', 'tape', 'xunit']);
    const inside = readdirSync(join(own, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(inside.filter((name) => /\.test\.|\.ts$/.test(name) && !name.endsWith('.d.ts'))).toEqual([]);

    const asked = await run(folder, 'npx', 'shuffle-audit', '--version');
    expect(asked).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });

    const audited = await run(
      folder,
      'npx',
      'shuffle-audit',
      'run',
      'naive-swap',
      '--n',
      '5',
      '--trials',
      '2000',
      '--seed',
      'a',
      '--quiet',
    );
    expect(audited.status, audited.stdout + audited.stderr).toBe(20);
    expect(audited.stderr).toBe('');
    expect(
      readdirSync(join(folder, 'reports'))
        .map((name) => name.replace(/^.*\./, ''))
        .sort(),
    ).toEqual(['html', 'json']);

    const listed = await run(
      folder,
      process.execPath,
      '-e',
      "import('shuffle-audit').then((all) => console.log(Object.keys(all).length > 0))",
    );
    expect(listed).toEqual({ status: 0, stdout: 'true\n', stderr: '' });
    for (const [wing, names] of [
      ['calibration', 'calibrate,makeCalibration'],
      ['lists', 'openItemList,openPartition'],
      ['race', 'raceSubject'],
      ['shards', 'dealShard,mergeShards,planShards,planText,readPlan'],
      ['survey', ''],
    ]) {
      const said = `import('shuffle-audit/${wing}').then((all) => console.log(Object.keys(all).sort().join()))`;
      expect(await run(folder, process.execPath, '-e', said)).toEqual({ status: 0, stdout: `${names}\n`, stderr: '' });
    }
    const wings = [
      "import { isOfKind, makePlan, type AnyRecord, type Subject } from 'shuffle-audit';",
      "import { openItemList, type ItemList } from 'shuffle-audit/lists';",
      "import { raceSubject } from 'shuffle-audit/race';",
      "import { planShards, type PlanFile } from 'shuffle-audit/shards';",
      "import type { Survey } from 'shuffle-audit/survey';",
      'export const list: Promise<ItemList> = openItemList("list.txt");',
      'export const race: Subject = raceSubject(true, 5);',
      'export const plan: PlanFile = planShards(makePlan(race.space, { seed: "a" }), race);',
      'export const rows = (record: AnyRecord) => (isOfKind<Survey>(record, "survey") ? record.core.surveyed.length : 0);',
    ];
    expect(await typesOf(folder, 'wings', ...wings)).toBe('');
    expect(await typesOf(folder, 'wings', ...wings, 'export const { shards } = plan;')).toContain("'shards' does not exist on type");
    // the matchers of Jest are added to a module that comes with it
    mkdirSync(join(folder, 'node_modules/expect'));
    writeFileSync(join(folder, 'node_modules/expect/package.json'), '{ "name": "expect", "types": "index.d.ts" }\n');
    writeFileSync(
      join(folder, 'node_modules/expect/index.d.ts'),
      'export interface Matchers<R extends void | Promise<void>, T = unknown> { not: Matchers<R, T>; }\n',
    );
    const typed = [
      "import { auditShuffle } from 'shuffle-audit';",
      "import 'shuffle-audit/matchers';",
      "import 'shuffle-audit/jest-globals';",
    ];
    expect(await typesOf(folder, 'reader', ...typed, 'export const { verdict } = auditShuffle((deck: number[]) => deck);')).toBe('');
    expect(await typesOf(folder, 'reader', ...typed, 'export const { verdicts } = auditShuffle((deck: number[]) => deck);')).toContain(
      "Property 'verdicts' does not exist on type 'ShuffleAudit'",
    );
    const schema = "import schema from 'shuffle-audit/evidence.schema.json' with { type: 'json' }; console.log(typeof schema.$schema)";
    const read = await run(folder, process.execPath, '--no-warnings', '--input-type=module', '-e', schema);
    expect(read).toEqual({ status: 0, stdout: 'string\n', stderr: '' });
  });
});
