import { sameCells } from '../board.js';
import { NO_MOVE } from '../moves.js';
import { BoardStore } from './board-store.js';
import { breathes, childrenOf, describeKept, Teller } from './family.js';
import { type Algorithm, MOST_MADE_AND_KEPT } from './search.js';

/** Searches level by level: first every board one move away, then every board two moves away. Keeps all of them. */
export const breadthFirst: Algorithm = {
  id: 'breadth-first',
  title: 'Breadth first',
  summary:
    'Every board one move away, then every board two moves away, and so on; the first path found is shortest, and every board met is kept.',
  reference:
    'E. F. Moore (1959), The shortest path through a maze, Proceedings of an International Symposium on the Theory of Switching, 285–292',
  shortNames: ['bfs'],
  shortest: true,
  estimates: false,
  keeps: true,
  search(request) {
    const { goal, limit = MOST_MADE_AND_KEPT, onExpand, onProgress, start } = request;
    const children = childrenOf(request);
    const teller = new Teller(onExpand);
    const store = new BoardStore(start.cells.length);
    let generated = 0;
    let expanded = 0;
    let found = sameCells(start.cells, goal.cells) ? 0 : -1;
    store.add(start.cells, -1, NO_MOVE, 0);
    // Boards are numbered as they are met, so the numbers themselves are the queue.
    for (let id = 0; found < 0 && generated < limit; id++) {
      const cells = Uint8Array.from(store.cellsOf(id));
      const g = store.depthOf(id);
      expanded++;
      for (const child of children(cells, store.moveOf(id))) {
        generated++;
        const known = store.find(child.cells) >= 0;
        teller.child(child, g + 1, null, known ? 'known' : 'kept');
        if (known) continue;
        const made = store.add(child.cells, id, child.move, g + 1);
        // Stopping when the goal is made, not when it is taken, is safe here: levels are made in order.
        if (found < 0 && sameCells(child.cells, goal.cells)) found = made;
      }
      teller.expanded(id, store.parentOf(id), { cells, move: store.moveOf(id), bound: null, g, h: null });
      if (onProgress && breathes(generated)) onProgress(`depth ${g}, ${describeKept(generated, store.count)}`);
    }
    const path = found < 0 ? null : store.pathTo(found);
    return {
      algorithm: breadthFirst.id,
      heuristic: null,
      path,
      expanded,
      generated,
      kept: store.count,
      bytes: store.bytes,
      rounds: [],
    };
  },
};
