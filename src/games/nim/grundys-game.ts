import type { HeapGame } from './heap-game.js';

/** Grundy's game: a move parts a heap into two of different sizes. No period of its values is known, nor whether there is one. */
export const grundysGame: HeapGame = {
  id: 'grundys-game',
  title: 'Grundy’s game',
  summary: 'A move parts a heap into two heaps of different sizes.',
  reference: 'P. M. Grundy (1939), Mathematics and games, Eureka 2; Berlekamp, Conway & Guy, Winning Ways, 2nd ed. (2001), chapter 4',
  options(n, leave) {
    for (let first = 1; first < n - first; first++) leave(first, n - first);
  },
  theorem: null,
};
