import type { BoardMeasure } from './board-facts.js';
import type { BoardGraph } from './board-graph.js';
import { solvableWriter } from './board-index.js';

/** What a measure reads off every solvable board, by its number; values up to 255. */
export function measureAll(graph: BoardGraph, measure: BoardMeasure): Uint8Array {
  const cells = new Uint16Array(graph.moves.length);
  const write = solvableWriter(graph.size);
  return Uint8Array.from({ length: graph.boards }, (_, board) => {
    write(board, cells);
    return measure(cells, 0);
  });
}
