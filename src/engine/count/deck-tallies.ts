import type { Tally, TallyReader } from '../../core/statistic/tally.js';
import type { Batch } from '../../core/subject/outcome.js';
import type { Arena } from '../../kernel/arena.js';
import { Arrangements } from '../../kernel/arrangements.js';
import { Rows } from '../../kernel/rows.js';
import { needsPlaces, roomOf } from '../../kernel/tally-kinds.js';
import { TallyTable } from '../../kernel/tally-table.js';

interface Shared {
  readonly lag: number;
  readonly table: TallyTable;
  readonly readers: readonly TallyReader[];
}

/** Counts the decks of a block in tables, each of them once, and passes every table to all its readers. */
export class DeckTallies {
  readonly rows: Rows;
  readonly #arrangements: Arrangements;
  readonly #shared: readonly Shared[];
  #dealt = 0;

  /** Allocates for decks of `n` cards, at most `capacity` of them at a time. */
  constructor(arena: Arena, n: number, capacity: number, readers: readonly TallyReader[]) {
    const lags = [...new Set(readers.map(({ tally }) => tally.lag))];
    this.rows = new Rows(arena, n, capacity, Math.max(0, ...lags));
    const tallies = readers.map(({ tally }) => tally);
    this.#arrangements = new Arrangements(
      this.rows,
      lags,
      tallies.some((tally) => needsPlaces(tally, n)),
    );
    const own = tallies.filter((tally, i) => tallies.findIndex((other) => isSame(other, tally)) === i);
    const room = arena.take(Math.max(0, ...own.map(({ id }) => roomOf(id, this.rows))));
    this.#shared = own.map((tally) => ({
      lag: tally.lag,
      table: new TallyTable(this.rows, tally, room),
      readers: readers.filter((reader) => isSame(reader.tally, tally)),
    }));
  }

  add(batch: Batch): void {
    this.rows.hold(batch);
    const { length } = batch;
    this.#arrangements.make(length, this.#dealt);
    for (const { lag, readers, table } of this.#shared) {
      const arrangement = this.#arrangements.of(lag);
      // Only deals of one block are compared.
      for (let from = Math.max(0, lag - this.#dealt); from < length; ) {
        const until = nextCut(readers, this.#dealt + from) - this.#dealt;
        const to = Math.min(length, until, from + table.room);
        table.add(arrangement, from, to - from);
        if (to === until || table.room === 0) table.handIn(readers);
        from = to;
      }
    }
    this.#arrangements.keep(length);
    this.#dealt += length;
  }

  /** Passes on the rest, once the last deck is added. */
  finish(): void {
    for (const { readers, table } of this.#shared) table.handIn(readers);
  }
}

function isSame(one: Tally, other: Tally): boolean {
  return one.id === other.id && one.lag === other.lag && one.given === other.given;
}

/** Returns the first place after `place` at which one of the readers must get its table. */
function nextCut(readers: readonly TallyReader[], place: number): number {
  return readers.reduce((least, { until }) => Math.min(least, until?.(place) ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
}
