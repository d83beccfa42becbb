import { appendFileSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { LogWishes } from '../../../../src/engine/log/log-wishes.js';
import { processesIn } from '../../../../src/kinds/planning/processes-of.js';
import { permutations } from '../../../../src/math/orders/permutation.js';
import { Alarm } from '../../../../src/wings/watch/engine/alarm.js';
import { type Left, rows, watchedFile } from './watched.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-resumed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const watched = (name: string, wishes: Partial<LogWishes> = {}): Promise<Left> => watchedFile(join(folder, name), wishes);

const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const append = (name: string, text: string): void => appendFileSync(join(folder, name), text);

describe('a file that is watched again', () => {
  const even = rows('fisher-yates', 52, 60);
  const crlf = rows('fisher-yates', 52, 60, '\r\n');

  it.each([
    ['rows', even.join('')],
    ['a blank line at the end', `${even.join('')}\n`],
    ['blank lines everywhere', `\n\n${even.join('\n\n')}\n\n\n`],
    ['a last line without an end', even.join('').trimEnd()],
    ['CRLF', crlf.join('')],
    ['CRLF and a blank line', `${crlf.join('')}\r\n`],
    ['CRLF cut in half', crlf.join('').slice(0, -1)],
    ['a mark of UTF-8', `\uFEFF${even.join('')}`],
    ['a malformed row at the end', `${even.join('')}1,2,3\n`],
    ['names of its fields', `${Array.from({ length: 52 }, (_, k) => `f${k}`).join()}\n${even.join('')}`],
    ['spaces at the end', `${even.join('')}  \n`],
  ])('with %s goes on behind the last row', async (name, text) => {
    put(name, text);
    const first = await watched(name);
    expect([first.deals, first.raised, first.states[0]]).toEqual([60, null, 'started']);
    expect(await watched(name)).toEqual({ ...first, states: ['resumed'] });
    append(name, `${text.endsWith('\n') ? '' : '\n'}${even.slice(0, 3).join('')}`);
    expect(await watched(name)).toEqual({ ...first, deals: 63, states: ['resumed'] });
  });

  it('goes on in a copy that took its name, as programs leave it that write a file anew', async () => {
    put('copied', even.slice(0, 50).join(''));
    await watched('copied');
    copyFileSync(join(folder, 'copied'), join(folder, 'copy'));
    rmSync(join(folder, 'copied'));
    copyFileSync(join(folder, 'copy'), join(folder, 'copied'));
    append('copied', even.slice(50).join(''));
    expect(await watched('copied')).toMatchObject({ deals: 60, states: ['resumed'] });
  });

  // A row of five cards comes again in one of 120.
  it.each([
    ['with the same last row', (all: readonly string[], last: string) => [...all.slice(0, 299), last]],
    ['with all but the first row the same', (all: readonly string[]) => [all[1], ...all.slice(1)]],
  ])('is read from its start where another took its name %s', async (name, other) => {
    const all = rows('fisher-yates', 5, 3000);
    put(name, all.slice(0, 300).join(''));
    await watched(name);
    const others = other(name.includes('last') ? rows('fisher-yates', 5, 6000).slice(3000) : all, all[299]);
    put(name, [...others, ...all.slice(500, 600)].join(''));
    const again = await watched(name);
    expect([again.deals, again.states.slice(0, 2)]).toEqual([300 + others.length + 100, ['replaced', 'resumed']]);
  });

  it('keeps an alarm that was found in its last few deals', async () => {
    const off = rows('naive-swap', 5, 4000);
    const alarm = new Alarm(permutations(5), { alpha: 1e-6, processes: processesIn(permutations(5)) });
    // An end between two looks at which the alarm is raised though it was not with the look before.
    while (alarm.logE < 8 || alarm.atEnd().raised === null) {
      const cells = Uint16Array.from(off[alarm.deals].split(','), Number);
      alarm.add(
        cells.map((card) => card % 5),
        0,
      );
    }
    const end = alarm.deals;
    expect([end % 16 > 0, alarm.raised]).toEqual([true, null]);
    put('end', off.slice(0, end).join(''));
    expect(await watched('end')).toMatchObject({ deals: end, raised: end });
    append('end', rows('fisher-yates', 5, 500).join(''));
    expect(await watched('end')).toEqual({ deals: end + 500, raised: end, malformed: 0, states: ['resumed'] });
  });

  it('goes on behind the malformed row that it ended with', async () => {
    put('rejects', [...even.slice(0, 20), '1,2,3\n', ...even.slice(20, 30), 'x\n', ...even.slice(30)].join(''));
    const strict = (): Promise<Left> => watchedFile(join(folder, 'rejects'), {}, 0);
    await expect(strict()).rejects.toMatchObject({ at: { line: 21 } });
    await expect(strict()).rejects.toMatchObject({ at: { line: 32 }, hint: expect.stringContaining('goes on behind this row') });
    expect(await strict()).toMatchObject({ deals: 60, malformed: 2, states: ['resumed'] });
  });

  it('is refused where it is to be read in another way', async () => {
    put('two.ndjson', even.map((row, k) => `{"a":[${row.trim()}],"b":[${even[(k + 1) % 60].trim()}]}\n`).join(''));
    await watched('two.ndjson', { field: 'a' });
    await expect(watched('two.ndjson', { field: 'b' })).rejects.toMatchObject({
      code: 'E_PLAN_MISMATCH',
      message: expect.stringMatching(/two\.ndjson\.state is of rows that are read as \{"field":"a",.*\}, got \{"field":"b",.*\}$/),
    });
    expect(await watched('two.ndjson', { field: 'a' })).toMatchObject({ deals: 60, states: ['resumed'] });
  });
});
