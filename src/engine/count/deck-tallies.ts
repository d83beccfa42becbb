import type { Batch } from '../../core/outcome.js';
import type { TallyReader } from '../../core/tally.js';
import type { Rows } from '../../kernel/rows.js';
import { TallyTable } from '../../kernel/tally-table.js';

/** One table, and all that read it. */
interface Shared {
  readonly table: TallyTable;
  readonly readers: readonly TallyReader[];
  /** Deals in it that were not handed in yet. */
  deals: number;
}

/** Counts the decks of a block in tables, each of them once, and hands every table to all that read it. */
export class DeckTallies {
  readonly #rows: Rows;
  readonly #shared: readonly Shared[];
  #dealt = 0;

  constructor(rows: Rows, readers: readonly TallyReader[]) {
    this.#rows = rows;
    const names = [...new Set(readers.map(nameOf))];
    this.#shared = names.map((name) => {
      const same = readers.filter((reader) => nameOf(reader) === name);
      return { table: new TallyTable(rows, same[0].tally.id), readers: same, deals: 0 };
    });
  }

  /** Adds the decks of a batch. */
  add(batch: Batch): void {
    this.#rows.hold(batch);
    for (const shared of this.#shared) {
      for (let from = 0; from < batch.length; ) {
        const until = nextCut(shared.readers, this.#dealt + from);
        const to = Math.min(batch.length, until - this.#dealt);
        shared.table.add(from, to - from);
        shared.deals += to - from;
        if (this.#dealt + to === until) handIn(shared);
        from = to;
      }
    }
    this.#dealt += batch.length;
  }

  /** Hands in what is left, once the last deck is added. */
  finish(): void {
    for (const shared of this.#shared) handIn(shared);
  }
}

function nameOf({ tally: { id, lag } }: TallyReader): string {
  return `${lag} ${id}`;
}

/** The first place behind `place` at which one of the readers must have its table. */
function nextCut(readers: readonly TallyReader[], place: number): number {
  return readers.reduce((least, { until }) => Math.min(least, until?.(place) ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
}

function handIn(shared: Shared): void {
  const { deals, readers, table } = shared;
  if (deals > 0) table.empty(readers.map((reader) => (cells) => reader.take(cells, deals)));
  shared.deals = 0;
}
