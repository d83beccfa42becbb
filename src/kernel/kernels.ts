import type { TallyId } from '../core/statistic/tally.js';
import type { ShuffleKernel } from '../core/subject/shuffle.js';
import type { SeedKernel, WordKernel } from '../core/subject/word-kernels.js';
import { BINARY } from './binary.js';

/**
 * The exports of the WebAssembly of assembly/; the files there describe what each does and its memory layout. Numbers are addresses and counts in [0,
 * 2^32).
 */
export interface Kernels
  extends Readonly<Record<CountingKernelName, CountingKernel>>,
    Readonly<Record<WordKernel, MakingKernel>>,
    Readonly<Record<SeedKernel, SeedingKernel>>,
    Readonly<Record<ShuffleKernel, RearrangingKernel>> {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  narrow(cells: number, rows: number, decks: number, n: number, stride: number): void;
  spread(bytes: number, rows: number, decks: number, n: number, stride: number): void;
  packCells(cells: number, count: number, bytes: number): number;
  wholeRows(bytes: number, rows: number, decks: number, n: number, stride: number): number;
  sameRows(bytes: number, rows: number, decks: number, n: number, stride: number): number;
  placeRows(handed: number, rows: number, decks: number, n: number, stride: number, work: number): void;
  widen(rows: number, cells: number, decks: number, n: number, stride: number): void;
  streamDraws(state: number, bounds: number, steps: number, draws: number, decks: number): void;
  laneDraws(state: number, bounds: number, steps: number, draws: number, groups: number, jump: number, work: number): number;
  prepareDraws(method: number, shift: number, range: bigint, bounds: number, steps: number, plan: number): void;
  chooseWords(plan: number, words: number, count: number, own: number, to: number, apart: number, decks: number, used: number): number;
  layAbreast(rows: number, apart: number, groups: number, steps: number, draws: number): void;
  halveDraws(draws: number, bytes: number): void;
  swapRows(
    draws: number,
    swaps: number,
    steps: number,
    rows: number,
    groups: number,
    ofGroup: number,
    ofLane: number,
    start: number,
    stride: number,
  ): void;
  unitNumbers(state: number, out: number, count: number): void;
  evenDecks(state: number, deck: number, n: number, decks: number, out: number): void;
  sipHash(state: number, words: number, pairs: number, rounds: number): void;
  sha256(state: number, message: number, blocks: number, work: number): void;
  sumTables(rows: number, tables: number): void;
  addSums(rows: number, count: number, choices: number, tables: number): void;
  twisterSums(planes: number, wanted: number, rows: number, out: number): void;
  wholeNumbers(at: number, count: number): void;
  hashDecks(cells: number, decks: number, n: number, hashes: number): void;
  scanRows(form: number, at: number, end: number, cells: number, ids: number, read: number, most: number): number;
  findPlaces(rows: number, decks: number, n: number, stride: number, places: number): void;
  compose(outer: number, inner: number, decks: number, n: number, stride: number, into: number): void;
  wideStreamDraws(state: number, bounds: number, steps: number, draws: number): void;
  chooseWideWords(
    method: number,
    words: number,
    count: number,
    shift: number,
    range: bigint,
    bounds: number,
    draws: number,
    first: number,
  ): number;
  swapWideRow(draws: number, swaps: number, steps: number, row: number, start: number, stride: number): void;
  wholeWideRows(rows: number, decks: number, n: number, stride: number, met: number): number;
  findWidePlaces(rows: number, decks: number, n: number, stride: number, places: number): void;
  composeWide(outer: number, inner: number, decks: number, n: number, stride: number, into: number): void;
}

/** Kernels that count: for decks in rows of bytes those named after the tables, for larger decks those of assembly/wide-tables.ts and similar files. */
export type CountingKernelName =
  | Exclude<TallyId, 'blocks' | 'displacements' | 'inversions' | 'replacedBlocks'>
  | 'wideAgreed'
  | 'wideBlocks'
  | 'wideDescents'
  | 'wideDisplacements'
  | 'wideFingerprints'
  | 'wideFixedPoints'
  | 'wideInversions'
  | 'wideNeighbourGaps'
  | 'widePositions'
  | 'wideReplacedBlocks'
  | 'wideReplacements'
  | 'wideRisingSequences'
  | 'wideSuccessors';

/** Counts decks in a table. `work`: memory that persists between calls; `room`: memory that all share, which does not. */
type CountingKernel = (
  rows: number,
  places: number,
  decks: number,
  n: number,
  stride: number,
  table: number,
  work: number,
  room: number,
) => void;

/** Makes `count` words at `out` from the state of a generator, which it advances. */
type MakingKernel = (state: number, out: number, count: number) => void;

/** Makes the first `count` words for each of `decks` seeds, doubles, at `out`; `state`: that of a stream started so, and working memory. */
type SeedingKernel = (seeds: number, decks: number, out: number, count: number, state: number) => void;

/** Deals a deck into its row of bytes by its draws, for shuffles that do more than swap. */
type RearrangingKernel = (draws: number, steps: number, row: number, n: number, start: number, work: number) => void;

/** The part of the standard WebAssembly API used here: neither the ES2023 library nor Node's types declare it. */
interface Engine {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

const engine = (globalThis as { readonly WebAssembly?: Engine }).WebAssembly;

let compiled: object | null | undefined;

/** Instantiates the kernels in their own memory; null where the engine runs no WebAssembly with vectors of 128 bits, or may not. */
export function instantiate(): Kernels | null {
  if (compiled === undefined) compiled = compile();
  if (!compiled || !engine) return null;
  try {
    return new engine.Instance(compiled).exports as Kernels;
  } catch {
    // The engine reserves gigabytes of addresses for a memory, which a limit may forbid.
    return null;
  }
}

function compile(): object | null {
  if (!engine || BINARY === '') return null;
  const text = atob(BINARY);
  const bytes = new Uint8Array(text.length);
  // Every process does it once, before anything is compiled for speed: letter by letter through an iterator it takes several times as long.
  for (let at = 0; at < bytes.length; at++) bytes[at] = text.charCodeAt(at);
  try {
    return new engine.Module(bytes);
  } catch {
    // An engine without vectors refuses it, or the policy of somebody's page lets no WebAssembly in.
    return null;
  }
}
