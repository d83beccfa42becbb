import { evenly, winningTakes } from './moves.js';
import type { Player } from './player.js';

/** The winning move of the last pile that has one. */
export const lastPile: Player = {
  id: 'last-pile',
  title: 'Last winning pile',
  summary: 'Looks through the piles from the end and takes the first winning move.',
  reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, 35–39',
  uniform: false,
  weigh: (position) => evenly(winningTakes(position).slice(-1), position),
};
