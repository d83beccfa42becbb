import { BELIEVED_BITS, foretell } from './believe.js';
import { bitsPerDeal, type Deals, readSheets, type Sheet, type Start } from './sheet.js';
import type { Candidate, Limits, State, Way } from './way.js';
import { WAYS } from './ways.js';

/** One part of the search of one way, by the index of the way. */
export interface Part {
  readonly way: number;
  readonly part: number;
}

/** A state that was found, without the deals that were read. */
export interface FoundState extends Omit<Candidate, 'sheet'> {
  readonly way: number;
  /** The index of the sheet. */
  readonly sheet: number;
}

/** A state as a record has it: its parts by their ids. */
export interface RecordedState {
  readonly prng: string;
  readonly bounded: string;
  readonly shuffle: string;
  readonly start: string;
  readonly between: number;
  readonly state: State;
}

/** A search for the state behind deals, part by part. */
export class Search {
  readonly #deals: Deals;
  readonly #limits: Limits;
  readonly #sheets: readonly Sheet[];

  constructor(deals: Deals, starts: readonly Start[], limits: Limits) {
    this.#deals = deals;
    this.#limits = limits;
    this.#sheets = readSheets(deals, starts);
  }

  get last(): Uint16Array {
    return this.#deals.cells.subarray(-this.#deals.n);
  }

  /** Searches one part; null where it finds no state that foretells the deals held back. */
  look({ part, way }: Part): FoundState | null {
    let found: FoundState | null = null;
    WAYS[way].search(this.#sheets, this.#limits, part, (candidate, opener = WAYS[way]) => {
      if (!foretell(opener, candidate, this.last, 0)) return false;
      found = { ...candidate, way: WAYS.indexOf(opener), sheet: this.#sheets.indexOf(candidate.sheet) };
      return true;
    });
    return found;
  }

  /** A recorded state, as if it had just been found; null where its way or its reading of the deals is unknown here. */
  recorded({ between, bounded, prng, shuffle, start, state }: RecordedState, used: number): FoundState | null {
    const isSeeded = state.seed !== undefined;
    const way = WAYS.findIndex((one) => one.prng.id === prng && one.method.bounded.id === bounded && (one.by === 'seeds') === isSeeded);
    const sheet = this.#sheets.findIndex((one) => one.shuffle.id === shuffle && one.start.called === start);
    return way < 0 || sheet < 0 ? null : { way, sheet, between, used, state, heldBits: WAYS[way].heldBits };
  }

  candidate({ sheet, ...found }: FoundState): Candidate {
    return { ...found, sheet: this.#sheets[sheet] };
  }
}

/** The index of the way whose search is for a way too: mostly its own. */
export function searcherOf(way: Way): number {
  return WAYS.findIndex(({ id }) => id === (way.searchedBy ?? way.id));
}

/** Deals of `n` cards that a way takes: those to work out the state, and those to foretell. Infinity where no number of them is enough. */
export function dealsNeeded(way: Way, n: number, heldBits: number = way.heldBits): number {
  const bits = bitsPerDeal(Uint32Array.from({ length: n - 1 }, (_, k) => k + 2));
  const foretold = Math.ceil((heldBits + BELIEVED_BITS) / bits);
  const solving = way.needs(n);
  // A fifth is held back, and at least one.
  return Math.max(solving + Math.max(1, foretold), Math.ceil((solving * 5) / 4));
}

/** The parts of every way that has deals enough, the likeliest first: all first parts, then all second ones. */
export function partsOf({ n, cells }: Deals, limits: Limits): readonly Part[] {
  const deals = cells.length / n;
  const parts = WAYS.flatMap((way, index) =>
    dealsNeeded(way, n) <= deals ? Array.from({ length: way.parts(limits) }, (_, part) => ({ way: index, part })) : [],
  );
  return parts.sort((a, b) => a.part - b.part || a.way - b.way);
}
