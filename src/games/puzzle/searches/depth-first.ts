import { descend } from './descend.js';
import type { Algorithm } from './search.js';

/** Follows one path as deep as it goes. Every board met is kept, or it would go in circles for ever. */
export const depthFirst: Algorithm = {
  id: 'depth-first',
  title: 'Depth first',
  summary:
    'Down one way as far as it leads without entering a board twice, then back to the nearest board with a move left; finds a path, hardly ever a short one.',
  reference: 'R. E. Tarjan (1972), Depth-first search and linear graph algorithms, SIAM Journal on Computing 1, 146–160',
  shortNames: ['dfs'],
  shortest: false,
  estimates: false,
  keeps: true,
  search: (request) => ({ algorithm: depthFirst.id, heuristic: null, ...descend(request, null) }),
};
