import { evenly, winningTakes } from './moves.js';
import type { Player } from './player.js';

/** Even over the winning moves, a move being a pile and what is left of it. */
export const perPile: Player = {
  id: 'per-pile',
  title: 'Even over piles',
  summary: 'Chooses evenly among the winning moves, each pile for itself, equal piles too.',
  reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, 35–39',
  uniform: true,
  space: 'a pile and the stones left in it',
  weigh: (position) => evenly(winningTakes(position), position),
};
