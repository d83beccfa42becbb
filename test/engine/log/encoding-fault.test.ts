import { isUtf8 } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { encodingFault } from '../../../src/engine/log/encoding-fault.js';

/** Bytes at which one sequence of UTF-8 ends and another must not begin, and some of plain text. */
const EDGES = [0x0a, 0x2c, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef];
const MORE_EDGES = [0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff];

/** Where these bytes are first no UTF-8, as Node has it: behind the longest start that is. */
function badByNode(bytes: Uint8Array): number | null {
  if (isUtf8(bytes)) return null;
  let good = 0;
  for (let end = 1; end <= bytes.length; end++) if (isUtf8(bytes.subarray(0, end))) good = end;
  return good;
}

/** Where ours differs from Node's, among these texts, each read from every place of a word of memory. */
function differences(texts: readonly (readonly number[])[], ours: typeof encodingFault = encodingFault): string[] {
  return texts.flatMap((text) =>
    [0, 1, 2, 3].flatMap((place) => {
      const bytes = new Uint8Array([...new Array<number>(place).fill(0x41), ...text]);
      const found = ours(bytes, place, bytes.length);
      const [got, must] = [found && found.at - place, badByNode(Uint8Array.from(text))];
      return got === must ? [] : [`${text.map((byte) => byte.toString(16)).join(' ')}: ${got}, must be ${must}`];
    }),
  );
}

/** Texts of up to `most` of these bytes by a generator that repeats itself, mulberry32. */
function texts(count: number, most: number, of: readonly number[]): number[][] {
  let state = 20261123;
  const below = (bound: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
  return Array.from({ length: count }, () => Array.from({ length: below(most + 1) }, () => of[below(of.length)] ?? 0));
}

describe('where a text is first no UTF-8', () => {
  it('is where Node has it: every lead with the edges of what may follow', () => {
    const all = [...EDGES, ...MORE_EDGES];
    const four = all.flatMap((a) => all.flatMap((b) => [0x7f, 0x80, 0xbf, 0xc0].flatMap((c) => [0x41, 0x80].map((d) => [a, b, c, d]))));
    expect(differences(four)).toEqual([]);
  });

  it('is where Node has it: texts of bytes by lot, long ones with one wrong byte far in, and sequences cut at the end', () => {
    expect(differences(texts(4000, 24, [...EDGES, ...MORE_EDGES]))).toEqual([]);
    const suits = [...new TextEncoder().encode('A♠,10♥,é,𝄞\n'.repeat(9))];
    expect(differences(suits.flatMap((_, at) => [suits.slice(0, at), [...suits.slice(0, at), 0xff, ...suits.slice(at)]]))).toEqual([]);
  });

  it('is not found by a reader that only looks whether a byte is plain', () => {
    const careless: typeof encodingFault = (bytes, from) => {
      const at = bytes.findIndex((byte, k) => k >= from && byte >= 0x80);
      return at < 0 ? null : { at, got: '', kind: null };
    };
    expect(differences([[...new TextEncoder().encode('A♠')]], careless).length).toBe(4);
  });

  it('tells a zero from half a character of UTF-16, and what comes first from what comes later', () => {
    const got = (...bytes: number[]): string | undefined => encodingFault(Uint8Array.from(bytes), 0, bytes.length)?.got;
    expect(got(0x41, 0, 0x42, 0, 0x0a, 0)).toMatch(/^what looks like UTF-16/);
    expect(got(0x41, 0, 0x42, 0x0a)).toMatch(/^the byte 0x00, which no text holds/);
    expect(got(0x41, 0xe9, 0x0a, 0)).toMatch(/^the byte 0xe9, which /);
  });
});
