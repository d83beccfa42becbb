import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decksOf, failure, ownFolder, place, read } from './logs.js';

ownFolder();

const DECK = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
const NOTES = fc.constantFrom<readonly string[]>([], [''], ['ok'], ['ok', 'x'], ['', '7'], ['ok', 'x', ''], ['ok', 'x', 'more']);
const ROWS = fc.array(fc.tuple(DECK, NOTES), { minLength: 1, maxLength: 20 });

describe('fields are counted from the left: what is missing behind a deck does no harm', () => {
  it.each([
    ['a card a field', ',', '2-6', 'deal,a,b,c,d,e,note,who\n0,0,1,2,3,4,ok,x\n'],
    ['the deck in one field', ' ', '2', 'deal,deck,note,who\n0,0 1 2 3 4,ok,x\n'],
  ])('%s', async (_case, between, field, head) => {
    await fc.assert(
      fc.asyncProperty(ROWS, fc.constantFrom('\n', '\r\n'), async (rows, end) => {
        // What a single field holds cannot tell that nothing before it has shifted, so a text too many is refused there.
        const wellFormed = rows.filter(([, notes]) => between === ',' || notes[2] !== 'more');
        const lines = wellFormed.map(([deck, notes], k) => [k + 1, deck.join(between), ...notes].join(',') + end);
        const log = place('ragged.csv', head + lines.join(''));
        expect(await decksOf([log], { field, id: 'deal', header: true })).toEqual([
          '0 1 2 3 4',
          ...wellFormed.map(([deck]) => deck.join(' ')),
        ]);
      }),
      { seed: 20261130, numRuns: 100 },
    );
  });

  it('the fields behind it keep their places: the number of a deal, and the groups', async () => {
    const rows = Array.from({ length: 40 }, (_, k) => `1,0,${k},${k % 2 ? 'a' : 'b'}${k % 3 ? '' : ',note'}\n`).join('');
    const { origin } = await read(`x,y,deal,table,note\n1,0,99,a,note\n${rows}`, {
      field: '1-2',
      id: 'deal',
      by: { by: 'column', name: 'table' },
    });
    expect(origin.source.parts?.groups).toEqual([
      { name: 'a', deals: 21 },
      { name: 'b', deals: 20 },
    ]);
    expect(origin.source.numbers).toMatchObject({ least: 0, greatest: 99 });
  });

  it('a first row that lacks some of the fields that the header names', async () => {
    const log = place('first.csv', 'deal,a,b,c,note,who\n1,0,1,2\n2,2,1,0,ok,x\n3,1,0,2,ok\n');
    expect(await decksOf([log], { field: 'a-c' })).toEqual(['0 1 2', '2 1 0', '1 0 2']);
  });
});

describe('what is no whole deck from the left is none', () => {
  const HEAD = 'deal,a,b,c,note\n1,0,1,2,ok\n';

  it.each([
    ['a card is missing and the note behind it stands in its place', '2,0,1,ok\n', 'E_LOG_MIXED_DECK'],
    ['a card is missing and nothing is behind it', '2,0,1\n', 'E_LOG_MIXED_DECK'],
    ['a card too many, so that the deck goes on', '2,0,1,2,3,ok\n', 'E_LOG_MIXED_DECK'],
    ['a text too many before the deck', '2,x,0,1,2,ok\n', 'E_LOG_COLUMNS'],
    ['a number too many before the hand', '2,5,0,1,2,ok\n', 'E_LOG_MIXED_DECK'],
  ])('%s', async (_case, row, code) => {
    expect((await failure(read(HEAD + row, { field: 'a-c' }))).code).toBe(code);
  });

  it('a hand that has shifted by a number is refused, not read with another card', async () => {
    const hands = 'price,a,b,c,note\n12,10,4,7,ok\n12,50,10,4,7,ok\n';
    const wishes = { field: 'a-c', n: 60, partial: { orderUnknown: false, numbers: 'from-1' as const } };
    expect((await failure(read(hands, wishes))).code).toBe('E_LOG_MIXED_DECK');
  });

  it('decks of another size with fields behind them are left out and counted, whichever is longer', async () => {
    const { origin } = await read(`${HEAD}2,1,0,ok\n3,3,2,1,0,ok\n4,2,0,1\n`, { field: 'a-c', n: 3 });
    expect(origin.source).toMatchObject({
      decks: 2,
      leftOut: [
        { cards: 2, rows: 1 },
        { cards: 4, rows: 1 },
      ],
    });
  });
});
