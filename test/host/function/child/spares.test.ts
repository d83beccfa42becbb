import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/core/subject/outcome.js';
import { childEntry } from '../../../../src/host/function/child/entry.js';
import type { ChildStart } from '../../../../src/host/function/child/launch.js';
import { ChildSession } from '../../../../src/host/function/child/session.js';
import { prepareChildren, startChild } from '../../../../src/host/function/child/spares.js';
import { kindOf } from '../../../../src/kinds/index.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-spares-'));
const file = join(cwd, 'shuffle.mjs');
writeFileSync(file, 'export default (deck) => deck;\n');
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const start = async (more: Partial<ChildStart['task']> = {}): Promise<ChildStart> => ({
  entry: await childEntry(),
  cwd,
  task: { code: { kind: 'file', url: pathToFileURL(file).href }, isolation: 'process', ...more },
});

describe('a process that waits for its order', () => {
  it('is handed out once, to a task that starts the same way, unless it has ended', async () => {
    const one = await start();
    const waiting = prepareChildren(one, 3);
    expect(prepareChildren(one, 2)).toEqual(waiting);
    const others = [startChild(await start({ forced: true })), startChild(await start({ isolation: 'none' }))];
    waiting[0].kill();
    await waiting[0].ended();
    const taken = [startChild(one), startChild(one), startChild(one)];
    expect(taken.slice(0, 2)).toEqual(waiting.slice(1));
    expect(taken.map((child) => waiting.includes(child))).toEqual([true, true, false]);
    expect(others.map((child) => waiting.includes(child))).toEqual([false, false]);
    for (const child of [...others, ...taken]) child.kill();
  });

  it('has loaded nothing of the subject', async () => {
    writeFileSync(file, 'throw new Error("too early");\n');
    await ChildSession.prepare((await start()).task, cwd, 1);
    await new Promise((resolve) => setTimeout(resolve, 500));
    writeFileSync(file, 'export default (deck) => deck;\n');
    const space = kindOf({ kind: 'deck' }).space({ kind: 'deck' }, { n: 3 });
    const task = {
      path: null,
      random: false,
      handed: kindOf({ kind: 'deck' }).handed({ kind: 'deck' }, 3),
      trials: 2,
      state: [1, 2, 3, 4],
    };
    const whole = { ...(await start()).task, ...task, style: null, touches: null, record: -1 };
    const session = await ChildSession.start(whole, { id: 'late', cwd, first: 0 }, space, 10_000);
    const batch = new Batch(3, 2);
    await session.fill(batch);
    expect([...batch.cells]).toEqual([0, 1, 2, 0, 1, 2]);
    session.close();
  });

  it('does not keep the program that started it', () => {
    const url = (path: string): string =>
      JSON.stringify(new URL(`../../../../compiled/host/function/child/${path}.js`, import.meta.url).href);
    const asked = JSON.stringify({
      entry: 'ENTRY',
      cwd,
      task: { code: { kind: 'file', url: pathToFileURL(file).href }, isolation: 'process' },
    });
    const text = `const { prepareChildren } = await import(${url('spares')}); const { childEntry } = await import(${url('entry')});
      console.log(prepareChildren({ ...${asked}, entry: await childEntry() }, 1).length);`;
    const { signal, status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', text], {
      timeout: 9000,
      encoding: 'utf8',
    });
    expect([status, signal, stdout]).toEqual([0, null, '1\n']);
  });
});
