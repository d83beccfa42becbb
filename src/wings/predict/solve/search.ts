import { BELIEVED_BITS, foretell } from './believe.js';
import { bitsOfOrders, type Deals, readSheets, type Sheet, type Start } from './sheet.js';
import { NUMBER_SORTS } from './sort/number-sorts.js';
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
  readonly #starts: readonly Start[];
  #ranks: readonly Sheet[] | undefined;

  constructor(deals: Deals, starts: readonly Start[], limits: Limits) {
    this.#deals = deals;
    this.#limits = limits;
    this.#sheets = readSheets(deals, starts);
    this.#starts = starts;
  }

  get last(): Uint16Array {
    return this.#deals.cells.subarray(-this.#deals.n);
  }

  /** Searches one part; null where it finds no state that foretells the deals held back. */
  look({ part, way }: Part): FoundState | null {
    let found: FoundState | null = null;
    const sheets = this.#sheetsOf(WAYS[way]);
    WAYS[way].search(sheets, this.#limitsOf(WAYS[way]), part, (candidate, opener = WAYS[way]) => {
      if (!foretell(opener, candidate, this.last, 0)) return false;
      found = { ...candidate, way: WAYS.indexOf(opener), sheet: sheets.indexOf(candidate.sheet) };
      return true;
    });
    return found;
  }

  #sheetsOf({ reads }: Way): readonly Sheet[] {
    if (reads !== 'ranks') return this.#sheets;
    this.#ranks ??= readSheets(this.#deals, this.#starts, NUMBER_SORTS);
    return this.#ranks;
  }

  /** The limits for a way: one that needs more deals than a fifth leaves gets all but those that convince by themselves. */
  #limitsOf(way: Way): Limits {
    const { cells, n } = this.#deals;
    const most = cells.length / n - mostHeldBack(n);
    return way.needs(n) > this.#limits.usable && most > this.#limits.usable ? { ...this.#limits, usable: most } : this.#limits;
  }

  /** A recorded state, as if it had just been found; null where its way or its reading of the deals is unknown here. */
  recorded({ between, bounded, prng, shuffle, start, state }: RecordedState, used: number): FoundState | null {
    const fits = (one: Way): boolean => one.prng.id === prng && one.method.bounded.id === bounded;
    const seeded = WAYS.findIndex((one) => fits(one) && state.seed !== undefined && one.by !== 'equations');
    const way = seeded < 0 ? WAYS.findIndex(fits) : seeded;
    if (way < 0) return null;
    const sheet = this.#sheetsOf(WAYS[way]).findIndex((one) => one.shuffle.id === shuffle && one.start.called === start);
    return sheet < 0 ? null : { way, sheet, between, used, state, heldBits: WAYS[way].heldBits };
  }

  candidate({ sheet, ...found }: FoundState): Candidate {
    return { ...found, sheet: this.#sheetsOf(WAYS[found.way])[sheet] };
  }
}

/** One deal to read, and one to foretell. */
const LEAST_DEALS = 2;

/** Bits of luck in deals to foretell, beyond which more of them convince nobody: large states take most of the deals. */
const CONVINCING_BITS = 4096;

/** Deals of `n` cards that convince by themselves. */
function mostHeldBack(n: number): number {
  return Math.ceil(CONVINCING_BITS / bitsOfOrders(n));
}

/** Returns how many deals are held back from a search: a fifth, and at least one. */
export function heldBackOf(deals: number): number {
  return Math.max(1, Math.ceil(deals / 5));
}

/** The index of the way whose search is for a way too: mostly its own. */
export function searcherOf(way: Way): number {
  return WAYS.findIndex(({ id }) => id === (way.searchedBy ?? way.id));
}

/** Deals of `n` cards that a way takes: those to work out the state, and those to foretell. Infinity where no number of them is enough. */
export function dealsNeeded(way: Way, n: number): number {
  const foretold = Math.ceil((way.heldBits + BELIEVED_BITS) / bitsOfOrders(n));
  const solving = way.needs(n);
  return Math.max(LEAST_DEALS, solving + Math.max(1, foretold), Math.min(Math.ceil((solving * 5) / 4), solving + mostHeldBack(n)));
}

/** The parts of every way that has deals enough: the quick ones, then the likeliest first, all first parts, then all second ones. */
export function partsOf({ n, cells }: Deals, limits: Limits): readonly Part[] {
  const deals = cells.length / n;
  const parts = WAYS.flatMap((way, index) =>
    dealsNeeded(way, n) <= deals ? Array.from({ length: way.parts(limits) }, (_, part) => ({ way: index, part })) : [],
  );
  const late = ({ way }: Part): number => (WAYS[way].quick ? 0 : 1);
  return parts.sort((a, b) => late(a) - late(b) || a.part - b.part || a.way - b.way);
}

/** The number of parts of quick ways, which come first. */
export function quickCount(parts: readonly Part[]): number {
  return parts.filter(({ way }) => WAYS[way].quick).length;
}
