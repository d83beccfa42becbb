import type { LogSource, SortedRows } from '../source/log-source.js';
import type { Reservation } from './doubt.js';
import type { Recorded } from './recorded.js';

/** Returns the id of a log: its first file, and the number of further ones. */
export function logId({ files }: LogSource): string {
  const [{ file }] = files;
  const first = file === '-' ? 'standard input' : file;
  return files.length === 1 ? first : `${first} and ${files.length - 1} more`;
}

/** Returns the number of outcomes in a log: its decks, or one fewer if each is read relative to the one before. */
export function trialsOf({ decks, start }: LogSource): number {
  return start === 'previous' ? decks - 1 : decks;
}

/** Returns what prevents a clean verdict for a log, from its source alone. */
export function recordedOf(source: LogSource): Recorded {
  const { deckParts, decks, leftOut, numbers, parts, rejects, repeated, rows, sorted, start } = source;
  const others = leftOut.reduce((sum, one) => sum + one.rows, 0);
  const reservations: readonly Reservation[] = [
    ...(rejects > 0 ? [{ why: 'malformed', rejects, rows } as const] : []),
    ...(others > 0 ? [{ why: 'other-sizes', rows: others } as const] : []),
    ...(numbers && numbers.missing > 0 ? [{ why: 'missing-numbers', missing: numbers.missing, gaps: numbers.gaps } as const] : []),
    ...(numbers && numbers.back > 0 ? [{ why: 'numbers-back', times: numbers.back } as const] : []),
    ...(sorted ? [{ why: 'sorted-rows', sorted: sortedIn(sorted), rows: decks } as const] : []),
    ...(deckParts ? [{ why: 'deck-changes', row: deckParts[1].from } as const] : []),
  ];
  return {
    startKnown: start !== 'unknown',
    reservations,
    ...(repeated !== null && repeated > 0 && { repeated: { rows: repeated, decks, alikeBits: alikeBits(source) } }),
    ...((sorted || deckParts) && { unordered: deckParts || start === 'previous' ? 'all' : 'rows' }),
    ...(parts && { groups: parts.groups.map(({ deals }) => deals) }),
  };
}

/** Returns the number of rows in a log's sorted stretches that stand in their order. */
function sortedIn({ stretches }: SortedRows): number {
  return stretches.reduce((sum, { from, out, to }) => sum + to - from + 1 - out, 0);
}

/** Returns true if something in a log rules out a clean verdict, whatever its tests find. */
export function rulesOutClean(source: LogSource): boolean {
  const { repeated, reservations } = recordedOf(source);
  return reservations.length > 0 || repeated !== undefined;
}

/** Returns an upper bound on log2 of the ways to tell the equal cards of a deck apart. */
export function alikeBits({ packs, vocabulary }: Pick<LogSource, 'packs' | 'vocabulary'>): number {
  let bits = 0;
  for (let pack = 2; pack <= packs; pack++) bits += vocabulary.cards.length * Math.log2(pack);
  return bits;
}
