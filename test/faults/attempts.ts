import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../host/function/blocks.js';
import { turning } from './subjects.js';

/** What a function tries: its text, the rule that it must be refused by, and whether that is while it deals. */
export type Attempt = readonly [text: string, rule: string, dealing: boolean];

/** Where attempts go: a port that listens, a process that is not theirs, and a folder with `secret.txt`. */
interface Aims {
  readonly port: number;
  readonly pid: number;
  readonly secret: string;
}

/** Attempts to read, write, start programs or threads, use the network and send signals. */
export function attemptsAt({ port, pid, secret }: Aims): readonly Attempt[] {
  const late = (doing: string): string => `${doing}; export default (deck) => deck;`;
  return [
    [
      `import { readFileSync } from 'node:fs'; ${turning(`if (k === 3) readFileSync('${secret}/secret.txt');`)}`,
      'must not read files outside its own folder, got an attempt to read ',
      true,
    ],
    [
      `import { readFileSync } from 'node:fs'; ${late(`readFileSync('${secret}/secret.txt')`)}`,
      'must not read files outside its own folder, got an attempt to read ',
      false,
    ],
    [
      `import { writeFileSync } from 'node:fs'; ${turning("if (k === 3) writeFileSync('mine', 'x');")}`,
      'must not write files, got an attempt to write mine',
      true,
    ],
    [
      `import { execSync } from 'node:child_process'; ${turning("if (k === 3) execSync('id');")}`,
      'must not start programs, got an attempt to start one',
      true,
    ],
    [
      `import { Worker } from 'node:worker_threads'; ${turning("if (k === 3) new Worker('1', { eval: true, execArgv: [] });")}`,
      'must not start threads, got an attempt to start one',
      true,
    ],
    [
      `import { connect } from 'node:net'; ${turning(`if (k === 3) connect(${port}, '127.0.0.1');`)}`,
      `must not use the network, got an attempt to reach 127.0.0.1:${port}`,
      true,
    ],
    [
      `export default async (deck) => { await fetch('http://127.0.0.1:${port}/'); return deck; };`,
      `must not use the network, got an attempt to reach 127.0.0.1:${port}`,
      true,
    ],
    [
      `import { createServer } from 'node:net'; ${turning("if (k === 3) createServer()._listen2('127.0.0.1', 0, 4, 1);")}`,
      'must not use the network, got an attempt to reach 127.0.0.1:0 to listen',
      true,
    ],
    [
      `import net from 'node:net'; ${turning("if (k === 3) net._createServerHandle('127.0.0.1', 0, 4);")}`,
      'must not use the network, got an attempt to reach 127.0.0.1:0 to listen',
      true,
    ],
    [
      `import { lookup } from 'node:dns'; ${turning("if (k === 3) lookup('example.org', () => {});")}`,
      'must not use the network, got an attempt to reach the name service about example.org',
      true,
    ],
    [
      `import { createSocket } from 'node:dgram'; ${turning(`if (k === 3) createSocket('udp4').send('x', ${port}, '127.0.0.1');`)}`,
      'must not use the network, got an attempt to reach a datagram socket',
      true,
    ],
    [
      turning(`if (k === 3) process.kill(${pid}, 'SIGKILL');`),
      `must not send signals to other processes, got an attempt to send one to process ${pid}`,
      true,
    ],
    [
      `import { connect } from 'node:net'; setTimeout(() => connect(${port}, '127.0.0.1'), 1); await new Promise((done) => setTimeout(done, 500)); export default (deck) => deck;`,
      `must not use the network, got an attempt to reach 127.0.0.1:${port}`,
      false,
    ],
    [turning("if (k === 3) process.dlopen({ exports: {} }, '/none.node');"), 'must not load native code, got an attempt to load it', true],
    [
      "import { readFileSync } from 'node:fs'; setTimeout(() => readFileSync('/etc/hostname'), 5); export default async (deck) => { await new Promise((done) => setTimeout(done, 300)); return deck; };",
      'must not read files outside its own folder, got an attempt to read /etc/hostname',
      true,
    ],
  ];
}

/** Which of these endings is not the refusal of its attempt. */
export function unrefused(attempts: readonly Attempt[], ended: readonly string[]): readonly string[] {
  return attempts.flatMap(([, rule, dealing], i) => {
    const refused = ended[i].includes(rule) && (dealing ? /^E_SANDBOX 77 at trial [13]: / : /^E_SANDBOX 77: /).test(ended[i]);
    return refused ? [] : [`${rule}: ${ended[i]}`];
  });
}

/** A package whose `src/shuffle.mjs` reads `path`, which is hidden in it or led out of it by a link: one for each way. */
export function hiddenPaths(): readonly { readonly cwd: string; readonly path: string }[] {
  const elsewhere = folderOf({ 'secret.txt': 'secret' });
  return ['deep/.env', 'out/secret.txt', 'secret'].map((path) => {
    const cwd = folderOf({ 'package.json': '{"name":"mine"}', 'src/deep/.env': 'KEY=1', 'src/shuffle.mjs': '' });
    symlinkSync(elsewhere, join(cwd, 'src/out'), 'junction');
    symlinkSync(join(elsewhere, 'secret.txt'), join(cwd, 'src/secret'));
    writeFileSync(
      join(cwd, 'src/shuffle.mjs'),
      `import { readFileSync } from 'node:fs'; readFileSync(new URL('./${path}', import.meta.url)); export default (deck) => deck;`,
    );
    return { cwd, path: join(cwd, 'src', path) };
  });
}

/** Takes the classes of Node's own handles from what it is told of them, and so gets past all that is refused in JavaScript. */
export const pastJavaScript = (path: string): string => `import net from 'node:net'; import { createHook } from 'node:async_hooks';
  let Request = null;
  createHook({ init(id, type, trigger, resource) { if (type === 'SHUTDOWNWRAP') Request ??= resource.constructor; } }).enable();
  const own = new net.Socket({ fd: 4 });
  const { constructor: Pipe } = own._handle;
  own.end();
  await new Promise((done) => setTimeout(done, 50));
  const pipe = new Pipe(0);
  const request = new Request();
  const status = await new Promise((done) => { request.oncomplete = done; const failed = pipe.connect(request, ${JSON.stringify(path)}); if (failed) done(failed); });
  throw new Error('the socket answered ' + status);`;
