import { describe, expect, it } from 'vitest';
import { ChildPack } from '../../../src/engine/child/pack.js';

const AT = 12;

/** What the first `count` cells come to as bytes, with what fills up the last word; null where they are not packed. */
function packed(cells: Uint16Array, count: number, fast: boolean): readonly number[] | null {
  const from = new ArrayBuffer(AT + cells.byteLength);
  new Uint16Array(from, AT).set(cells);
  const to = new ArrayBuffer(AT + Math.ceil(cells.length / 4) * 4);
  const bytes = new Uint8Array(to, AT).fill(7);
  return new ChildPack(from, AT, to, AT, fast).pack(count) ? [...bytes.subarray(0, Math.ceil(count / 4) * 4)] : null;
}

describe.each([
  ['by the kernel', true],
  ['plainly', false],
])('ChildPack, %s', (_, fast) => {
  it.each([0, 1, 3, 4, 15, 16, 17, 52, 32_767, 32_768, 32_769, 70_001])('packs %i cells, and fills the last word up with 0', (count) => {
    const cells = Uint16Array.from({ length: count + 5 }, (_, i) => (i * 37) % 256);
    expect(packed(cells, count, fast)).toEqual([...cells.subarray(0, count), ...Array.from({ length: (4 - (count % 4)) % 4 }, () => 0)]);
  });

  it('packs none where one of them is above 255, wherever that is', () => {
    for (const at of [0, 7, 8, 15, 16, 31, 32, 49])
      for (const cell of [256, 257, 0x7fff, 0x8000, 0xffff]) {
        const cells = new Uint16Array(50).fill(255);
        cells[at] = cell;
        expect(packed(cells, 50, fast), `${cell} at ${at}`).toBeNull();
        expect(packed(cells, at, fast)?.slice(0, at)).toEqual(Array.from({ length: at }, () => 255));
      }
    const many = new Uint16Array(40_000);
    many[39_999] = 300;
    expect(packed(many, 40_000, fast)).toBeNull();
  });

  it('is the same whatever a subject made of the members of arrays', () => {
    const cells = Uint16Array.from({ length: 40 }, (_, i) => i);
    const honest = packed(cells, 40, fast);
    const from = new ArrayBuffer(80);
    new Uint16Array(from).set(cells);
    const to = new ArrayBuffer(40);
    const pack = new ChildPack(from, 0, to, 0, fast);
    const arrays: object = Object.getPrototypeOf(Uint8Array.prototype);
    const kept = Object.getOwnPropertyDescriptors(arrays);
    for (const name of ['buffer', 'byteOffset', 'byteLength', 'set', 'subarray', 'slice'])
      Object.defineProperty(arrays, name, { configurable: true, get: () => undefined });
    const done = pack.pack(40);
    Object.defineProperties(arrays, kept);
    expect(done && [...new Uint8Array(to)]).toEqual(honest);
  });
});
