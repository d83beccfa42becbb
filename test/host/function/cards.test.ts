import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../src/core/subject/subject.js';
import { STANDARD_CARDS } from '../../../src/engine/log/standard-cards.js';
import { childCardNames } from '../../../src/host/function/child/card-names.js';
import type { FunctionRequest } from '../../../src/host/function/module/function.js';
import { openFunctionSubject } from '../../../src/host/function/module/subject.js';
import { reopenAnew } from '../../../src/host/function/reopen-anew.js';
import { blockOf, deal, decksBy, failure, folderOf } from './blocks.js';

const SHUFFLE = `function shuffle(deck) {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}`;

const open = (text: string, n: number, more: Partial<FunctionRequest> = {}): Promise<Subject> => {
  const cwd = folderOf({ 'own.mjs': `${SHUFFLE}\n${text}\n` });
  return openFunctionSubject({ kind: 'module', file: './own.mjs', n, randomness: 'injected', cwd, ...more } as FunctionRequest);
};

const callOf = ({ origin: { source } }: Subject): object => ('call' in source ? source.call : {});

const STANDARD = `const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];`;

describe('cards that are no numbers are learnt from the first deals', () => {
  it.each([
    ['names', `export default () => shuffle(['A', 'B', 'C', 'D']);`, ['A', 'B', 'C', 'D']],
    ['numbers from 1', 'export default () => shuffle([1, 2, 3, 4]);', ['1', '2', '3', '4']],
    ['numbers as text, by size', `export default () => shuffle(['7', '8', '9', '10']);`, ['7', '8', '9', '10']],
    ['objects', `export default () => shuffle(['a', 'b', 'c', 'd'].map((suit, rank) => ({ suit, rank })));`, ['a 0', 'b 1', 'c 2', 'd 3']],
    [
      'objects of a class that hides what it holds',
      `class Card { #name; constructor(name) { this.#name = name; } toString() { return this.#name; } }
       export default () => shuffle(['p', 'q', 'r', 's'].map((name) => new Card(name)));`,
      ['p', 'q', 'r', 's'],
    ],
    [
      'objects that the values alone do not tell apart',
      `export default () => shuffle([{ a: 1 }, { a: 2 }, { b: 1 }, { b: 2 }]);`,
      ['{"a":1}', '{"a":2}', '{"b":1}', '{"b":2}'],
    ],
    [
      'names pushed into the deck it is given',
      `export default (deck) => { deck.splice(0, 4, ...'wxyz'); shuffle(deck); };`,
      ['w', 'x', 'y', 'z'],
    ],
  ])('%s', async (_, text, cards) => {
    const subject = await open(text, 4);
    expect(callOf(subject)).toMatchObject({ cards: { kind: 'alphabet', cards } });
    const block = blockOf('named', 0, 300);
    expect(await deal(subject, block)).toEqual(decksBy(block, 4));
  });

  it.each([
    ['short names', `['S', 'H', 'D', 'C'].flatMap((s) => ranks.map((r) => r + s))`],
    ['suits that are drawn', `['♠', '♥', '♦', '♣'].flatMap((s) => ranks.map((r) => r + s))`],
    ['objects of suit and rank', `['spades', 'hearts', 'diamonds', 'clubs'].flatMap((suit) => ranks.map((rank) => ({ suit, rank })))`],
    [
      'objects of numbers and suits',
      `['Spades', 'Hearts', 'Diamonds', 'Clubs'].flatMap((suit) => ranks.map((_, i) => ({ value: i + 1, suit })))`,
    ],
    [
      'words',
      `['Spades', 'Hearts', 'Diamonds', 'Clubs'].flatMap((suit) => ['Ace', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Jack', 'Queen', 'King'].map((rank) => rank + ' of ' + suit))`,
    ],
  ])('the standard cards as %s', async (_, cards) => {
    const subject = await open(`${STANDARD} export const newDeck = () => shuffle(${cards});`, 52);
    expect(callOf(subject)).toMatchObject({ cards: { kind: 'standard', cards: STANDARD_CARDS } });
    const block = blockOf('standard', 0, 90);
    expect(await deal(subject, block)).toEqual(decksBy(block, 52));
  });

  it('of thousands of objects with a long text each', async () => {
    const text = `export default (deck) => shuffle(deck.map((id) => ({ id: 1000 + id, back: 'x"'.repeat(200) })));`;
    const block = blockOf('long', 0, 3);
    expect(await deal(await open(text, 2500), block)).toEqual(decksBy(block, 2500));
  });

  it('of hands too, from as many as show every card', async () => {
    const outcome = { kind: 'hand', seen: 2, order: 'kept' } as const;
    const subject = await open(`export default (_, k) => shuffle(['A', 'B', 'C', 'D', 'E']).slice(0, k);`, 5, { outcome });
    expect(callOf(subject)).toMatchObject({ cards: { cards: ['A', 'B', 'C', 'D', 'E'] } });
    const block = blockOf('hands', 0, 200);
    expect(await deal(subject, block)).toEqual(decksBy(block, 5).map((deck) => deck.slice(0, 2)));
    expect(await failure(open(`export default (_, k) => shuffle(['A', 'B', 'C', 'D', 'E']).slice(0, k);`, 6, { outcome }))).toMatchObject({
      code: 'E_SUBJECT_CARD',
      hint: 'where the deck has 5 cards, --n 5',
    });
  });

  it('by names that know no other card, and every spelling of a standard one', () => {
    const { numberOf, vocabulary } = childCardNames(['"B"', '"A"'], 2);
    expect([vocabulary.cards, numberOf('"A"'), numberOf('"X"'), numberOf('0')]).toEqual([['A', 'B'], 0, undefined, undefined]);
    const pack = childCardNames(['"AS"', '"T♥"'], 52);
    expect([pack.vocabulary.kind, pack.numberOf('"10h"'), pack.numberOf('{"rank":"ten","suit":"hearts"}')]).toEqual(['standard', 22, 22]);
  });

  it('and found again from the record', async () => {
    const subject = await open(`export default () => shuffle(['A', 'B', 'C', 'D']);`, 4);
    const cwd = folderOf({ 'own.mjs': `${SHUFFLE}\nexport default () => shuffle(['A', 'B', 'C', 'D']);\n` });
    expect((await reopenAnew(subject.origin, 4, cwd)).origin).toEqual(subject.origin);
  });

  it.each([
    [
      'another card',
      `if (k === 70) return ['A', 'B', 'C', 'X'];`,
      'E_SUBJECT_CARD',
      'deal 70, position 4: must deal the same 4 cards as it did first, got one more, string "X"',
    ],
    [
      'a card twice',
      `if (k === 70) return ['A', 'B', 'C', 'A'];`,
      'E_SUBJECT_DUPLICATE',
      'deal 70, position 4: must hold every card once, got A again',
    ],
    [
      'a number',
      `if (k === 70) return ['A', 'B', 'C', 3];`,
      'E_SUBJECT_CARD',
      'deal 70, position 4: must deal the same 4 cards as it did first, got one more, number 3',
    ],
    ['a card too few', `if (k === 70) return ['A', 'B', 'C'];`, 'E_SUBJECT_LENGTH', 'deal 70: the result must hold 4 cards, got 3'],
    ['a symbol', `if (k === 70) return ['A', 'B', 'C', Symbol('D')];`, 'E_SUBJECT_CARD', 'deal 70, position 4: a card must be a name'],
  ])('and held to afterwards: %s', async (_, wrong, code, message) => {
    const text = `let k = 0; export default () => { k++; ${wrong} return shuffle(['A', 'B', 'C', 'D']); };`;
    const error = await failure(open(text, 4).then((subject) => deal(subject, blockOf('held', 0, 100))));
    expect([error.code, error.message]).toEqual([code, expect.stringContaining(message)]);
  });

  it.each([
    ['one twice in the first deal', `export default () => ['A', 'B', 'B', 'D'];`, 'position 3: must hold every card once, got "B" again'],
    ['some names and some numbers', `export default () => ['A', 1, 2, 3];`, 'a card must be a whole number from 0 to 3, got string "A"'],
    ['cards that change their names', `let k = 0; export default () => [1, 2, 3, 4].map((i) => ({ id: k++ }));`, 'got one more, Object'],
    ['objects that hold nothing', `export default () => [{}, {}, {}, {}];`, 'or an object that holds what tells it apart, got Object'],
  ])('but not %s', async (_, text, message) => {
    expect((await failure(open(text, 4))).message).toContain(message);
  });
});

