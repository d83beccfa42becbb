import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { Batch } from '../../../../src/core/subject/outcome.js';
import type { ChildOrder } from '../../../../src/engine/child/protocol.js';
import { childEntry } from '../../../../src/host/function/child/entry.js';
import { childOrderBytes } from '../../../../src/host/function/child/order.js';
import { openFunctionSubject } from '../../../../src/host/function/module/subject.js';
import { handedDeck } from '../../../../src/kinds/handout.js';
import { blockOf, folderOf } from '../blocks.js';
import { isAlive, outliving } from '../is-alive.js';

const pause = (ms: number): Promise<void> =>
  new Promise((settle) => {
    setTimeout(settle, ms);
  });

/** Resident bytes of a process where Linux tells, else 0. */
function residentBytes(pid: number): number {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

it.skipIf(process.platform === 'win32')('closing a block early ends the child and what it started', async () => {
  const cwd = folderOf({
    'parent.mjs': `import { spawn } from 'node:child_process'; import { writeFileSync } from 'node:fs';
      const { pid } = spawn('sleep', ['30'], { stdio: 'ignore' }); writeFileSync('pids', process.pid + ' ' + pid);
      export default (deck) => deck;`,
  });
  const subject = await openFunctionSubject({ kind: 'module', file: 'parent.mjs', n: 52, randomness: 'injected', isolation: 'none', cwd });
  const source = await subject.open(blockOf('early', 0, 10_000_000));
  await source.fill(new Batch(52, 10));
  const pids = readFileSync(join(cwd, 'pids'), 'utf8').split(' ').map(Number);
  expect(pids.map(isAlive)).toEqual([true, true]);
  await source.close?.();
  expect(await outliving(...pids)).toEqual([]);
});

it('a child whose parent is gone ends, though its subject never does', async () => {
  const cwd = folderOf({ 'endless.mjs': 'export default () => { for (;;); };' });
  const order: ChildOrder = {
    code: { kind: 'file', url: pathToFileURL(join(cwd, 'endless.mjs')).href },
    path: null,
    random: false,
    handed: handedDeck(4),
    trials: 9,
    state: [1, 2, 3, 4],
    style: null,
    record: -1,
    isolation: 'process',
    touches: null,
    timeoutMs: 1000,
  };
  const child = spawn(process.execPath, [await childEntry()], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const [pulse, told] = [child.stdio[4], child.stdio.at(5)];
  if (!(pulse instanceof Readable && told instanceof Writable)) throw new Error('no channels');
  told.end(childOrderBytes({ key: new Uint32Array(4), order }));
  await once(pulse, 'data');
  const ended = once(child, 'exit');
  for (const stream of child.stdio) stream?.destroy();
  expect(await ended).toEqual([1, null]);
});

it('memory does not grow with what a slow reader leaves unread', async () => {
  const cwd = folderOf({
    'fast.mjs': "import { writeFileSync } from 'node:fs'; writeFileSync('pid', String(process.pid)); export default (deck) => deck;",
  });
  const subject = await openFunctionSubject({ kind: 'module', file: 'fast.mjs', n: 52, randomness: 'injected', isolation: 'none', cwd });
  const source = await subject.open(blockOf('slow', 0, 10_000_000));
  const batch = new Batch(52, 10);
  await source.fill(batch);
  const child = Number(readFileSync(join(cwd, 'pid'), 'utf8'));
  await pause(400);
  const before = [process.memoryUsage().rss, residentBytes(child)];
  for (let k = 0; k < 4; k++) {
    await source.fill(batch);
    await pause(200);
  }
  // A second of dealing is above 50 MB of decks; both sides together may hold a few frames of them.
  const after = [process.memoryUsage().rss, residentBytes(child)];
  after.forEach((bytes, i) => expect(bytes - before[i]).toBeLessThan(16 * 2 ** 20));
  await source.close?.();
});
