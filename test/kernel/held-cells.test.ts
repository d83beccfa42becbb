import { describe, expect, it } from 'vitest';
import { hashDeck, RepeatedDecks } from '../../src/engine/log/repeated-decks.js';
import { HeldCells } from '../../src/kernel/held-cells.js';
import type { Kernels } from '../../src/kernel/kernels.js';
import { deal } from '../support/deal.js';
import { arena } from './both-ways.js';

const MOST = 20;

/** Decks of cells below a bound that tell them apart. */
const cellsOf = (width: number, decks: number, below: number): Uint16Array =>
  Uint16Array.from({ length: width * decks }, (_, at) => ((at + 1) * 2_654_435_761) % below);

function held(width: number, replaced: Partial<Kernels> = {}): HeldCells {
  const made = HeldCells.of(width, MOST, () => arena(replaced));
  if (!made) throw new Error('this engine has no kernels');
  return made;
}

function defined(cells: Uint16Array, width: number): Int32Array {
  const hashes = new Int32Array((2 * cells.length) / width);
  for (let deck = 0; deck < cells.length / width; deck++) hashDeck(cells, deck * width, width, hashes, 2 * deck);
  return hashes;
}

const WIDTHS = [1, 2, 3, 4, 5, 15, 16, 17, 52, 63, 255, 1000, 1024];

describe.each(WIDTHS)('decks of %i cells in the memory of kernels', (width) => {
  it('are hashed as they are by definition, however many there are', () => {
    const room = held(width);
    for (const [decks, below] of [
      [MOST, 65_536],
      [1, 256],
      [7, 2],
      [8, 52],
      [9, 65_536],
      [0, 2],
    ] as const) {
      const cells = cellsOf(width, decks, below);
      room.hold(cells, decks);
      expect([...room.hashes()]).toEqual([...defined(cells, width)]);
    }
  });

  it('are the same as bytes', () => {
    const room = held(width);
    for (const decks of [MOST, 3, 1]) {
      const cells = cellsOf(width, decks, 256);
      room.hold(cells, decks);
      expect([...room.bytes()]).toEqual([...cells]);
    }
  });
});

describe('decks that came before', () => {
  const width = 52;
  const { cells } = deal('fisher-yates', width, 3 * MOST, 'repeats');
  for (const [deck, as] of [
    [1, 0],
    [30, 2],
    [59, 2],
  ])
    cells.copyWithin(deck * width, as * width, (as + 1) * width);

  /** How often decks came before, added in batches, as many times over. */
  function met(times: number, room: HeldCells | null): number | null {
    const repeated = new RepeatedDecks();
    for (let time = 0; time < times; time++)
      for (let from = 0; from < 3 * MOST; from += MOST) {
        const batch = { cells: cells.subarray(from * width, (from + MOST) * width), length: MOST, width };
        room?.hold(batch.cells, MOST);
        repeated.add(batch, room);
      }
    return repeated.count(150);
  }

  it('are counted alike by kernels and by definition', () => {
    expect([met(1, held(width)), met(1, null)]).toEqual([3, 3]);
    // Beyond one stretch of hashes.
    expect([met(1200, held(width)), met(1200, null)]).toEqual([1199 * 60 + 3, 1199 * 60 + 3]);
  });

  it('are not told where luck gives some', () => {
    const repeated = new RepeatedDecks();
    repeated.add({ cells, length: 60, width });
    expect(repeated.count(Math.log(1e8))).toBeNull();
    expect(new RepeatedDecks().count(150)).toBe(0);
  });

  it('are miscounted where a kernel lies, and these tests see it', () => {
    const lying = held(width, { hashDecks: () => undefined });
    expect(met(1, lying)).not.toBe(3);
  });
});

it('decks that are larger than is worth it are not held', () => {
  expect(HeldCells.of(1025, MOST, () => arena())).toBeNull();
  expect(HeldCells.of(52, MOST, () => null)).toBeNull();
});
