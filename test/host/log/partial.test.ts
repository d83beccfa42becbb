import { describe, expect, it } from 'vitest';
import { recordedOf } from '../../../src/core/record/recorded-log.js';
import { HandOrder } from '../../../src/engine/log/hand-order.js';
import { logWishesOf } from '../../../src/engine/log/read-log.js';
import { STANDARD_CARDS } from '../../../src/engine/log/standard-cards.js';
import { spaceOf } from '../../../src/engine/subject/space-of.js';
import { logSubject } from '../../../src/host/log/read-log.js';
import type { PartialWishes } from '../../../src/kinds/rows.js';
import { reservationWords } from '../../../src/kinds/words/doubt.js';
import { pages } from '../../../src/report/audit/pages.js';
import { renderSummary } from '../../../src/report/audit/summary.js';
import { deal } from '../../support/deal.js';
import { recordOf } from '../../support/record-of.js';
import { decksOf, failure, ownFolder, place, read, WISHES } from './logs.js';

ownFolder();

const PARTIAL: PartialWishes = { orderUnknown: false };
const partial = (more: object = {}): object => ({ partial: { ...PARTIAL, ...more } });

/** Rows of `k` standard cards, dealt by a built-in subject; the cards of a row in the order that `arrange` gives them. */
function rows(spec: string, k: number, deals: number, arrange: (hand: number[]) => number[] = (hand) => hand): string {
  const { cells } = deal(spec, 52, deals, `rows ${spec}`);
  return Array.from({ length: deals }, (_, row) =>
    arrange([...cells.subarray(row * 52, row * 52 + k)])
      .map((card) => STANDARD_CARDS[card])
      .join(' '),
  ).join('\n');
}

describe('rows that hold only some cards', () => {
  it('are read in every form, each card by its number in the whole deck', async () => {
    const forms = [
      'AS KC 10h\n2D 3D A♠\n',
      'AS,KC,10h\n2D,3D,AS\n',
      '["AS","KC","10h"]\n["2D","3D","AS"]\n',
      'a,b,c\nAS,KC,TH\n2D,3D,AS\n',
    ];
    for (const form of forms) {
      const log = await read(form, partial());
      expect(log.origin).toMatchObject({
        source: { decks: 2, vocabulary: { kind: 'standard', cards: STANDARD_CARDS } },
        outcome: { kind: 'hand', seen: 3, order: 'kept' },
      });
      expect(await decksOf([place('deals.csv', form)], partial())).toEqual(['AS KC 10H', '2D 3D AS']);
    }
    expect(await decksOf([place('one.csv', '7\n0\n19\n')], { ...partial({ numbers: 'from-0' }), n: 20 })).toEqual(['7', '0', '19']);
    expect(await decksOf([place('id.csv', 'hand;cards\n1;20,3\n2;4,9\n')], { ...partial(), n: 20, id: 'hand' })).toEqual(['20 3', '4 9']);
    expect(await decksOf([place('abc.csv', 'ba\nec\n')], { ...partial(), alphabet: ['a', 'b', 'c', 'd', 'e'] })).toEqual(['b a', 'e c']);
  });

  it.each([
    ['numbers without how many there are', '3,1,2\n', {}, 'E_LOG_LAYOUT', /number of cards of the whole deck was expected with --n/],
    ['numbers that may count from 0 or from 1', '3,1,2\n', { n: 20 }, 'E_LOG_LAYOUT', /--cards from-0 or --cards from-1 was expected/],
    ['a number beyond the deck', '3,0,21\n', { n: 20 }, 'E_LOG_LAYOUT', /the numbers 0 to 19 were expected, got 21/],
    ['a card twice in the first row', 'AS,AS,2S\n', {}, 'E_LOG_LAYOUT', /each card was expected once in a row, got "AS" again/],
    ['a card twice later on', 'AS,KS,2S\n3D,KS,3D\n', {}, 'E_LOG_DUPLICATE', /got "3D" again as card 3$/],
    ['another number than that of the cards', 'AS,KS\n', { n: 40 }, 'E_LOG_LAYOUT', /the 40 cards of --n was expected, got 52/],
    ['all of the cards', 'a,b\nb,a\n', { alphabet: ['a', 'b'] }, 'E_LOG_LAYOUT', /fewer than all 2 cards/],
    ['rows of several sizes', 'AS KS\n2S 3S 4S\n', {}, 'E_LOG_MIXED_DECK', /rows of several sizes: 1 of 2 cards, 1 of 3 cards/],
  ] as const)('L1, L3: %s: is refused', async (_claim, text, wishes, code, message) => {
    expect(await failure(read(text, { ...partial(), ...wishes }))).toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    });
  });

  it('rows of one size may be chosen, and the others stand in the way of a clean verdict', async () => {
    const { origin } = await read('AS KS\n2S 3S 4S\n5S 6S\n', partial({ seen: 3 }));
    expect(origin).toMatchObject({ source: { decks: 1, leftOut: [{ cards: 2, rows: 2 }] }, outcome: { kind: 'hand', seen: 3 } });
    expect(reservationWords(recordedOf(origin.source).reservations)).toContain('2 rows with decks of another size were left out');
    const one = await read('seat,card\n1,7\n2,0\n', { ...partial({ numbers: 'from-0' }), n: 20, field: 'card' });
    expect((await read('seat,card\n1,7\n2,0\n', logWishesOf(one.origin))).origin).toEqual(one.origin);
    // Read again as the record says, it is the same log.
    expect((await read('AS KS\n2S 3S 4S\n5S 6S\n', logWishesOf(origin))).origin).toEqual(origin);
  });
});

