import { evenly, winningAdditions, winningTakes } from './moves.js';
import type { Player } from './player.js';

/** Poker Nim: even over the winning moves, including those that add stones within the cap. */
export const withAdditions: Player = {
  id: 'with-additions',
  title: 'Even over piles, additions too',
  summary: 'Chooses evenly among the winning moves of poker Nim, those that add stones included.',
  reference:
    'E. R. Berlekamp, J. H. Conway & R. K. Guy, Winning Ways for your Mathematical Plays, vol. 1, 2nd ed. (2001), chapter 3: Poker-Nim',
  uniform: true,
  space: 'a pile and the stones it then has, more or fewer',
  weigh: (position) => evenly([...winningTakes(position), ...winningAdditions(position)], position),
};
