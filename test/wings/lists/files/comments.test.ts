import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { ListOptions } from '../../../../src/wings/lists/files/list-options.js';
import { openItemList } from '../../../../src/wings/lists/files/open-item-list.js';
import { memoryInput, numbersOf, textsOf } from '../items/memory-input.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-comments-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Both {
  readonly list: string;
  readonly before: string;
}

/** The places before of the items of a list, and the lines of both files that were passed over. */
async function read({ list, before }: Both, ending = 'txt', options: ListOptions = {}): Promise<{ items: number[]; passed: unknown[] }> {
  const [file, original] = [join(folder, `list.${ending}`), join(folder, `before.${ending}`)];
  writeFileSync(file, list);
  writeFileSync(original, before);
  const opened = await openItemList(file, { ...options, original });
  try {
    const items: number[] = [];
    for await (const piece of opened.read()) items.push(...piece);
    const { files, numbering } = opened;
    return { items, passed: [files[0]?.passed, numbering.by === 'original' ? numbering.file.passed : null] };
  } finally {
    await opened.close();
  }
}

const COMMENT = fc.constantFrom('# a list', '// made by hand', '; 17', '#', '#0', '//');
const BETWEEN = fc.array(fc.array(COMMENT, { maxLength: 2 }), { minLength: 4, maxLength: 4 });
const TOP = fc.array(fc.oneof(COMMENT, fc.constant('')), { maxLength: 4 });

it.each([
  ['lines', 'a.txt', [], ['2', '0', '1', '3']],
  ['a column', 'a.csv', ['id,x'], ['2,a', '0,b', '1,c', '3,d']],
  ['lines of JSON', 'a.ndjson', [], ['2', '0', '1', '3']],
] as const)('comments of a list of numbers change no item: %s', async (_case, name, head, rows) => {
  await fc.assert(
    fc.asyncProperty(
      TOP,
      BETWEEN,
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom('', '\ufeff'),
      fc.integer({ min: 1, max: 40 }),
      async (top, between, end, mark, piece) => {
        const lines = [...top, ...head, ...rows.flatMap((row, k) => [row, ...between[k]])];
        const input = memoryInput(name, mark + lines.map((line) => line + end).join(''));
        const known = name === 'a.csv' ? { column: 'id' } : {};
        expect(await numbersOf(input, known, piece)).toEqual([2, 0, 1, 3]);
        expect((await textsOf(input, known)).map(({ line }) => line)).toEqual(rows.map((row) => lines.indexOf(row) + 1));
      },
    ),
    { seed: 20261130, numRuns: 100 },
  );
});

it('a row of numbers may have comments above it', async () => {
  expect(await numbersOf(memoryInput('row.txt', '# shuffled\n\n2 0 1\n'), {})).toEqual([2, 0, 1]);
});

describe('a playlist', () => {
  const fixture = (name: string): string => readFileSync(join(import.meta.dirname, '../../../../fixtures/lists', name), 'utf8');
  const songs = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

  it('holds the lines that begin with no #, however the file is called', async () => {
    const both = { list: fixture('playlist-0.m3u8'), before: fixture('library.m3u8') };
    const library = songs(both.before);
    for (const ending of ['m3u8', 'm3u', 'txt']) {
      const { items, passed } = await read(both, ending);
      expect(items).toEqual(songs(both.list).map((song) => library.indexOf(song)));
      expect(passed).toEqual([401, 401]);
    }
  });

  it('has no empty items, and may lack its first line; its order before may be a plain list', async () => {
    const list = '#EXTINF:1,B\r\nb.mp3\r\n\r\n#EXTINF:2,A\r\na.mp3\r\n\r\n#EXTGRP:x\r\nc.mp3\r\n';
    expect((await read({ list, before: 'a.mp3\nb.mp3\nc.mp3\n' })).items).toEqual([1, 0, 2]);
    expect((await read({ list: 'b\n\na\n', before: 'a\nb\n' }, 'm3u')).items).toEqual([1, 0]);
  });
});

describe('texts that begin like comments', () => {
  it.each([
    ['hashtags', { list: '#b\n#c\n#a\n', before: '#a\n#b\n#c\n' }],
    ['colours', { list: '#00ff00\n#0000ff\n#ff0000\n', before: '#ff0000\n#00ff00\n#0000ff\n' }],
    ['addresses without a scheme', { list: '//b.org\n//c.org\n//a.org\n', before: '//a.org\n//b.org\n//c.org\n' }],
    ['one of several in the order before alone is a comment by its place', { list: '#b\n#c\nx\n', before: 'x\n#b\n#c\n' }],
  ])('are items where all do: %s', async (_case, both) => {
    const { items, passed } = await read(both);
    expect(items.toSorted()).toEqual([0, 1, 2]);
    expect(passed).toEqual([undefined, undefined]);
  });

  it('are comments where the other file lacks them, or both have them above their items', async () => {
    const { items, passed } = await read({ list: '# mine\n# today\nb\n# then\na\nc\n', before: '# mine\na\nb\nc\n' });
    expect(items).toEqual([1, 0, 2]);
    expect(passed).toEqual([3, 1]);
  });

  it('are neither where both files have them among their items, and --format lines makes them items', async () => {
    const both = { list: 'b\n#x\na\nc\n', before: 'a\nb\nc\n#x\n' };
    await expect(read(both)).rejects.toMatchObject({ code: 'E_LIST_TEXT', hint: expect.stringMatching(/--format lines.*grep -v '\^#'/) });
    expect((await read(both, 'txt', { format: 'lines' })).items).toEqual([1, 3, 0, 2]);
    const kept = { list: both.list.replace('#x\n', ''), before: both.before.replace('#x\n', '') };
    expect((await read(kept)).items).toEqual([1, 0, 2]);
  });

  it('a row that begins like one and has all its fields is refused', async () => {
    const table = 'id,song\n1,a\n#2,b\n3,c\n';
    await expect(read({ list: table, before: table }, 'csv', { column: 'song' })).rejects.toMatchObject({
      code: 'E_LOG_ROW',
      at: { line: 3 },
    });
  });
});