describe('the order of a row', () => {
  const bySuitAndFallingRank = (hand: number[]): number[] =>
    hand.toSorted((a, b) => Math.floor(a / 13) - Math.floor(b / 13) || (b % 13) - (a % 13));

  it.each([
    ['as dealt', (hand: number[]) => hand, 500, 'kept'],
    ['rising', (hand: number[]) => hand.toSorted((a, b) => a - b), 20, 'sorted'],
    ['falling', (hand: number[]) => hand.toSorted((a, b) => b - a), 20, 'sorted'],
    ['by suit and falling rank', bySuitAndFallingRank, 500, 'sorted'],
    // All pairs agree with one order of the 52 cards, and of those there are 2^226: 37 hands of 6.9 bits each, and 30 bits more.
    ['by suit and falling rank, a few rows', bySuitAndFallingRank, 40, 'sorted'],
    ['by suit and falling rank, too few rows to tell', bySuitAndFallingRank, 30, 'kept'],
    ['all but one row rising', (hand: number[]) => (hand[0] === 7 ? hand : hand.toSorted((a, b) => a - b)), 500, 'sorted'],
  ] as const)('%s is found to be so', async (_claim, arrange, deals, order) => {
    const { origin } = await read(
      rows('fisher-yates', 5, deals, (hand) => arrange(hand)),
      partial(),
    );
    expect(origin.outcome).toEqual({ kind: 'hand', seen: 5, order });
  });

  it.each([
    // As many as one order of all cards would take; but these pairs go round in circles, and of such rules there are 2^1326.
    [300, 'kept'],
    [2000, 'sorted'],
  ] as const)('in %i rows of two cards, by a rule that is no order of all cards, is found to be %s', async (deals, order) => {
    const whicheverIsLessAhead = ([a, b]: number[]): number[] => ((b - a + 53) % 53 < 27 ? [a, b] : [b, a]);
    const { origin } = await read(rows('fisher-yates', 2, deals, whicheverIsLessAhead), partial());
    expect(origin.outcome).toEqual({ kind: 'hand', seen: 2, order });
  });

  it('is taken to say nothing where the user says so', async () => {
    expect((await read('AS KS\n2S 3S\n', partial({ orderUnknown: true }))).origin.outcome).toEqual({
      kind: 'hand',
      seen: 2,
      order: 'unknown',
    });
  });

  it('is not found in hands that luck may order: of two cards, never in fewer than 30 rows', () => {
    const few = new HandOrder(3, 2);
    for (let row = 0; row < 29; row++) few.add(Uint16Array.of(0, 1), 0);
    expect(few.order('kept')).toBe('kept');
    for (let row = 0; row < 10; row++) few.add(Uint16Array.of(1, 2), 0);
    expect(few.order('kept')).toBe('sorted');
    few.add(Uint16Array.of(2, 1), 0);
    expect(few.order('kept')).toBe('kept');
  });
});

describe('an audit of recorded hands', () => {
  const audit = async (text: string, wishes: object, detect = 0.05): ReturnType<typeof recordOf> => {
    const where = place('hands.csv', text);
    const log = await read(text, { ...wishes }, 'hands.csv');
    const subject = logSubject(log, [where]);
    expect(subject.space.id).toBe(spaceOf(subject.origin, 52).id);
    return recordOf(subject, { seed: 'log', trials: subject.trials, detect });
  };

  it('finds nothing in even hands that were sorted, by suits and ranks too', async () => {
    const { core } = await audit(
      rows('fisher-yates', 13, 4000, (hand) => hand.toSorted((a, b) => a - b)),
      partial(),
    );
    expect(core.verdict).toMatchObject({ kind: 'no-bias-found' });
    expect(core.results.map(({ test }) => test)).toEqual(
      expect.arrayContaining(['seen-suits/spades', 'seen-ranks/together', 'seen-cards']),
    );
    expect(core.skipped.map(({ test }) => test)).toEqual(expect.arrayContaining(['seen-places', 'seen-order']));
    expect(renderSummary({ core })).toContain('The cards of every hand are sorted');
  });

  it('finds cards that were left in clumps, by pairs, suits and runs', async () => {
    const { core } = await audit(rows('riffle:3', 13, 3000), partial());
    expect(core.verdict.kind === 'biased' && core.verdict.because).toEqual(expect.arrayContaining(['seen-pairs', 'seen-places']));
  });

  it('says of too few how many would decide, and how to ask again', async () => {
    const record = await audit(rows('fisher-yates', 5, 300), partial(), 0.01);
    expect(record.core.verdict).toMatchObject({ kind: 'inconclusive', trialsNeeded: expect.any(Number) as number });
    const text = pages.text(record, {});
    expect(text).toContain('log hands.csv MORE-DEALS --partial --n 52 --detect 1%');
    expect(text).toContain('5 of 52 cards, 300 deals');
    expect(text).not.toContain('--start');
  });

  it('a hand that comes again is a finding where hands are large', async () => {
    const text = rows('fisher-yates', 13, 300);
    const { core } = await audit(`${text}\n${text.split('\n').slice(0, 3).join('\n')}`, partial());
    expect(core.subject.origin.source.kind === 'log' && core.subject.origin.source.repeated).toBe(3);
    expect(core.verdict.kind === 'biased' && core.verdict.because).toContain('repeats');
  });
});

it('whole decks are read as before', async () => {
  expect((await read('0,1,2\n2,1,0\n', WISHES)).origin.outcome).toEqual({ kind: 'deck' });
});
