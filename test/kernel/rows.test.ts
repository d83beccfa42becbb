import { describe, expect, it } from 'vitest';
import { Arena } from '../../src/kernel/arena.js';
import { instantiate } from '../../src/kernel/kernels.js';
import { Rows } from '../../src/kernel/rows.js';
import { permutations } from '../../src/math/orders/permutation.js';
import { deal } from '../support/deal.js';

const CARDS = [2, 3, 4, 5, 31, 52, 63, 64, 65, 128, 191, 192, 193, 255, 256, 257, 1000, 5000, 65_535];
const DECKS = 9;
/** What stands in a cell in place of a card: the card before it, the ends of a byte, of a mask and of a cell. */
const STRANGE = [0, 1, 63, 64, 127, 128, 191, 192, 255, 256, 257, 320, 32_767, 32_768, 65_535];

function rowsOf(n: number): Rows {
  const kernels = instantiate();
  if (!kernels) throw new Error('this engine has no kernels');
  return new Rows(new Arena(kernels), n, 4 * DECKS);
}

/** How many decks the definition finds right before the first wrong one. */
function rightOnes(n: number, cells: Uint16Array): number {
  const { fault } = permutations(n);
  for (let d = 0; d < DECKS; d++) if (fault(cells, d * n)) return d;
  return DECKS;
}

describe('Rows.take', () => {
  it.each(CARDS)('takes what the definition of a deck of %i lets by, and no other', (n) => {
    const rows = rowsOf(n);
    const even = deal('fisher-yates', n, DECKS, 'rows').cells;
    expect(rows.take(even, DECKS, 0)).toBe(DECKS);
    let refused = 0;
    for (const at of [0, 1, n - 1, n, 4 * n, (DECKS - 1) * n, DECKS * n - 1])
      for (const cell of [...STRANGE, n - 1, n, even[at === 0 ? 1 : at - 1]]) {
        const cells = even.slice();
        cells[at] = cell;
        const right = rightOnes(n, cells);
        expect(rows.take(cells, DECKS, 0), `${cell} at ${at}`).toBe(right);
        if (n <= 256 && cell < 256) expect(rows.take(Uint8Array.from(cells), DECKS, 0), `${cell} at ${at}, as a byte`).toBe(right);
        if (right < DECKS) refused++;
      }
    // Two cells changed, so that neither the sum nor the number of bits tells.
    for (const [one, other] of [
      [0, 64],
      [1, 65],
      [64, 0],
      [128, 192],
    ]) {
      const cells = even.map((card) => (card === one ? other : card === other ? one + 256 : card));
      expect(rows.take(cells, DECKS, 0)).toBe(rightOnes(n, cells));
      const bytes = even.map((card) => (card === one ? other : card));
      if (n <= 256) expect(rows.take(Uint8Array.from(bytes), DECKS, 0)).toBe(rightOnes(n, bytes));
    }
    expect(refused).toBeGreaterThan(50);
  });

  it.each(CARDS)('lays decks of %i behind those that lie there, as they came', (n) => {
    const rows = rowsOf(n);
    const { cells } = deal('fisher-yates', n, 4 * DECKS, 'behind');
    for (let d = 0; d < 4 * DECKS; d += DECKS) rows.take(cells.subarray(d * n, (d + DECKS) * n), DECKS, d);
    const read = new Uint16Array(cells.length);
    rows.read(read, 4 * DECKS);
    expect(read.findIndex((card, at) => card !== cells[at])).toBe(-1);
    if (n > 256) return;
    const own = rowsOf(n);
    for (let d = 0; d < 4 * DECKS; d += DECKS) own.take(Uint8Array.from(cells.subarray(d * n, (d + DECKS) * n)), DECKS, d);
    own.read(read.fill(0), 4 * DECKS);
    expect(read.findIndex((card, at) => card !== cells[at])).toBe(-1);
  });

  it('is caught by these tests where its kernel lets a card by that lies there twice', () => {
    const kernels = instantiate();
    if (!kernels) throw new Error('this engine has no kernels');
    const lying = new Rows(new Arena({ ...kernels, wholeRows: (_bytes, _rows, decks) => decks }), 52, DECKS);
    const { cells } = deal('fisher-yates', 52, DECKS, 'rows');
    cells[1] = cells[0];
    expect(lying.take(cells, DECKS, 0)).not.toBe(rightOnes(52, cells));
    expect(lying.take(Uint8Array.from(cells), DECKS, 0)).not.toBe(rightOnes(52, cells));
    const large = new Rows(new Arena({ ...kernels, wholeWideRows: (_rows, decks) => decks }), 300, DECKS);
    const wide = deal('fisher-yates', 300, DECKS, 'rows').cells;
    wide[1] = wide[0];
    expect(large.take(wide, DECKS, 0)).not.toBe(rightOnes(300, wide));
  });
});

