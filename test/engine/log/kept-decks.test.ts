import { describe, expect, it } from 'vitest';
import { Batch } from '../../../src/core/subject/outcome.js';
import { KeptDecks } from '../../../src/engine/log/kept-decks.js';
import { Rows } from '../../../src/kernel/rows.js';
import { arena } from '../../kernel/both-ways.js';
import { deal } from '../../support/deal.js';

/** Batches of these lengths whose cells and groups tell them apart. */
function batches(width: number, values: number, lengths: readonly number[], grouped: boolean): readonly Batch[] {
  let cell = 0;
  return lengths.map((length) => {
    const batch = new Batch(width, length + 1);
    batch.length = length;
    for (let at = 0; at < length * width; at++) batch.cells[at] = (cell++ * 2_654_435_761) % values;
    if (grouped) batch.groups = Uint16Array.from({ length: length + 1 }, (_, deck) => (cell + deck) % 5);
    return batch;
  });
}

function cellsOf({ cells, groups, length, width }: Batch): readonly [Uint32Array, readonly number[] | null] {
  return [Uint32Array.from(cells.subarray(0, length * width)), groups ? [...groups.subarray(0, length)] : null];
}

/** The place of the first number that differs, or -1: to compare a million of them by the runner takes seconds. */
const firstOther = (one: Uint32Array, other: Uint32Array): number =>
  one.length === other.length ? one.findIndex((cell, at) => cell !== other[at]) : Math.min(one.length, other.length);

describe.each([
  [3, 4, false],
  [52, 256, true],
  [52, 257, true],
  // One deck is longer than a stretch.
  [700_000, 1000, false],
])('decks of %i cells below %i', (width, values, grouped) => {
  const lengths = width > 1000 ? [1, 2] : [256, 1, 255, 20_000, 7];
  const made = batches(width, values, lengths, grouped);
  const whole = made.map(cellsOf);
  const total = lengths.reduce((sum, length) => sum + length, 0);

  it('are read as they were taken, from any place and in batches of any size', () => {
    const kept = new KeptDecks(width, values);
    expect(made.map((batch) => kept.add(batch))).not.toContain(false);
    expect(kept.length).toBe(total);
    const [cells, groups] = [Uint32Array.from(whole.flatMap(([one]) => [...one])), whole.flatMap(([, one]) => one ?? [])];
    for (const [capacity, first] of [
      [total, 0],
      [total, 1],
      [1, total - 1],
      [5, total - 3],
    ] as const) {
      const batch = new Batch(width, capacity);
      kept.read(batch, first);
      expect(batch.length).toBe(Math.min(capacity, total - first));
      const [read, of] = cellsOf(batch);
      expect(firstOther(read, cells.slice(first * width, (first + batch.length) * width))).toBe(-1);
      expect(of ?? []).toEqual(groups.slice(first, first + batch.length));
    }
    const past = new Batch(width, 4);
    kept.read(past, total);
    expect(past.length).toBe(0);
  });

  it('are not kept beyond the room they have', () => {
    const bytes = (values > 256 ? 2 : 1) * width * total;
    const taken = (most: number): readonly boolean[] => {
      const kept = new KeptDecks(width, values, most);
      return made.map((batch) => kept.add(batch));
    };
    expect(taken(bytes)).not.toContain(false);
    expect(taken(bytes - 1).indexOf(false)).toBe(made.length - 1);
  });
});

describe('groups', () => {
  it('have the numbers that they are given afterwards', () => {
    const kept = new KeptDecks(2, 2);
    for (const batch of batches(2, 2, [4, 3], true)) kept.add(batch);
    const before = new Batch(2, 7);
    kept.read(before, 0);
    const groups = [...(before.groups ?? [])];
    kept.renumber([4, 3, 2, 1, 0]);
    kept.read(before, 0);
    expect([...(before.groups ?? [])]).toEqual(groups.map((group) => 4 - group));
  });
});

describe('decks that are laid into rows', () => {
  const DECKS = 45_000;
  /** Decks with groups, kept in more than one stretch. */
  function keptOf(n: number): KeptDecks {
    const kept = new KeptDecks(n, n);
    const batch = deal('fisher-yates', n, DECKS, 'laid');
    batch.groups = Uint16Array.from({ length: DECKS }, (_, deck) => deck % 7);
    kept.add(batch);
    return kept;
  }

  it('are those that are read, from any place', () => {
    const kept = keptOf(52);
    const capacity = 256;
    for (const first of [0, 20_000, DECKS - 100, DECKS]) {
      const laid = new Batch(52, capacity, new Rows(arena(), 52, capacity));
      const read = new Batch(52, capacity);
      expect({ done: kept.lay(laid, first), inRows: laid.inRows }).toEqual({ done: true, inRows: true });
      kept.read(read, first);
      expect(cellsOf(laid)).toEqual(cellsOf(read));
    }
  });

  it('are not where there are no rows, or none of bytes', () => {
    const kept = keptOf(52);
    const without = new Batch(52, 10);
    expect({ laid: kept.lay(without, 0), decks: without.length }).toEqual({ laid: false, decks: 0 });
    const wide = new KeptDecks(300, 300);
    wide.add(deal('fisher-yates', 300, 10, 'laid'));
    const rows = new Batch(300, 10, new Rows(arena(), 300, 10));
    expect({ laid: wide.lay(rows, 0), inRows: rows.inRows }).toEqual({ laid: false, inRows: false });
  });
});
