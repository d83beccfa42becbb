import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import { ItemReader } from '../../../src/engine/list/item-reader.js';
import type { ListWishes } from '../../../src/engine/list/list-form.js';
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

describe('bytes that somebody changed', () => {
  const STARTS = [
    ['a.txt', '0\n1\n2\n'],
    ['a.csv', 'id,n\r\n1,"0 1"\r\n2,"1 0"\r\n'],
    ['a.ndjson', '{"d":0}\n{"d":"1"}\n'],
    ['a.json', '[0, "1\\n",\n2]\n'],
    ['a.csv', '3;1;2\n'],
    ['a.u32', '01230123'],
  ] as const;
  const EDIT = fc.tuple(fc.nat(40), fc.nat(2), fc.oneof(fc.constantFrom(10, 13, 34, 44, 91, 93, 123, 92, 0, 255), fc.nat(255)));

  it('are read or refused with a code, alike at once and in pieces', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...STARTS),
        fc.array(EDIT, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 30 }),
        fc.boolean(),
        async ([name, start], edits, piece, asNumbers) => {
          const bytes = [...Buffer.from(start)];
          for (const [at, gone, byte] of edits) bytes.splice(at % (bytes.length + 1), gone, byte);
          const input = memoryInput(name, Uint8Array.from(bytes));
          const read = async (most?: number): Promise<unknown> => {
            try {
              return asNumbers ? await numbersOf(input, {}, most) : await textsOf(input, {}, most);
            } catch (error) {
              if (!(error instanceof AuditError)) throw error;
              return `${error.code} ${error.at?.line}`;
            }
          };
          expect(await read(piece)).toEqual(await read());
        },
      ),
      { seed: 5, numRuns: 3000 },
    );
  });
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
