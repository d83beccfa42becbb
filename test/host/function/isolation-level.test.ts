import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { childLevel } from '../../../src/host/function/child/tools.js';
import { openFunctionSubject } from '../../../src/host/function/module/subject.js';
import { attemptsAt, hiddenPaths, pastJavaScript, unrefused } from '../../faults/attempts.js';
import { ending, short } from '../../faults/subjects.js';
import { builtPackage } from '../../support/checkout.js';
import { failure, folderOf } from './blocks.js';

const started = promisify(execFile);

const DOCUMENT = readFileSync(new URL('../../../docs/functions.md', import.meta.url), 'utf8');

/** What the document says that tests hold at the other level: `child/tools.test.ts`, and the socket of `test/faults/isolation.test.ts`. */
const OF_ROOMS = [
  'Where Linux lets us (`unshare` and `setpriv` are installed, and user namespaces are allowed), the system gives them a room of their own besides: no network, and no files but those of the package, its imports, Node and `/usr`.',
  'A room shuts that out; it is no virtual machine, so run nothing that you do not trust.',
];

const TURNING = 'export default (deck) => [...deck.slice(1), deck[0]];';

/** The only programs that the tests of this file find: what sets limits, where it is installed, and no `unshare`. */
const programs = mkdtempSync(join(tmpdir(), 'no-unshare-'));
const given = process.env['PATH'] ?? '';

beforeAll(async () => {
  // It takes npm.
  builtPackage();
  for (const name of ['prlimit', 'setpriv', 'sh', 'true']) {
    const path = located(name);
    if (path !== undefined) symlinkSync(path, join(programs, name));
  }
  vi.stubEnv('PATH', programs);
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(programs, { recursive: true, force: true });
});

function located(name: string): string | undefined {
  return given
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) =>
      readdirSafely(folder)
        .filter((one) => one === name)
        .map((one) => join(folder, one)),
    )
    .at(0);
}

function readdirSafely(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** What the record and the page of a run say of the level, started by `start` and with this PATH. */
async function told(start: readonly string[], path: string): Promise<readonly string[]> {
  const cwd = folderOf({ 'shuffle.mjs': TURNING });
  const cli = join(builtPackage(), 'dist/cli.js');
  const line = [...start, process.execPath, cli, 'run', './shuffle.mjs', '--n', '4', '--trials', '100', '--seed', 'level', '--out', 'out'];
  // It is biased.
  await started(line[0], line.slice(1), { cwd, env: { ...process.env, PATH: path } }).catch(() => undefined);
  const record: unknown = JSON.parse(readFileSync(join(cwd, 'out/shuffle.json'), 'utf8'));
  const page = readFileSync(join(cwd, 'out/shuffle.html'), 'utf8');
  const run = typeof record === 'object' && record !== null ? (Reflect.get(record, 'run') as unknown) : null;
  return [...(JSON.stringify(run).match(/"isolation":"\w+"/) ?? []), ...(page.match(/\(isolation: \w+\)/) ?? [])];
}

const PROCESS = ['"isolation":"process"', '(isolation: process)'];

/** Becomes what follows where no namespace can be made any more. */
const NO_NAMESPACES = [
  'unshare',
  '--user',
  '--map-root-user',
  'sh',
  '-c',
  'for kind in user mnt net; do echo 0 > /proc/sys/user/max_"$kind"_namespaces || exit 99; done; exec "$@"',
  'sh',
];

const shown: string[] = [];

/** A test of one sentence of the document. */
function promise(sentence: string, check: () => Promise<void>): void {
  shown.push(sentence);
  it(sentence, check);
}

/** The sentences of the document on isolation that are not among these. */
function unshown(readme: string, sentences: readonly string[]): readonly string[] {
  const points = readme.split(/\n- /).filter((point) => /^\*\*(?:Isolation|What isolation does not promise)\.\*\*/.test(point));
  return points
    .flatMap((point) =>
      point
        .replace(/^\*\*[^*]+\*\*/, '')
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=\.) (?=[A-Z])/),
    )
    .filter((sentence) => !sentences.includes(sentence));
}

