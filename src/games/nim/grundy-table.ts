import { AuditError } from '../../core/errors.js';
import { grundyValues } from './grundy-values.js';
import type { HeapGame } from './heap-game.js';
import type { Period } from './period.js';
import { findPeriod } from './period.js';

/** The Grundy values of a game: computed one by one up to a heap, and by a proved period for any other. */
export interface GrundyTable {
  readonly game: HeapGame;
  /** The values of heaps 0 to `most`. */
  readonly values: Int32Array;
  readonly most: number;
  readonly period: Period | null;
  /** Returns the value of any heap. Throws E_USAGE for a negative one, and above `most` if no period is proved. */
  grundyAt(heap: bigint): number;
}

/** The largest heap whose value is computed from its moves. */
const MOST_WORKED_OUT = 10_000;

/** Values up to here are computed first, which is enough for the period of most games that have one. */
const FIRST = 1000;

/**
 * Returns the table of a game that reaches heap `wanted`, if it can. It starts with 1,000 heaps, or as many as wanted. It doubles while a theorem may
 * still prove a period or the wanted heap lies beyond, up to `MOST_WORKED_OUT`. The full table takes a fraction of a second, for octal codes of many
 * digits up to three.
 */
export function grundyTable(game: HeapGame, wanted: bigint = 0n): GrundyTable {
  const within = wanted <= BigInt(MOST_WORKED_OUT);
  for (let most = within ? Math.max(FIRST, Number(wanted)) : FIRST; ; most = Math.min(2 * most, MOST_WORKED_OUT)) {
    const table = tableUpTo(game, most);
    const mayProve = game.theorem !== null && !table.period?.proved;
    if (most === MOST_WORKED_OUT || !mayProve) return table;
  }
}

function tableUpTo(game: HeapGame, most: number): GrundyTable {
  const values = grundyValues(game, most);
  const period = findPeriod(values, game.theorem);
  const grundyAt = (heap: bigint): number => {
    if (heap < 0n) throw new AuditError('E_USAGE', `a heap must be 0 or more, got ${heap}`);
    if (heap <= BigInt(most)) return values[Number(heap)];
    if (!period?.proved) {
      throw new AuditError('E_USAGE', `${game.id} has no proved period, so a heap may have up to ${MOST_WORKED_OUT}, got ${heap}`, {
        hint: 'with a proved period, as of kayles or dawsons-kayles, a heap may have any size',
      });
    }
    const from = BigInt(period.from);
    return values[Number(from + ((heap - from) % BigInt(period.length)))];
  };
  return { game, values, most, period, grundyAt };
}