describe('Rows.lay', () => {
  it.each(CARDS)('lays decks of %i bytes as they are, or says that it does not', (n) => {
    const rows = rowsOf(n);
    const { cells } = deal('fisher-yates', n, 4 * DECKS, 'lay');
    const bytes = Uint8Array.from(cells);
    for (let d = 0; d < 4 * DECKS; d += DECKS) expect(rows.lay(bytes.subarray(d * n, (d + DECKS) * n), DECKS, d)).toBe(n <= 256);
    if (n > 256) return;
    const read = new Uint16Array(cells.length);
    rows.read(read, 4 * DECKS);
    expect(read.findIndex((card, at) => card !== cells[at])).toBe(-1);
  });
});

describe('Rows.agree', () => {
  it.each(CARDS)('finds the first deck of %i cards in which one card is another, wherever that is', (n) => {
    const rows = rowsOf(n);
    const { cells } = deal('fisher-yates', n, 2 * DECKS, 'agree');
    rows.take(cells, 2 * DECKS, 0);
    const later = cells.slice(DECKS * n);
    expect(rows.agree(later, DECKS, DECKS)).toBe(DECKS);
    for (const at of [0, 1, n - 1, n, 4 * n, 5 * n - 1, DECKS * n - 1])
      for (const other of [later[at] ^ 1, later[at] + 256]) {
        const own = later.slice();
        own[at] = other;
        expect(rows.agree(own, DECKS, DECKS), `${other} at ${at}`).toBe(Math.floor(at / n));
        if (n <= 256 && other < 256)
          expect(rows.agree(Uint8Array.from(own), DECKS, DECKS), `${other} at ${at}, as a byte`).toBe(Math.floor(at / n));
      }
    if (n <= 256) expect(rows.agree(Uint8Array.from(later), DECKS, DECKS)).toBe(DECKS);
  });

  it('is caught by these tests where its kernel calls everything the same', () => {
    const kernels = instantiate();
    if (!kernels) throw new Error('this engine has no kernels');
    const lying = new Rows(new Arena({ ...kernels, sameRows: (_bytes, _rows, decks) => decks }), 52, DECKS);
    const { cells } = deal('fisher-yates', 52, DECKS, 'rows');
    for (const side of [cells, Uint8Array.from(cells)]) expect(lying.agree(side, DECKS, 0)).not.toBe(0);
  });
});

describe('Rows.place', () => {
  it.each(CARDS)('makes of %i cards their places in the decks that were handed in, which lie last card first', (n) => {
    const rows = rowsOf(n);
    const { cells } = deal('fisher-yates', n, 2 * DECKS, 'place');
    const handed = deal('fisher-yates', n, DECKS, 'handed').cells;
    rows.take(cells, 2 * DECKS, 0);
    rows.place(handed, DECKS, DECKS);
    const read = new Uint16Array(cells.length);
    rows.read(read, 2 * DECKS);
    const placed = cells.slice();
    for (let d = 0; d < DECKS; d++) {
      const places = new Map(Array.from(handed.subarray(d * n, d * n + n), (card, i) => [card, n - 1 - i]));
      for (let at = (DECKS + d) * n; at < (DECKS + d + 1) * n; at++) placed[at] = places.get(cells[at]) ?? -1;
    }
    expect(read.findIndex((card, at) => card !== placed[at])).toBe(-1);
  });
});
