import { gcd } from '../../../math/fraction.js';
import type { BoardGraph } from '../board-graph.js';
import { cellCount } from '../board-size.js';
import type { WalkChain } from './walk-chain.js';

interface Step {
  readonly to: number;
  readonly weight: bigint;
  /** Same as in `BlankMove`: where the boards of the state it leaves arrive. */
  readonly places: Uint16Array | Uint32Array | null;
}

/**
 * Returns the law of a walk after `moves` moves from the goal, as integer weights by the number of every solvable board. It is the chain of
 * `walkLaw`, with each step's chances brought to one denominator, which is then left out.
 *
 * A state is the blank's cell and, if a move is never undone at once, the cell it came from. All boards of one state go on alike.
 */
export function exactWalk(graph: BoardGraph, chain: WalkChain, moves: number): readonly bigint[] {
  const n = cellCount(graph.size);
  const goal = n - 1;
  const cells = graph.moves.length;
  const steps = chain.kind === 'no-undo' ? withoutUndo(graph) : memoryless(graph, chain.move, n);
  let held = new Map<number, bigint[]>([[goal, fresh(graph)]]);
  held.get(goal)?.fill(1n, graph.goal - goal * graph.places, graph.goal - goal * graph.places + 1);
  for (let k = 0; k < moves; k++) {
    const next = new Map<number, bigint[]>();
    for (const [state, boards] of held) {
      for (const { places, to, weight } of steps[state]) {
        const into = next.get(to) ?? fresh(graph);
        next.set(to, into);
        for (let p = 0; p < boards.length; p++) if (boards[p] > 0n) into[places ? places[p] : p] += boards[p] * weight;
      }
    }
    held = next;
  }
  const law = new Array<bigint>(graph.boards).fill(0n);
  for (const [state, boards] of held) {
    const first = (state % cells) * graph.places;
    for (let p = 0; p < boards.length; p++) law[first + p] += boards[p];
  }
  return law;
}

function fresh({ places }: BoardGraph): bigint[] {
  return new Array<bigint>(places).fill(0n);
}

/** Returns the steps of a walk whose states are the blank's cells. */
function memoryless(
  { moves }: BoardGraph,
  move: (legal: number, cells: number) => { readonly ways: bigint; readonly of: bigint },
  n: number,
): readonly (readonly Step[])[] {
  const chances = moves.map(({ length }) => move(length, n));
  const all = chances.reduce((common, { of }) => (common / gcd(common, of)) * of, 1n);
  return moves.map((ways, blank) => {
    const { of, ways: own } = chances[blank];
    const weight = (all / of) * own;
    const stays = all - weight * BigInt(ways.length);
    const goes = ways.map(({ places, to }) => ({ to, places, weight }));
    return stays > 0n ? [...goes, { to: blank, places: null, weight: stays }] : goes;
  });
}

/**
 * Returns the steps of a walk without undoing. States 0 to n − 1 are the blank's cells before the first move; n · (from + 1) + blank means that the
 * blank came from a cell.
 */
function withoutUndo({ moves }: BoardGraph): readonly (readonly Step[])[] {
  const cells = moves.length;
  // Legal moves are 2, 3 or 4, and one fewer once a move was made.
  const all = 12n;
  const leaving = (blank: number, from: number): readonly Step[] => {
    const ways = moves[blank].filter(({ to }) => to !== from);
    return ways.map(({ places, to }) => ({ to: cells * (blank + 1) + to, places, weight: all / BigInt(ways.length) }));
  };
  return Array.from({ length: cells * (cells + 1) }, (_, state) => leaving(state % cells, Math.floor(state / cells) - 1));
}
