import { AuditError } from '../core/errors.js';
import type { Tally, TallyReader } from '../core/statistic/tally.js';
import type { Arrangement } from './arrangements.js';
import type { CountingKernelName } from './kernels.js';
import type { Rows } from './rows.js';
import { countingOf } from './tally-kinds.js';

/**
 * The most deals in a table. No deal adds more to a cell than 255² (the product of two values of 256 cards) or 65,535 (all cards). So the sum stays
 * below 2^32.
 */
const MOST_DEALS = 65_536;

/** The same for cells of 16 bits, to which a deal adds one. */
const MOST_NARROW_DEALS = 65_535;

/** A table in the memory of kernels, to which decks of one kind of rows are added. */
export class TallyTable {
  readonly #rows: Rows;
  readonly #kernel: CountingKernelName;
  readonly #at: number;
  readonly #work: number;
  readonly #cells: number;
  readonly #listed: boolean;
  readonly #narrow: boolean;
  readonly #room: number;
  #deals = 0;

  /** Takes `room`, the address of the memory that all tables share, as large as the largest `roomOf` of them. */
  constructor(rows: Rows, tally: Tally, room: number) {
    const { arena, capacity, n, stride } = rows;
    const counting = countingOf(tally.id, n);
    if (!counting) throw new AuditError('E_INTERNAL', `no kernel counts ${tally.id} of ${n} cards`);
    const { cells, kernel, listed = false, narrow = false, work } = counting;
    this.#rows = rows;
    this.#kernel = kernel;
    this.#listed = listed;
    this.#narrow = narrow;
    this.#room = room;
    this.#cells = cells(n, stride, tally.given);
    this.#at = arena.take((narrow ? 2 : 4) * this.#cells * (listed ? capacity : 1));
    this.#work = arena.take(work?.(n, stride) ?? 0);
    if (tally.given) arena.words(this.#work, tally.given.length).set(tally.given);
  }

  /** The number of further decks that fit: beyond it the table must be handed in first. */
  get room(): number {
    return (this.#listed ? this.#rows.capacity : this.#narrow ? MOST_NARROW_DEALS : MOST_DEALS) - this.#deals;
  }

  add({ places, rows }: Arrangement, first: number, decks: number): void {
    const { arena, n, stride } = this.#rows;
    const at = this.#listed ? this.#at + 4 * this.#cells * this.#deals : this.#at;
    arena.kernels[this.#kernel](rows + first * stride, places + first * stride, decks, n, stride, at, this.#work, this.#room);
    this.#deals += decks;
  }

  /** Hands the table to each of `readers`, and clears it. */
  handIn(readers: readonly TallyReader[]): void {
    if (this.#deals === 0) return;
    const { arena } = this.#rows;
    const cells = this.#cells * (this.#listed ? this.#deals : 1);
    const table = this.#narrow ? arena.halves(this.#at, cells) : arena.words(this.#at, cells);
    for (const reader of readers) reader.take(table, this.#deals);
    table.fill(0);
    this.#deals = 0;
  }
}
