import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/core/catalogue.js';
import { catalogue, nearest } from '../../src/core/catalogue.js';
import { AuditError } from '../../src/core/errors.js';

interface Tool extends Entry {
  readonly parameter?: { readonly meaning: string; readonly least: number; readonly most: number; of(value: number): Tool };
}
const tool = (id: string): Tool => ({ id, title: id, summary: 's', reference: 'r' });
const saw = { ...tool('saw'), parameter: { meaning: 'teeth', least: 3, most: 1200, of: (teeth: number) => tool(`saw:${teeth}`) } };
const tools = catalogue<Tool>('tool', { drill: tool('drill'), saw, awl: { ...tool('awl'), title: 'Piercing awl' } });

/** Code, message and hint of a refusal. */
function refusal(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AuditError)) throw error;
    return [error.code, error.message, error.hint];
  }
}

/** Edits between two words: the definition, taken apart letter by letter. */
function edits(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [headA, headB, restA, restB] = [a[0], b[0], a.slice(1), b.slice(1)];
  if (headA === headB) return edits(restA, restB);
  return 1 + Math.min(edits(restA, b), edits(a, restB), edits(restA, restB));
}

describe('a catalogue', () => {
  it('gives its entries sorted, by their ids, and with a number where they take one', () => {
    expect(tools.kind).toBe('tool');
    expect(tools.all.map(({ id }) => id)).toEqual(['awl', 'drill', 'saw']);
    expect(tools.get('awl').id).toBe('awl');
    expect(tools.get('saw')).toBe(saw);
    expect(['saw:3', 'saw:1200', 'saw:0007'].map((spec) => tools.get(spec).id)).toEqual(['saw:3', 'saw:1200', 'saw:7']);
  });

  it('refuses a name that it has not, and gives the nearest three', () => {
    const hint = (near: string): string => `nearest: ${near}; see: shuffle-audit list tool`;
    expect(refusal(() => tools.get('dril'))).toEqual(['E_UNKNOWN_ID', 'no tool is called "dril"', hint('drill')]);
    expect(refusal(() => tools.get('sow:4'))).toEqual(['E_UNKNOWN_ID', 'no tool is called "sow"', hint('saw')]);
    expect(refusal(() => tools.get('hammer'))).toEqual(['E_UNKNOWN_ID', 'no tool is called "hammer"', 'see: shuffle-audit list tool']);
    expect(refusal(() => tools.get('PIERC'))).toEqual(['E_UNKNOWN_ID', 'no tool is called "PIERC"', hint('awl')]);
    expect(refusal(() => tools.get(''))).toMatchObject(['E_UNKNOWN_ID', 'no tool is called ""', expect.any(String)]);
    expect(refusal(() => tools.get(':3'))).toMatchObject(['E_UNKNOWN_ID', 'no tool is called ""', expect.any(String)]);
  });

  it('refuses a number where none is taken, and one out of range', () => {
    expect(refusal(() => tools.get('awl:3'))).toEqual(['E_USAGE', 'tool awl takes no number after a colon, got "3"', 'write awl']);
    for (const text of ['2', '1201', '', '3.5', '-3', '1e2', ' 3', '3 ', '0000000003', '3\n', 'x3', '3x', '5:6'])
      expect(
        refusal(() => tools.get(`saw:${text}`)),
        text,
      ).toEqual(['E_USAGE', `tool saw: teeth must be a whole number from 3 to 1200, got "${text}"`, 'for example saw:3']);
  });
});

describe('the nearest names', () => {
  const words = ['cycle', 'parity', 'repeat', 'descent', 'points', 'cut', 'a', 'ab', 'b'];

  it('are those of the fewest edits, at most half of the word or two, three fewer where one word holds the other, and of as many the first by name', () => {
    for (const wanted of ['cycles', 'descnt', 'party', 'reapet', 'point', 'x', 'abc', 'ba', '', 'cute']) {
      const part = (name: string): boolean => name.includes(wanted) || wanted.includes(name);
      const far = (name: string): number => edits(wanted, name) - (part(name) ? 3 : 0);
      const near = words.filter((name) => part(name) || edits(wanted, name) <= Math.max(2, Math.floor(wanted.length / 2)));
      const sorted = near.toSorted().toSorted((a, b) => far(a) - far(b));
      expect(nearest(wanted, words), wanted).toEqual(sorted.slice(0, 3));
    }
  });

  it('are as many as there are', () => {
    expect(nearest('a', ['c', 'b'])).toEqual(['b', 'c']);
    expect(nearest('a', [])).toEqual([]);
  });
});
