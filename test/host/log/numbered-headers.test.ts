import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogWishes } from '../../../src/engine/log/log-wishes.js';
import { logWords } from '../../../src/kinds/words/log.js';
import { decksOf, failure, ownFolder, place, read } from './logs.js';

ownFolder();

/** Twenty rows of a number and a deck of ten, below a header that counts from 0, so that each name is the place of the field before. */
const NUMBERED = `0,1,2,3,4,5,6,7,8,9,10\n${Array.from({ length: 20 }, (_, k) => `${100 + k},${Array.from({ length: 10 }, (_x, i) => (i * 3 + k) % 10).join(',')}\n`).join('')}`;
const HAND: Partial<LogWishes> = { partial: { orderUnknown: false, numbers: 'from-1' }, n: 69 };

describe('a header of numbers', () => {
  it.each([
    ['a hand of three counts from 1', '1,2,3\n5,9,2\n7,1,4\n', HAND],
    [
      'a hand of three counts from 0 where cards do',
      '0,1,2\n5,9,2\n',
      { partial: { orderUnknown: false, numbers: 'from-0' as const }, n: 69 },
    ],
    ['a hand counts by its fields', 'x,2,3,4\ny,5,9,2\n', { ...HAND, field: '2-4' }],
    ['a deck of eight', '0,1,2,3,4,5,6,7\n7,6,5,4,3,2,1,0\n', {}],
  ])('%s: it may be a deal, so it must be said', async (_case, text, wishes) => {
    expect(await failure(read(text, wishes))).toMatchObject({ code: 'E_LOG_LAYOUT', hint: 'say which with --header yes or --header no' });
    const rows = text.trim().split('\n').length;
    expect((await read(text, { ...wishes, header: true })).origin.source.decks).toBe(rows - 1);
    expect((await read(text, { ...wishes, header: false })).origin.source.decks).toBe(rows);
  });

  it.each([
    ['cards from 0 behind names from 1', '1,2,3\n2,1,0\n0,1,2\n', {}],
    ['cards with names', '1,2\nAS,KD\nKD,AS\n', {}],
    ['hands from 1 behind names from 0', '0,1,2\n5,9,2\n7,1,4\n', HAND],
    ['a first field without a name', ',0,1\n7,5,9\n8,1,4\n', { ...HAND, field: '2-3' }],
  ])('is one where no deal can be: %s', async (_case, text, wishes) => {
    expect((await read(text, wishes)).origin.source).toMatchObject({ decks: 2, layout: { header: true } });
  });

  it('a first deal in another order, or of very few ways, is a deal', async () => {
    expect((await read('1,3,2\n5,9,2\n', HAND)).origin.source.decks).toBe(2);
    expect((await read('0,1\n1,0\n')).origin.source.decks).toBe(2);
  });
});

describe('numbers in --field and --id are places, and names in quotes', () => {
  it.each([
    [{ field: '2-11' }, { deck: { from: 2, to: 11 } }],
    [{ field: '"1"-"10"' }, { deck: { from: 2, to: 11 } }],
    [{ field: '"1"-11' }, { deck: { from: 2, to: 11 } }],
    [
      { field: '2-11', id: '"0"' },
      { id: 1, idNamed: '"0"' },
    ],
  ])('%j', async (wishes, layout) => {
    expect((await read(NUMBERED, { ...wishes, header: true })).origin.source.layout).toMatchObject(layout);
  });

  it.each([
    [{ field: '1-10' }, 'name them in quotes: --field \'"1"-"10"\' for fields 2 to 11, or --field \'"0"-"9"\' for fields 1 to 10'],
    [{ field: '2-11', id: '1' }, 'name them in quotes: --id \'"1"\' for field 2, or --id \'"0"\' for field 1'],
  ])('%j may be either, and both are shown', async (wishes, hint) => {
    expect(await failure(read(NUMBERED, { ...wishes, header: true }))).toMatchObject({ code: 'E_LOG_LAYOUT', hint });
  });

  it('--by asks the same', async () => {
    const rows = Array.from({ length: 40 }, (_, k) => `${k % 2 ? '0,1' : '1,0'},${k % 2}\n`).join('');
    const wishes = { header: true, field: '1-"1"' } as const;
    const log = `0,1,2\n${rows}`;
    expect(await failure(read(log, { ...wishes, by: { by: 'column', name: '2' } }))).toMatchObject({
      code: 'E_USAGE',
      hint: 'name them in quotes: --by \'"2"\' for field 3, or --by \'"1"\' for field 2',
    });
    expect((await read(log, { ...wishes, by: { by: 'column', name: '"2"' } })).origin.source.parts?.field).toBe(3);
  });

  it('a name that is a number beyond all fields needs no quotes, and one of its own place neither', async () => {
    expect((await read('x,2025\nu,0 1\nv,1 0\n', { field: '2025', header: true })).origin.source.layout).toMatchObject({
      deck: { from: 2, to: 2 },
    });
    expect((await read('1,2,3\n0,1,2\n', { field: '1-3', header: true })).origin.source.decks).toBe(1);
  });

  it('a header with a name fewer than fields does not tell whose names they are', async () => {
    const text = 'a,b,c,d\n1,5,9,2,7\n2,1,4,3,6\n';
    expect((await failure(read(text, { ...HAND, field: 'a-d' }))).hint).toBe('name fields by their places, such as --field 2-53');
    expect(await decksOf([place('row-names.csv', text)], { ...HAND, field: '2-5' })).toEqual(['5 9 2 7', '1 4 3 6']);
  });

  it('whatever names a header has, a range reads the fields that it says, or is refused; the printed one always reads them', async () => {
    const names = fc.array(fc.constantFrom<string>('0', '1', '2', '3', '4', '5', 'a', '1-2', '2-4', ''), { minLength: 5, maxLength: 5 });
    const bounds = fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }))
      .map(([from, more]) => ({ from, to: from + more }));
    await fc.assert(
      fc.asyncProperty(names, bounds, async (header, { from, to }) => {
        const deck = Array.from({ length: 5 }, (_, i) => (i < from - 1 || i >= to ? 'x' : String(i - from + 1)));
        const text = `${header.join(',')}\n${deck.join(',')}\n`;
        const field = `${from}-${to}`;
        const outcome = await read(text, { header: true, field }).then(
          ({ origin }) => origin,
          () => null,
        );
        const [first, last] = [header.indexOf(String(from)) + 1, header.indexOf(String(to)) + 1];
        const other = header.includes(field) || (first > 0 && last > first && (first !== from || last !== to));
        if (!other) expect(outcome).not.toBeNull();
        if (outcome === null) return;
        expect(outcome.source.layout).toMatchObject({ deck: { from, to } });
        const printed = logWords(outcome)
          .find((word) => word.startsWith('--field'))
          ?.replace(/^--field '?|'$/g, '');
        if (printed !== undefined)
          expect((await read(text, { header: true, field: printed })).origin.source.layout).toMatchObject({ deck: { from, to } });
      }),
      { seed: 20261130, numRuns: 300 },
    );
  });
});
