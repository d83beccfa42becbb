import { AuditError } from '../../../../src/core/errors.js';
import type { BoardGraph } from '../../../../src/games/puzzle/board-graph.js';
import { cellCount } from '../../../../src/games/puzzle/board-size.js';
import type { WalkChain } from '../../../../src/games/puzzle/law/walk-chain.js';
import { fractionText } from '../../../../src/math/fraction.js';

/** The law of a walk as whole numbers: board b has the chance weights.get(b) / denominator; boards without a weight cannot be reached. */
export interface ExactBoards {
  readonly weights: ReadonlyMap<number, bigint>;
  readonly denominator: bigint;
}

/** Reachable boards, added up over the moves, that are worked out in whole numbers; these grow with each move. Some seconds. */
const MOST_EXACT_BOARDS = 500_000;

/**
 * The law of a walk after `moves` moves from the goal in whole numbers, without rounding. Throws E_USAGE where there are more
 * than `limit` reachable boards, added up over the moves: the usual limit lets 3 × 3 go to some 20 moves and 2 × 3 to 1000.
 */
export function exactWalkLaw(graph: BoardGraph, chain: WalkChain, moves: number, limit: number = MOST_EXACT_BOARDS): ExactBoards {
  // Keyed by board · 5 + the way back (1 + its place among the blank's moves; 0 for none).
  let held = new Map<number, bigint>([[graph.goal * 5, 1n]]);
  const share = chain.kind === 'no-undo' ? 12n : commonShare(graph, chain);
  let work = 0;
  for (let k = 0; k < moves; k++) {
    const next = new Map<number, bigint>();
    const add = (key: number, weight: bigint): void => {
      if (weight > 0n) next.set(key, (next.get(key) ?? 0n) + weight);
    };
    for (const [key, weight] of held) {
      const board = Math.floor(key / 5);
      const back = (key % 5) - 1;
      const place = board % graph.places;
      const blank = Math.floor(board / graph.places);
      const ways = graph.moves[blank];
      const allowed = back < 0 ? ways : ways.filter((_, j) => j !== back);
      const each =
        chain.kind === 'no-undo' ? share / BigInt(allowed.length) : shareOf(chain.move(ways.length, cellCount(graph.size)), share);
      for (const { to, places } of allowed) {
        const other = to * graph.places + (places ? places[place] : place);
        const memory = chain.kind === 'no-undo' ? 1 + graph.moves[to].findIndex((move) => move.to === blank) : 0;
        add(other * 5 + memory, weight * each);
      }
      add(key, weight * (share - each * BigInt(allowed.length)));
    }
    held = next;
    work += held.size;
    if (work > limit)
      throw new AuditError('E_USAGE', `exact fractions need at most ${limit} boards over all moves, got more at move ${k + 1}`, {
        hint: 'ask for fewer moves, or for the law in doubles',
      });
  }
  const weights = new Map<number, bigint>();
  for (const [key, weight] of held) weights.set(Math.floor(key / 5), (weights.get(Math.floor(key / 5)) ?? 0n) + weight);
  return { weights, denominator: share ** BigInt(moves) };
}

/** The least number that every chance of a move is a whole number of parts of. */
function commonShare(graph: BoardGraph, chain: Extract<WalkChain, { kind: 'memoryless' }>): bigint {
  return [2, 3, 4].reduce((all, legal) => {
    const { of } = chain.move(legal, cellCount(graph.size));
    let both = all;
    while (both % of !== 0n) both += all;
    return both;
  }, 1n);
}

function shareOf({ ways, of }: { readonly ways: bigint; readonly of: bigint }, share: bigint): bigint {
  return (ways * share) / of;
}

/** Total variation of such a law from the even law of all `boards` boards, in lowest terms. */
export function exactVariation({ weights, denominator }: ExactBoards, boards: number): string {
  const all = BigInt(boards);
  let above = 0n;
  for (const weight of weights.values()) if (weight * all > denominator) above += weight * all - denominator;
  return fractionText(above, denominator * all);
}
