import { ratio } from '../../../math/ratio.js';
import type { BlankMove, BoardGraph } from '../board-graph.js';
import { cellCount } from '../board-size.js';
import type { MemorylessChain, WalkChain } from './walk-chain.js';

export interface WalkLaw {
  readonly moves: number;
  /** The chance of every solvable board, by its number; overwritten by `step`. */
  readonly law: Float64Array;
  step(): void;
}

/**
 * Returns the exact law of a walk on all solvable boards in doubles, from the goal after 0 moves: p ← p · (matrix of one step), a Markov chain. A
 * step rounds at most eight times on the way to a chance, and nothing is subtracted. So after k moves a chance has a relative error of at most 8 · k
 * · 2^-53: 9e-13 at k = 1000. Compared with integers in walk-laws.test.ts.
 *
 * The blank's cell changes with each move, so boards are stored in one block for each cell; a move along a row copies a block unchanged.
 */
export function walkLaw(graph: BoardGraph, chain: WalkChain): WalkLaw {
  return chain.kind === 'no-undo' ? noUndoLaw(graph) : memorylessLaw(graph, chain);
}

export function walkLawAt(graph: BoardGraph, chain: WalkChain, moves: number): Float64Array {
  const walk = walkLaw(graph, chain);
  while (walk.moves < moves) walk.step();
  return walk.law;
}

/** into[place] += weight · from[places[place]] */
function addBlock(into: Float64Array, from: Float64Array, weight: number, places: BlankMove['places']): void {
  if (places) for (let p = 0; p < into.length; p++) into[p] += weight * from[places[p]];
  else for (let p = 0; p < into.length; p++) into[p] += weight * from[p];
}

function blocksOf(graph: BoardGraph, law: Float64Array): readonly Float64Array[] {
  return graph.moves.map((_, blank) => law.subarray(blank * graph.places, (blank + 1) * graph.places));
}

function memorylessLaw(graph: BoardGraph, chain: MemorylessChain): WalkLaw {
  const n = cellCount(graph.size);
  const move = graph.moves.map(({ length }) => chain.move(length, n));
  const weights = move.map(({ ways, of }) => ratio(ways, of));
  const stays = move.map(({ ways, of }, blank) => ratio(of - ways * BigInt(graph.moves[blank].length), of));
  const law = new Float64Array(graph.boards);
  law[graph.goal] = 1;
  const blocks = blocksOf(graph, law);
  const next = blocks.map((block) => block.slice());
  // Only blocks of one colour hold anything in a walk that never stays: the others are passed over.
  const holds = blocks.map((_, blank) => blank === n - 1);
  let moves = 0;
  return {
    law,
    get moves() {
      return moves;
    },
    step() {
      const held = [...holds];
      next.forEach((block, blank) => {
        holds[blank] = held[blank] && stays[blank] > 0;
        for (let p = 0; p < block.length; p++) block[p] = stays[blank] * blocks[blank][p];
        for (const { to, places } of graph.moves[blank]) {
          if (!held[to]) continue;
          holds[blank] = true;
          addBlock(block, blocks[to], weights[to], places);
        }
      });
      blocks.forEach((block, blank) => {
        block.set(next[blank]);
      });
      moves++;
    },
  };
}

/**
 * Returns the law of the walk that never undoes a move. It stores the chance of a board with the cell its blank came from: one block for each cell
 * and neighbour.
 */
function noUndoLaw(graph: BoardGraph): WalkLaw {
  const law = new Float64Array(graph.boards);
  law[graph.goal] = 1;
  const blocks = blocksOf(graph, law);
  const came = graph.moves.map((moves) => moves.map(() => new Float64Array(graph.places)));
  const next = came.map((one) => one.map((block) => block.slice()));
  const left = new Float64Array(graph.places);
  /** Returns the flow from cell `from` to `to`: an equal share of all that did not come from there. */
  const leaving = (from: number, to: number): Float64Array => {
    left.fill(0);
    graph.moves[from].forEach((move, j) => {
      if (move.to !== to) addBlock(left, came[from][j], 1 / (graph.moves[from].length - 1), null);
    });
    return left;
  };
  let moves = 0;
  return {
    law,
    get moves() {
      return moves;
    },
    step() {
      const first = moves++ === 0;
      graph.moves.forEach((ways, blank) => {
        ways.forEach(({ to, places }, j) => {
          next[blank][j].fill(0);
          if (first) addBlock(next[blank][j], blocks[to], 1 / graph.moves[to].length, places);
          else addBlock(next[blank][j], leaving(to, blank), 1, places);
        });
      });
      blocks.forEach((block, blank) => {
        block.fill(0);
        next[blank].forEach((arrived, j) => {
          came[blank][j].set(arrived);
          addBlock(block, arrived, 1, null);
        });
      });
    },
  };
}
