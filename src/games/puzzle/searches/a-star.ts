import { estimateSearch } from './estimate-search.js';
import type { Algorithm } from './search.js';

/** A* with an open and a closed list; a better path to a closed board reopens it. Among equal f the board made last comes first. */
export const aStar: Algorithm = {
  id: 'a-star',
  title: 'A*',
  summary:
    'Takes the board with the least f = g + h, the one made last among equals; keeps every board, and a shorter way to one opens it again. Shortest if the estimate never says too much.',
  reference:
    'P. E. Hart, N. J. Nilsson & B. Raphael (1968), A formal basis for the heuristic determination of minimum cost paths, IEEE Transactions SSC 4, 100–107',
  shortNames: ['a*', 'astar'],
  shortest: true,
  estimates: true,
  keeps: true,
  search(request) {
    const follower = request.heuristic.follow(request.goal, request.onProgress);
    return { algorithm: aStar.id, heuristic: request.heuristic.id, ...estimateSearch(request, follower) };
  },
};
