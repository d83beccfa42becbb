import { evenly, winningTakes } from './moves.js';
import type { Player } from './player.js';

/** The winning move of the first pile that has one. */
export const firstPile: Player = {
  id: 'first-pile',
  title: 'First winning pile',
  summary: 'Looks through the piles in order and takes the first winning move.',
  reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, 35–39',
  uniform: false,
  weigh: (position) => evenly(winningTakes(position).slice(0, 1), position),
};
