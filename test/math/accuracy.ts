import { readFileSync } from 'node:fs';

/** Rows of fixtures/stats/<name>.json. */
export function rowsOf<Row>(name: string): Row[] {
  const text = readFileSync(new URL(`../../fixtures/stats/${name}.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { rows: Row[] }).rows;
}

/** Error relative to `want`, or to 1e-300 below that. NaN and wrong infinities count as infinite, null as not to be told. */
export function relativeError(got: number, want: number | null): number {
  if (want === null || got === want) return 0;
  const error = Math.abs(got - want) / Math.max(Math.abs(want), 1e-300);
  return Number.isNaN(error) ? Infinity : error;
}

/** The rows whose error is not below `bound`, worst first, so that a failure names them. */
export function beyond<Row>(bound: number, rows: readonly Row[], error: (row: Row) => number): { error: number; row: Row }[] {
  return rows
    .map((row) => ({ error: error(row), row }))
    .filter((found) => !(found.error < bound))
    .sort((a, b) => b.error - a.error);
}

/** Error of a log; from ±1 on, where it is not the tail's own relative error, held to a closer bound. */
export function logError(got: number, want: number | null): number {
  return want !== null && Math.abs(want) >= 1 ? relativeError(got, want) * LOG_STRICTNESS : relativeError(got, want);
}

/** How many times closer a log beyond ±1 must be than a tail. */
const LOG_STRICTNESS = 50;

/** The worst of a law's four errors. */
export function tailsError(got: Record<Tail, number>, want: Record<Tail, number | null>): number {
  return Math.max(
    relativeError(got.upper, want.upper),
    relativeError(got.lower, want.lower),
    logError(got.logUpper, want.logUpper),
    logError(got.logLower, want.logLower),
  );
}

type Tail = 'upper' | 'logUpper' | 'lower' | 'logLower';

/** The worst of a count's four errors. */
export function countTailsError(got: Record<CountTail, number>, want: Record<CountTail, number | null>): number {
  return Math.max(
    relativeError(got.atLeast, want.atLeast),
    relativeError(got.atMost, want.atMost),
    logError(got.logAtLeast, want.logAtLeast),
    logError(got.logAtMost, want.logAtMost),
  );
}

type CountTail = 'atLeast' | 'logAtLeast' | 'atMost' | 'logAtMost';
