import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ItemReader } from '../../../../src/wings/lists/items/item-reader.js';
import type { ListWishes } from '../../../../src/wings/lists/items/list-form.js';
import { readsAnyList } from './any-bytes.js';
import { memoryInput, numbersOf, textsOf } from './memory-input.js';

const PIECE = fc.constantFrom(1, 2, 3, 7, 64, 1 << 20);

/** Texts that are no whole numbers, of which the first would make a row or no header. */
const TEXTS = fc.array(fc.oneof(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme', minLength: 1 })), {
  minLength: 1,
  maxLength: 20,
});

const isLine = (text: string): boolean => !/[\r\n]/.test(text);
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Every way in which a list of texts may be written, each with its file. */
const WRITTEN: Readonly<Record<string, { readonly name: string; readonly wishes: ListWishes; write(texts: readonly string[]): string }>> = {
  'quoted fields': { name: 'a.csv', wishes: { header: false }, write: (texts) => texts.map(quoted).join('\r\n') },
  'the second column of three': {
    name: 'a.csv',
    wishes: { column: 'b' },
    write: (texts) => `a,b,c\n${texts.map((text) => `1,${quoted(text)},"x,y"`).join('\n')}\n`,
  },
  'JSON lines': { name: 'a.ndjson', wishes: {}, write: (texts) => texts.map((text) => JSON.stringify(text)).join('\n') },
  objects: {
    name: 'a.ndjson',
    wishes: { column: 'k"' },
    write: (texts) => texts.map((text) => JSON.stringify({ a: [1], 'k"': text })).join('\n'),
  },
  'an array': { name: 'a.json', wishes: {}, write: (texts) => JSON.stringify(texts) },
  'an array over lines': { name: 'a.txt', wishes: { format: 'ndjson' }, write: (texts) => JSON.stringify(texts, null, 2) },
};

describe('texts come out as they went in, however few bytes are read at once', () => {
  it.each(Object.keys(WRITTEN))('%s', async (how) => {
    const form = WRITTEN[how];
    if (!form) throw new Error('no such form');
    await fc.assert(
      fc.asyncProperty(TEXTS, PIECE, async (texts, piece) => {
        fc.pre(texts.every((text) => !/\p{Cs}/u.test(text) && !text.includes('\0')));
        const read = await textsOf(memoryInput(form.name, form.write(texts)), form.wishes, piece);
        expect(read.map(({ text }) => text)).toEqual(texts);
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it('a text a line, with its line', async () => {
    await fc.assert(
      fc.asyncProperty(TEXTS, fc.constantFrom('\n', '\r\n'), PIECE, async (texts, end, piece) => {
        fc.pre(texts.every((text) => !/\p{Cs}/u.test(text) && !text.includes('\0') && isLine(text)));
        const read = await textsOf(memoryInput('a.txt', texts.join(end)), { format: 'lines' }, piece);
        fc.pre(texts.length > 1 || !/^[\d\s,;]*$/.test(texts.join('')));
        expect(read).toEqual(texts.map((text, k) => ({ text, line: k + 1 })));
      }),
      { seed: 2, numRuns: 300 },
    );
  });
});

describe('numbers', () => {
  it('are the same by the quick way and with anything between that is read carefully', async () => {
    const number = fc.oneof(fc.nat(), fc.maxSafeInteger().map(Math.abs));
    const around = fc.constantFrom('', ' ', '\t', '0', '000000');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(around, number, fc.constantFrom('\n', '\r\n', ' \n')), { minLength: 2 }),
        PIECE,
        async (lines, piece) => {
          const text = lines.map((parts) => parts.join('')).join('');
          const read = await numbersOf(memoryInput('a.txt', text), {}, piece);
          expect(read).toEqual(lines.map(([, value]) => Math.min(value, 2 ** 32 - 1)));
        },
      ),
      { seed: 3, numRuns: 300 },
    );
  });

  it.each([
    ['a row', 'a.txt', (items: readonly number[]) => items.join(' ')],
    ['a row with commas', 'a.csv', (items: readonly number[]) => `${items.join(', ')}\n`],
    ['an array', 'a.json', (items: readonly number[]) => JSON.stringify(items)],
    ['a column', 'a.csv', (items: readonly number[]) => `id\n${items.join('\n')}`],
    ['four bytes each', 'a.u32', (items: readonly number[]) => new Uint8Array(Uint32Array.from(items).buffer)],
    ['eight bytes each', 'a.u64', (items: readonly number[]) => new Uint8Array(BigUint64Array.from(items.map(BigInt)).buffer)],
  ])('come out as they went in: %s', async (_how, name, write) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { minLength: 2 }), PIECE, async (items, piece) => {
        const input = memoryInput(name, write(items));
        expect(await numbersOf(input, {}, piece)).toEqual(items);
        expect((await textsOf(input, {}, piece)).map(({ text }) => Number(text))).toEqual(items);
      }),
      { seed: 4, numRuns: 100 },
    );
  });
});

it('whatever bytes a list holds, it is read or refused with a code, alike at once and in pieces: 500 lists, and six times as many in the slow suite', async () => {
  await readsAnyList(500, 5);
});

it('an item may be as long as a window, and no longer', async () => {
  const longest = 'x'.repeat((1 << 20) - 1);
  expect((await textsOf(memoryInput('a.txt', `${longest}\ny\n`), {})).map(({ text }) => text.length)).toEqual([longest.length, 1]);
  await expect(textsOf(memoryInput('a.txt', `a\n${longest}xx\n`), {})).rejects.toMatchObject({
    code: 'E_LOG_LINE_TOO_LONG',
    at: { line: 2 },
  });
});

it('a form that was found is held to when the file is read again', async () => {
  const input = memoryInput('a.csv', 'id,n\n5,0\n6,1\n');
  const reader = await ItemReader.open(input, { column: 'n' });
  expect(reader.form).toEqual({ format: 'csv', layout: { kind: 'csv', delimiter: ',', header: true, fields: 2, field: 2 }, column: 'n' });
  expect(await numbersOf(input, { form: reader.form })).toEqual([0, 1]);
});
