import { evenly } from './moves.js';
import type { Player } from './player.js';

/** Even over all moves, winning or not. */
export const random: Player = {
  id: 'random',
  title: 'Any move',
  summary: 'Chooses evenly among all moves, winning or not.',
  reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, 35–39',
  uniform: false,
  weigh: (position) => evenly([], position),
};