describe('a deck comes back', () => {
  it.each([
    ['as a typed array', 'export default (deck) => Uint8Array.from(shuffle(deck));'],
    ['as an iterator', 'export default (deck) => shuffle(deck).values();'],
    ['from a generator that draws as it goes', 'export default function* (deck) { yield* shuffle(deck); }'],
  ])('%s', async (_, text) => {
    const block = blockOf('iterable', 0, 200);
    const subject = await open(text, 6);
    expect(callOf(subject)).toMatchObject({ result: 'returns' });
    expect(await deal(subject, block)).toEqual(decksBy(block, 6));
  });

  it('but not as a set, which holds equal cards once', async () => {
    const { lost } = await open('export default (deck) => new Set(shuffle(deck));', 6);
    expect(lost).toMatchObject({
      code: 'E_SUBJECT_LENGTH',
      hint: expect.stringContaining('key them by their place in the deck') as unknown,
    });
    expect(lost?.message).toContain('the result must hold 6 cards of numbers of which two are equal, got 5');
  });

  it.each([
    ['true', 'boolean'],
    ['deck.length', 'number'],
    ['null', 'null'],
    ['"done"', 'string'],
    ['({ ok: 1 })', 'object'],
  ])('in place, whatever is returned beside it: %s', async (value, beside) => {
    const block = blockOf('beside', 0, 200);
    const subject = await open(`export default (deck) => { shuffle(deck); return ${value}; };`, 6);
    expect(callOf(subject)).toMatchObject({ result: 'mutates', beside });
    expect(await deal(subject, block)).toEqual(decksBy(block, 6));
  });

  it('and never of a function that neither returned nor changed one', async () => {
    expect(await failure(open('export default (deck) => ({ deck: shuffle([...deck]) });', 6))).toMatchObject({
      code: 'E_SUBJECT_TYPE',
      message: './own.mjs: deal 1: the result must be an array or an iterable, got Object, and the deck that it was handed is unchanged',
    });
    expect((await failure(open('export default function* (deck) { for (;;) yield 1; }', 6))).message).toContain(
      'the result must hold 6 cards, got more',
    );
    const other = `let k = 0; export default (deck) => { shuffle(deck); return ++k === 9 ? 1 : true; };`;
    expect((await failure(open(other, 6))).message).toContain('deal 9: must return a boolean as it did first, got number 1');
  });

  it('from a method with its own this', async () => {
    const cwd = folderOf({
      'kept.mjs': `${SHUFFLE}\nexport const obj = { shuffle, method(deck) { return this.shuffle(deck); } };`,
      'kept.cjs': `${SHUFFLE}\nmodule.exports = { shuffle, method(deck) { return this.shuffle(deck); } };`,
    });
    const block = blockOf('this', 0, 50);
    for (const [file, path] of [
      ['./kept.mjs', 'obj.method'],
      ['./kept.cjs', 'method'],
    ]) {
      const subject = await openFunctionSubject({ kind: 'module', file, export: path, n: 6, randomness: 'injected', cwd });
      expect(await deal(subject, block)).toEqual(decksBy(block, 6));
    }
  });
});