describe.skipIf(process.platform === 'win32')('without unshare, the level of a function is process, and at it', () => {
  promise('The function runs in processes of its own.', async () => {
    expect(childLevel()).toBe('process');
    expect(await ending(`if (process.pid === ${process.pid}) throw new Error('the same'); ${TURNING}`)).toBe('dealt 100');
  });

  promise(
    'Node lets them read the files of its own package, but nothing that is hidden there or that a link leads to elsewhere, and the packages it imports.',
    async () => {
      const own = folderOf({
        'package.json': '{"name":"mine"}',
        'src/data.txt': 'x',
        'node_modules/dep/index.js': "exports.turn = (deck) => [...deck.slice(1), deck[0]]; require('node:fs').readFileSync(__filename);",
        'src/shuffle.mjs': `import { readFileSync } from 'node:fs'; import { turn } from 'dep'; readFileSync(new URL('./data.txt', import.meta.url)); export default turn;`,
      });
      await openFunctionSubject({ kind: 'module', file: './src/shuffle.mjs', n: 4, randomness: 'injected', cwd: own });
      for (const { cwd, path } of hiddenPaths()) {
        const error = await failure(openFunctionSubject({ kind: 'module', file: './src/shuffle.mjs', n: 4, randomness: 'injected', cwd }));
        expect([error.code, error.message]).toEqual(['E_SANDBOX', expect.stringContaining(`got an attempt to read ${path}`)]);
      }
    },
  );

  promise('It lets them write no files, start no programs or threads and use no network.', async () => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((settle) => {
      server.listen(0, '127.0.0.1', settle);
    });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const victim = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' });
    const attempts = attemptsAt({ port, pid: victim.pid ?? 0, secret: folderOf({ 'secret.txt': 'secret' }) });
    const ended = await Promise.all(attempts.map(([text]) => ending(text)));
    expect(unrefused(attempts, ended)).toEqual([]);
    // The lie: without limits the first two, which read, are let by.
    const reading = attempts.slice(0, 2);
    const free = await Promise.all(reading.map(([text]) => ending(text, { isolation: 'none' })));
    expect(unrefused(reading, free)).toHaveLength(2);
    victim.kill('SIGKILL');
    server.close();
  });

  promise(
    'Their environment is empty, and their time and what their objects take of memory are limited, buffers too in a room or with `prlimit`.',
    async () => {
      expect(await ending(`if (Object.keys(process.env).length > 0) throw new Error('not empty'); ${TURNING}`)).toBe('dealt 100');
      expect(short(await ending('export default () => { for (;;); };', { timeoutMs: 1500 }))).toBe('E_SUBJECT_TIMEOUT 76 at trial 1');
      const objects = 'const kept = []; export default (deck) => { for (;;) kept.push(new Array(1e6).fill(kept)); };';
      expect(short(await ending(objects, { timeoutMs: 60_000 }))).toBe('E_SUBJECT_OOM 76 at trial 1');
      if (located('prlimit') === undefined) return;
      const buffers =
        'const kept = []; export default (deck) => { for (let i = 0; i < 30; i++) kept.push(new Uint8Array(1e8)); return deck; };';
      expect(short(await ending(buffers))).toBe('E_SUBJECT_OOM 76 at trial 1');
    },
  );

  promise(
    'The record and the page say who kept the function in: the system too, Node alone, or, with `--isolation none`, nobody.',
    async () => {
      expect(await told([], programs)).toEqual(PROCESS);
    },
  );

  promise(
    'Node alone is a seat belt against accidents and careless packages, and code that wants out finds a way: the tests hold one that reaches a local socket past it.',
    async () => {
      const path = join(folderOf({}), 'socket');
      const heard: string[] = [];
      const server = createServer((socket) => {
        heard.push('a connection');
        socket.end();
      });
      await new Promise<void>((settle) => {
        server.listen(path, settle);
      });
      expect(await ending(pastJavaScript(path))).toMatch(/^E_SUBJECT_LOAD 65: .+the socket answered 0/);
      server.close();
      expect(heard).not.toEqual([]);
    },
  );

  it('docs/functions.md promises nothing that is not shown', () => {
    const known = [...shown, ...OF_ROOMS];
    expect(unshown(DOCUMENT, known)).toEqual([]);
    expect(unshown(DOCUMENT.replace('- **What isolation', '  They see no clock.\n- **What isolation'), known)).toEqual([
      'They see no clock.',
    ]);
    expect(unshown('', known)).toEqual([]);
    expect(known.filter((sentence) => !DOCUMENT.replace(/\s+/g, ' ').includes(sentence))).toEqual([]);
  });
});

describe('where no namespace can be made', () => {
  it('the record says process, though unshare is installed', async ({ skip }) => {
    const [program, ...rest] = [...NO_NAMESPACES, 'true'];
    const env = { ...process.env, PATH: given };
    if (process.platform !== 'linux' || spawnSync(program, rest, { env }).status !== 0) skip('needs a namespace in which to forbid them');
    expect(await told(NO_NAMESPACES, given)).toEqual(PROCESS);
    if (located('setpriv') === undefined) return;
    // The lie: the same run where they can be made.
    const free = await told(
      NO_NAMESPACES.map((word) => word.replaceAll('echo 0', 'echo 9')),
      given,
    );
    expect(free).not.toEqual(PROCESS);
  });
});
