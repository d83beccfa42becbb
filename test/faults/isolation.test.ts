import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';
import { CHILD_FRAME, CHILD_MAGIC } from '../../src/engine/child/protocol.js';
import { childEntry } from '../../src/host/function/child/entry.js';
import { childLevel } from '../../src/host/function/child/tools.js';
import { openFunctionSubject } from '../../src/host/function/module/subject.js';
import { failure, folderOf } from '../host/function/blocks.js';
import { hiddenPaths, pastJavaScript } from './attempts.js';
import { fault } from './fault.js';
import { ending, short, turning } from './subjects.js';

/** Every ending of these functions, tried at once. */
const endings = (texts: readonly string[], opening: Parameters<typeof ending>[1] = {}): Promise<string[]> =>
  Promise.all(texts.map((text) => ending(text, opening)));

fault('S15', 'looks for its task: arguments, environment, report, descriptors', 'finds nothing of it', async () => {
  const text = `import { readSync } from 'node:fs';
    const seen = JSON.stringify([process.argv, process.execArgv, process.env, process.title, process.report.getReport()]);
    for (const word of ['trials', 'handed', 'timeoutMs', '"state', 'touches']) if (seen.includes(word)) throw new Error('found ' + word);
    try { throw new Error('read ' + readSync(5, new Uint8Array(1), 0, 1, null)); } catch (error) { if (error.code !== 'EBADF') throw error; }
    ${turning('')}`;
  expect(await ending(text)).toBe('dealt 100');
  return 'nothing found';
});

/** What a subject needs to make frames of its own, and to get hold of those of the harness as they are written. */
const FORGING = `import { writeSync } from 'node:fs';
  const frame = (kind, length, body) => new Uint8Array(Uint32Array.of(${CHILD_MAGIC} + kind, length, ...body, 0, 0).buffer);
  const text = (json) => { const words = new Uint32Array(Math.ceil(json.length / 4)); new Uint8Array(words.buffer).set(Buffer.from(json)); return words; };
  const said = (kind, message) => { const json = JSON.stringify(message); return frame(kind, json.length, text(json)); };
  const decks = (count) => { const cells = new Uint8Array(count * 4); for (let i = 0; i < cells.length; i++) cells[i] = (i + (i >> 2)) % 4; return new Uint32Array(cells.buffer); };
  const proto = Object.getPrototypeOf(Uint8Array.prototype);
  const { get } = Object.getOwnPropertyDescriptor(proto, 'byteLength');
  const bufferOf = Object.getOwnPropertyDescriptor(proto, 'buffer').get;
  const catching = (use) => Object.defineProperty(proto, 'byteLength', { configurable: true, get() { use(bufferOf.call(this)); return get.call(this); } });
`;

fault(
  'S15',
  'writes decks of its own, or changes those on their way',
  'what the harness did not sign is refused: E_SUBJECT_OUTPUT 76',
  async () => {
    const forged = `writeSync(3, said(${CHILD_FRAME.ready}, { url: import.meta.url, export: 'default', random: false }));
    writeSync(3, frame(${CHILD_FRAME.decks}, 64, decks(64)));
    writeSync(3, said(${CHILD_FRAME.end}, { trials: 64, result: 'returns', async: false, beside: '', touches: '' }));`;
    const ended = await endings([
      // All of a block as it loads, and then silence.
      `${FORGING} ${forged} export default (deck) => deck;`,
      `${FORGING} ${forged} process.reallyExit(0); export default (deck) => deck;`,
      // Decks in the midst of the harness's own.
      `${FORGING} ${turning(`if (k === 3) writeSync(3, frame(${CHILD_FRAME.decks}, 1, decks(1)));`)}`,
      // The harness's frame again, before its last.
      `${FORGING} let kept = null; catching((buffer) => { const [kind] = new Uint32Array(buffer, 0, 1);
        if (kind === ${CHILD_MAGIC + CHILD_FRAME.decks}) kept ??= new Uint8Array(buffer.slice(0));
        if (kind === ${CHILD_MAGIC + CHILD_FRAME.end} && kept) writeSync(3, kept, 0, kept.length); });
       ${turning('')}`,
      // The harness's frame with other decks in it.
      `${FORGING} catching((buffer) => { const words = new Uint32Array(buffer); if (words[0] === ${CHILD_MAGIC + CHILD_FRAME.decks}) words.set(decks(1), 2); });
     ${turning('')}`,
    ]);
    expect(ended.map((one) => one.slice(0, 19))).toEqual(ended.map(() => 'E_SUBJECT_OUTPUT 76'));
    return `${ended.length} attempts refused, E_SUBJECT_OUTPUT 76`;
  },
);

