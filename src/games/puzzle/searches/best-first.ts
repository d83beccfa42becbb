import { descend } from './descend.js';
import type { Algorithm } from './search.js';

/** The search that the texts call A*: only the best child is followed, and its siblings wait until there is no way on. It is not A*. */
export const bestFirst: Algorithm = {
  id: 'best-first',
  title: 'Best child first, with backtracking',
  summary:
    'Hill climbing with backtracking: always on to the child with the least estimate, back only where no new board is left. Not A*, though some texts call it so; finds a path, seldom a shortest one.',
  reference: 'J. Pearl (1984), Heuristics: Intelligent Search Strategies for Computer Problem Solving, Addison-Wesley, section 2.2',
  shortest: false,
  estimates: true,
  keeps: true,
  search(request) {
    const follower = request.heuristic.follow(request.goal, request.onProgress);
    return { algorithm: bestFirst.id, heuristic: request.heuristic.id, ...descend(request, follower) };
  },
};
