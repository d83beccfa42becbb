import { readFileSync } from 'node:fs';
import { type Foretold, foretell } from '../../../src/wings/predict/solve/believe.js';
import { heldBackOf, type Part, partsOf, Search } from '../../../src/wings/predict/solve/search.js';
import type { Deals, Start } from '../../../src/wings/predict/solve/sheet.js';
import type { Candidate, Limits, Way } from '../../../src/wings/predict/solve/way.js';
import { WAYS } from '../../../src/wings/predict/solve/ways.js';

const BETWEEN = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** What a search in this thread found. */
export interface Found {
  readonly way: Way;
  readonly candidate: Candidate;
  readonly foretold: Foretold;
  /** The next decks, three of them. */
  readonly next: readonly (readonly number[])[];
}

export function startsOf(n: number): readonly Start[] {
  return [
    { called: 'natural', places: Uint16Array.from({ length: n }, (_, p) => p) },
    { called: 'previous', places: null },
  ];
}

export function dealsOf(decks: readonly (readonly number[])[]): Deals {
  return { n: decks[0].length, cells: Uint16Array.from(decks.flat()) };
}

function limitsOf(deals: Deals, more: Partial<Limits> = {}): Limits {
  const trials = deals.cells.length / deals.n;
  return { between: BETWEEN, usable: trials - heldBackOf(trials), clock: 1_795_900_000, seedBits: 20, thorough: false, ...more };
}

/** The search of decks, and its parts. */
export function searchOf(
  decks: readonly (readonly number[])[],
  more: Partial<Limits> = {},
): { readonly search: Search; readonly parts: readonly Part[] } {
  const deals = dealsOf(decks);
  const limits = limitsOf(deals, more);
  return { search: new Search(deals, startsOf(deals.n), limits), parts: partsOf(deals, limits) };
}

/** Searches by those ways that `wanted` keeps, in this thread; null where none foretells the deals. */
export function searchHere(decks: readonly (readonly number[])[], wanted: (way: Way) => boolean, more: Partial<Limits> = {}): Found | null {
  const deals = dealsOf(decks);
  const { parts, search } = searchOf(decks, more);
  for (const part of parts) {
    if (!wanted(WAYS[part.way])) continue;
    const found = search.look(part);
    if (!found) continue;
    const [way, candidate] = [WAYS[found.way], search.candidate(found)];
    const foretold = foretell(way, candidate, search.last, 3);
    if (!foretold) throw new Error('a state that was believed foretells no more');
    const next = [0, 1, 2].map((d) => [...foretold.next.subarray(d * deals.n, (d + 1) * deals.n)]);
    return { way, candidate, foretold, next };
  }
  return null;
}

/** Reads a log of fixtures/predict: decks of numbers from 0. */
export function readDecks(name: string): readonly (readonly number[])[] {
  const text = readFileSync(new URL(`../../../fixtures/predict/${name}.csv`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((row) => row.split(',').map(Number));
}

/** One log of fixtures/predict, and what came after it. */
export interface Truth {
  readonly shown: number;
  readonly next: readonly string[];
  readonly foretold?: unknown;
  /** The clock that was its seed. */
  readonly started?: string;
}

export const TRUTH: Readonly<Record<string, Truth>> = JSON.parse(
  readFileSync(new URL('../../../fixtures/predict/truth.json', import.meta.url), 'utf8'),
);