fault('S15', 'changes the texts that the harness sends', 'has no effect', async () => {
  const text = `Buffer.prototype.utf8Write = () => 0; Buffer.from = () => new Uint8Array(9); Buffer.byteLength = () => 1; Buffer.poolSize = 0;
    JSON.stringify = () => '{}'; String.prototype.charCodeAt = () => 65; String.prototype.slice = () => ''; Object.prototype.toJSON = () => ({});
    ${turning('')}`;
  expect(await ending(text)).toBe('dealt 100');
  expect(await ending(text, { strict: true })).toMatch(/^E_SUBJECT_TAMPER 76: .+got another String\.prototype\.charCodeAt, /);
  return 'dealt; named with --strict';
});

fault('S15', 'says that it goes on though it does not', 'ended at its deadline all the same: E_SUBJECT_TIMEOUT 76', async () => {
  const text = `import { writeSync } from 'node:fs'; let told = 0;
    setInterval(() => writeSync(4, Uint32Array.of(++told, 0, 0)), 50); export default async (deck) => new Promise(() => {});`;
  expect(short(await ending(text, { timeoutMs: 1500 }))).toBe('E_SUBJECT_TIMEOUT 76 at trial 1');
  return 'E_SUBJECT_TIMEOUT 76';
});

fault('S15', 'loads the harness again, or looks for its parts', 'finds no part of it', async () => {
  const entry = readFileSync(await childEntry(), 'utf8');
  expect(entry).not.toMatch(/^export\b/m);
  expect(entry).not.toMatch(/\bfrom ['"]\./);
  const again = `import { pathToFileURL } from 'node:url'; import(pathToFileURL(process.argv[1]).href + '?again'); ${turning('')}`;
  expect(await ending(again)).toMatch(/^(?:dealt 100|E_SUBJECT_DIED 76)/);
  const leaves = `const found = process.listeners('exit').length; ${turning("if (k === 3) { process.emit('exit', 0); globalThis.__shuffleAuditSlice(); }")}`;
  expect(await ending(leaves)).toBe('dealt 100');
  return 'one file without exports';
});

fault('S14', 'writes by traces and flags, or looks into memory', 'refused, what was tried is named: E_SANDBOX 77', async () => {
  const cases = [
    [
      "import { createTracing } from 'node:trace_events';",
      "createTracing({ categories: ['v8'] }).enable()",
      'use trace_events.createTracing',
    ],
    [
      "import { createRequire } from 'node:module';",
      "createRequire(import.meta.url)('trace_events').createTracing({ categories: ['v8'] })",
      'use trace_events.createTracing',
    ],
    ["import v8 from 'node:v8';", "v8.setFlagsFromString('--allow-natives-syntax')", 'use v8.setFlagsFromString'],
    ["import { getHeapSnapshot } from 'node:v8';", 'getHeapSnapshot()', 'use v8.getHeapSnapshot'],
    ["import { writeHeapSnapshot } from 'node:v8';", 'writeHeapSnapshot()', 'use v8.writeHeapSnapshot'],
    ["import { setHeapSnapshotNearHeapLimit } from 'node:v8';", 'setHeapSnapshotNearHeapLimit(1)', 'use v8.setHeapSnapshotNearHeapLimit'],
    // What it prints of every Int32Array holds the key that decks are signed with.
    ["import { queryObjects } from 'node:v8';", "queryObjects(Int32Array, { format: 'summary' })", 'use v8.queryObjects'],
    ["import { Session } from 'node:inspector';", 'new Session().connect()', 'open one'],
    ["import { register } from 'node:module';", "register('data:text/javascript,')", 'use module.register'],
    ['', "process.kill(process.pid, 'SIGUSR1')", 'send one to process '],
    ['', "process.binding('fs')", 'use'],
    ['', "process.report.writeReport('report.json')", 'write '],
    ["import { setPriority } from 'node:os';", 'setPriority(process.ppid, 5)', 'use os.setPriority'],
    ['', 'process.setuid(65534)', 'use process.setuid'],
  ] as const;
  const ended = await endings(cases.map(([head, act]) => `${head} ${turning(`if (k === 3) ${act};`)}`));
  cases.forEach(([, act, tried], i) => {
    expect(short(ended[i]), `${act}: ${ended[i]}`).toBe('E_SANDBOX 77 at trial 3');
    expect(ended[i]).toContain(`got an attempt to ${tried}`);
  });
  return `${cases.length} attempts refused, E_SANDBOX 77`;
});

fault('S14', 'uses a built-in of Node that no list names, by any door', 'refused, what was tried is named: E_SANDBOX 77', async () => {
  const doors = (name: string): readonly (readonly [head: string, exports: string])[] => [
    [`import all from 'node:${name}';`, 'all'],
    [`import * as all from 'node:${name}';`, 'all'],
    [`const all = await import('node:${name}');`, 'all.default'],
    ["import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);", `require('node:${name}')`],
    ["import Module from 'node:module';", `Module._load('node:${name}')`],
    ["import Module from 'node:module';", `new Module('').constructor._load('node:${name}')`],
    ...('getBuiltinModule' in process ? [['', `process.getBuiltinModule('node:${name}')`] as const] : []),
  ];
  const cases = [
    ...doors('sea').map(([head, exports]) => [head, `${exports}.isSea()`, 'sea.isSea'] as const),
    ...(isBuiltin('node:sqlite')
      ? doors('sqlite').map(
          ([head, exports]) =>
            [head, `new ${exports.includes('(') ? `(${exports})` : exports}.DatabaseSync(':memory:')`, 'sqlite.DatabaseSync'] as const,
        )
      : []),
  ];
  const ended = await endings(cases.map(([head, act]) => `${head} ${turning(`if (k === 3) ${act};`)}`));
  cases.forEach(([head, act, tried], i) => {
    expect(`${short(ended[i])}, ${head} ${act}: ${ended[i]}`).toMatch(/^E_SANDBOX 77 at trial 3, /);
    expect(ended[i]).toContain(`got an attempt to use ${tried}`);
  });
  return `${cases.length} attempts refused, E_SANDBOX 77`;
});

fault(
  'S14',
  'reads what is hidden in its package, or what a link in it leads to',
  'refused, what was tried is named: E_SANDBOX 77',
  async () => {
    const hidden = hiddenPaths();
    for (const { cwd, path } of hidden) {
      const error = await failure(openFunctionSubject({ kind: 'module', file: './src/shuffle.mjs', n: 4, randomness: 'injected', cwd }));
      expect([error.code, error.message]).toEqual([
        'E_SANDBOX',
        expect.stringContaining(`must not read files outside its own folder, got an attempt to read ${path}`),
      ]);
    }
    return `${hidden.length} attempts refused, E_SANDBOX 77`;
  },
);

const PAST = 'reaches for a socket past all that is refused in JavaScript';

fault('S14', PAST, 'finds none where the system has rooms; elsewhere it is not promised, and the record says so', async () => {
  if (process.platform === 'win32') return 'not tried: no such sockets';
  const heard: string[] = [];
  const server = createServer((socket) => {
    heard.push('a connection');
    socket.end();
  });
  const path = join(folderOf({}), 'socket');
  await new Promise<void>((settle) => {
    server.listen(path, settle);
  });
  const ended = await ending(pastJavaScript(path));
  server.close();
  expect(ended).toMatch(/^E_SUBJECT_LOAD 65: .+the socket answered /);
  if (childLevel() !== 'room') return `not shut out at the level of ${childLevel()}`;
  expect(heard).toEqual([]);
  return 'no such socket';
});
