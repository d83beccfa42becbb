import { AuditError } from '../../../core/errors.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import { swapTarget } from '../../../core/subject/shuffle.js';
import { fractionText } from '../../../math/fraction.js';
import { ratio } from '../../../math/ratio.js';
import { blankColour, cellCount, checkBoardSize } from '../board-size.js';
import { blankNeighbours } from '../moves.js';
import type { Scrambler, ShuffleRule } from '../scrambler/scrambler.js';
import type { WalkChain } from './walk-chain.js';

/** The most moves that pairs are followed for: some ten seconds on 5 × 5. */
const MOST_PAIR_MOVES = 10_000;

/** The laws of a walk on a board of any size that follow from the exact laws of the blank with one tile at a time. */
export interface PairLaws {
  readonly moves: number;
  /** The chance of every cell to hold the blank. */
  readonly blank: Float64Array;
  /** tiles[t − 1][blank · n + cell]: the chance that the blank and tile t are in these cells. */
  readonly tiles: readonly Float64Array[];
}

/**
 * Returns the exact law of (blank, tile) after `moves` moves from the goal, for every tile. A step moves the blank, and the tile only if the blank
 * takes its place, so each tile's pairs are a separate chain of n(n − 1) states. In doubles, off by at most 8 · moves · 2^-53; measured in
 * pair-walk.test.ts. Throws E_USAGE for boards that do not have 2 to 5 rows and columns, and beyond 10,000 moves.
 */
export function pairLaws(size: BoardShape, chain: WalkChain, moves: number): PairLaws {
  checkBoardSize(size);
  if (moves > MOST_PAIR_MOVES)
    throw new AuditError('E_USAGE', `the law of the blank with each tile needs at most ${MOST_PAIR_MOVES} moves, got ${moves}`);
  const n = cellCount(size);
  const neighbours = blankNeighbours(size);
  const tiles = Array.from({ length: n - 1 }, (_, home) => pairLaw(neighbours, chain, moves, home));
  const blank = new Float64Array(n);
  for (let b = 0; b < n; b++) for (let cell = 0; cell < n; cell++) blank[b] += tiles[0][b * n + cell];
  return { moves, blank, tiles };
}

/** Returns one tile's chain. held[from][pair]: the cell the blank came from as its index among the neighbours, only 0 if that is irrelevant. */
function pairLaw(neighbours: readonly (readonly number[])[], chain: WalkChain, moves: number, home: number): Float64Array {
  const n = neighbours.length;
  const memories = chain.kind === 'no-undo' ? 5 : 1;
  let held = Array.from({ length: memories }, () => new Float64Array(n * n));
  held[0][(n - 1) * n + home] = 1;
  const chances = neighbours.map(({ length }) => {
    if (chain.kind === 'no-undo') return 0;
    const { ways, of } = chain.move(length, n);
    return ratio(ways, of);
  });
  // The memory of an arrival: 1 + the place of the cell it came from among the neighbours of the new one.
  const memoryOf = neighbours.map((cells, blank) => cells.map((to) => (chain.kind === 'no-undo' ? 1 + neighbours[to].indexOf(blank) : 0)));
  for (let k = 0; k < moves; k++) {
    const next = held.map(() => new Float64Array(n * n));
    held.forEach((law, memory) => {
      for (let blank = 0; blank < n; blank++) {
        const ways = neighbours[blank];
        const each = chain.kind === 'no-undo' ? 1 / (ways.length - (memory > 0 ? 1 : 0)) : chances[blank];
        const stay = chain.kind === 'no-undo' ? 0 : 1 - each * ways.length;
        for (let cell = 0; cell < n; cell++) {
          const p = law[blank * n + cell];
          if (p === 0) continue;
          next[memory][blank * n + cell] += stay * p;
          for (let j = 0; j < ways.length; j++) {
            if (memory === 1 + j) continue;
            const to = ways[j];
            next[memoryOf[blank][j]][to * n + (cell === to ? blank : cell)] += each * p;
          }
        }
      }
    });
    held = next;
  }
  return held.reduce((sum, law) => sum.map((p, i) => p + law[i]));
}

/**
 * Returns a lower bound of the total variation between the walk's law and the even law of the solvable boards. No marginal law differs more than the
 * law of the whole board. It is the greatest over the tiles of the variation of (blank, tile), which is even on n(n − 1) pairs if the board is.
 */
