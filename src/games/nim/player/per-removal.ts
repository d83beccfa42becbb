import { AuditError } from '../../../core/errors.js';
import { counted } from '../../../core/words/counted.js';
import { takingMoves, winningTakes } from './moves.js';
import type { Player } from './player.js';

/** Counts the ways to take `taken` stones from these cells. Throws E_USAGE beyond 2^31, as no draw could choose among them. */
function waysToTake(cells: readonly number[], taken: number): number {
  let ways = [1];
  for (const stones of cells) {
    const next = new Array<number>(Math.min(taken, ways.length - 1 + stones) + 1).fill(0);
    ways.forEach((count, before) => {
      for (let more = 0; more <= stones && before + more < next.length; more++) next[before + more] += count;
    });
    ways = next;
  }
  const count = ways[taken] ?? 0;
  if (count > 2 ** 31) throw new AuditError('E_USAGE', `a row must have at most 2^31 ways to take ${counted(taken, 'stone')}, got more`);
  return count;
}

/** The matrix game: even over the ways to take stones from the cells of one row that win. A pile without cells has one. */
export const perRemoval: Player = {
  id: 'per-removal',
  title: 'Even over removals',
  summary: 'Chooses evenly among the winning ways to take stones from the cells of one row of the matrix game.',
  reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, 35–39',
  uniform: true,
  space: 'the stones taken from every cell of a row',
  weigh(position) {
    const { piles, rows } = position;
    const moves = winningTakes(position);
    const all = moves.length > 0 ? moves : takingMoves(position);
    return all.map(({ pile, left }) => ({ pile, left, weight: waysToTake(rows?.[pile] ?? [piles[pile]], piles[pile] - left) }));
  },
};
