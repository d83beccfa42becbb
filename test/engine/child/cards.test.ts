import { describe, expect, it } from 'vitest';
import { ChildCards } from '../../../src/engine/child/cards.js';

/** Every piece of what is not told yet. */
function pieces(cards: ChildCards): readonly string[] {
  const all: string[] = [];
  for (let lines = cards.fresh(); lines !== ''; lines = cards.fresh()) all.push(lines);
  return all;
}

/** The bytes of a piece in a frame: JSON of JSON, all that is not ASCII escaped. */
const bytesOf = (lines: string): number => JSON.stringify({ lines }).replace(/[^\0-\x7f]/g, '\\u0000').length;

describe('what new cards hold is told in pieces that a frame takes', () => {
  it.each([
    ['a letter', 'x'],
    ['a quotation mark', '"'],
    ['a backslash', '\\'],
    ['a control character', '\u0001'],
    ['a character beyond ASCII', '\u2028'],
    ['half a character', '\ud800'],
  ])('of %s, as many as a card may hold', (_, character) => {
    for (const as of [(text: string): unknown => text, (text: string): unknown => ({ text })]) {
      const cards = new ChildCards(3000);
      const long = character.repeat(960 / JSON.stringify(character).slice(1, -1).length);
      for (let i = 0; i < 3000; i++) expect(cards.number(as(`${i}${long}`))).toBe(i);
      const told = pieces(cards);
      expect(told.length).toBeGreaterThan(2);
      expect(told.filter((lines) => bytesOf(lines) > 2 ** 20 || !lines.endsWith('\n'))).toEqual([]);
      expect(told.join('').split('\n')).toHaveLength(3001);
      expect(JSON.parse(told.join('').split('\n')[2999])).toEqual(as(`2999${long}`));
    }
  });

  it('once each, whenever they come', () => {
    const cards = new ChildCards(3);
    cards.number('a');
    expect(pieces(cards)).toEqual(['"a"\n']);
    expect(pieces(cards)).toEqual([]);
    cards.number('b');
    cards.number('a');
    cards.number('c');
    expect(pieces(cards)).toEqual(['"b"\n"c"\n']);
    expect([cards.number('d'), cards.number(null)]).toEqual([-1, -2]);
  });
});
