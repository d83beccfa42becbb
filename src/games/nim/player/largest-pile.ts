import { evenly, winningTakes } from './moves.js';
import type { Player } from './player.js';

/** The winning move of the largest pile that has one; of equal piles, the first. */
export const largestPile: Player = {
  id: 'largest-pile',
  title: 'Largest winning pile',
  summary: 'Takes a winning move from the largest pile that has one, the first of equal ones.',
  reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, 35–39',
  uniform: false,
  weigh(position) {
    const { piles } = position;
    const moves = winningTakes(position);
    const most = moves.reduce((size, { pile }) => Math.max(size, piles[pile]), 0);
    return evenly(moves.filter(({ pile }) => piles[pile] === most).slice(0, 1), position);
  },
};