export function pairVariation({ tiles }: PairLaws): number {
  return tiles.reduce((most, pairs) => Math.max(most, variationOfPairs(pairs)), 0);
}

function variationOfPairs(pairs: Float64Array): number {
  const n = Math.sqrt(pairs.length);
  const even = 1 / (n * (n - 1));
  let sum = 0;
  pairs.forEach((p, i) => {
    if (i % n !== Math.floor(i / n)) sum += Math.abs(p - even);
  });
  return sum / 2;
}

/** The exactly known facts about a scrambler on any board, held or not. Fractions in lowest terms. */
export interface ScrambleFacts {
  /** The chance that its board can be solved. */
  readonly solvable: string;
  /** Total variation from the even law of the solvable boards: exact if a formula gives it. */
  readonly variation: string | null;
  /**
   * A lower bound of the same that always holds, as a double: the variation of what is known of the blank and of single tiles. Null for walks of more
   * than 10,000 moves, which are not followed.
   */
  readonly variationAtLeast: number | null;
}

/** Returns the exact facts of a scrambler on a board of 2 to 5 rows and columns. Throws E_USAGE for others. */
export function scrambleFacts(scrambler: Scrambler, size: BoardShape): ScrambleFacts {
  checkBoardSize(size);
  const { rule } = scrambler;
  if (rule.kind === 'walk') {
    const { chain, moves } = rule;
    return {
      solvable: '1/1',
      variation: null,
      variationAtLeast: moves > MOST_PAIR_MOVES ? null : pairVariation(pairLaws(size, chain, moves)),
    };
  }
  const { blank, total } = mended(rule, size);
  const solvable = blank.reduce((sum, { solvable: one }) => sum + one, 0n);
  const n = BigInt(cellCount(size));
  let lacks = 0n;
  for (const { solvable: one } of blank) if (one * n < total) lacks += total - one * n;
  return {
    solvable: fractionText(solvable, total),
    variation: rule.variation?.(size) ?? null,
    variationAtLeast: ratio(lacks, total * n),
  };
}

/** The number of ways in which the blank is in a cell and the board solvable, or not. */
interface BlankWays {
  readonly solvable: bigint;
  readonly unsolvable: bigint;
}

/** Returns where the blank is and whether the board is solvable, before any repair: both follow from the blank's cell and the sign. */
function blankAndSolvable(rule: ShuffleRule, size: BoardShape): { readonly blank: readonly BlankWays[]; readonly total: bigint } {
  const n = cellCount(size);
  // signs[sign][cell]: an even (0) or odd (1) number of real swaps, with the blank in that cell.
  let signs = [0, 1].map(() => new Array<bigint>(n).fill(0n));
  signs[0][n - 1] = 1n;
  let total = 1n;
  for (const step of rule.swaps(n)) {
    const next = [0, 1].map(() => new Array<bigint>(n).fill(0n));
    total *= BigInt(step.bound);
    for (let draw = 0; draw < step.bound; draw++) {
      const to = swapTarget(step, draw);
      for (let cell = 0; cell < n; cell++) {
        const then = cell === step.at ? to : cell === to ? step.at : cell;
        for (const sign of [0, 1]) next[to === step.at ? sign : 1 - sign][then] += signs[sign][cell];
      }
    }
    signs = next;
  }
  const blank = Array.from({ length: n }, (_, cell) => {
    const colour = blankColour(size, cell);
    return { solvable: signs[colour][cell], unsolvable: signs[1 - colour][cell] };
  });
  return { blank, total };
}

/** Returns the same after the repair. Only the exchange of cells can leave a board unsolvable, if the blank is in one of them and moves. */
function mended(rule: ShuffleRule, size: BoardShape): { readonly blank: readonly BlankWays[]; readonly total: bigint } {
  const { blank, total } = blankAndSolvable(rule, size);
  if (rule.mend === 'nothing') return { blank, total };
  const noLonger = (solvable: bigint): BlankWays => ({ solvable, unsolvable: 0n });
  if (rule.mend === 'draw-again')
    return { blank: blank.map(({ solvable }) => noLonger(solvable)), total: blank.reduce((sum, { solvable }) => sum + solvable, 0n) };
  const cellsSwapped = rule.mend === 'swap-cells-1-and-2';
  return {
    blank: blank.map(({ solvable, unsolvable }, cell) =>
      cellsSwapped && cell < 2 ? { solvable, unsolvable: blank[1 - cell].unsolvable } : noLonger(solvable + unsolvable),
    ),
    total,
  };
}
