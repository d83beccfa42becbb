import type { BoardGraph } from './board-graph.js';

/** For every solvable board, by its number, the fewest moves to the goal: breadth first from the goal over all of them. */
export function depthTable(graph: BoardGraph): Uint8Array {
  const unseen = 255;
  const depths = new Uint8Array(graph.boards).fill(unseen);
  const queue = new Uint32Array(graph.boards);
  queue[0] = graph.goal;
  depths[graph.goal] = 0;
  let end = 1;
  for (let head = 0; head < end; head++) {
    const board = queue[head];
    const place = board % graph.places;
    for (const { to, places } of graph.moves[(board - place) / graph.places]) {
      const other = to * graph.places + (places ? places[place] : place);
      if (depths[other] !== unseen) continue;
      depths[other] = depths[board] + 1;
      queue[end++] = other;
    }
  }
  return depths;
}

/** How many boards there are at each depth: counts[d] for d from 0 to the greatest. */
export function depthCounts(depths: Uint8Array): readonly number[] {
  const counts: number[] = [];
  for (const depth of depths) {
    while (counts.length <= depth) counts.push(0);
    counts[depth]++;
  }
  return counts;
}
