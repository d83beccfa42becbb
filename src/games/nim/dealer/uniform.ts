import type { NimDealer } from './dealer.js';
import { independent } from './independent.js';

/** Every pile 1 to max, all equally likely and independent of each other. */
export const uniform: NimDealer = independent(
  {
    id: 'uniform',
    title: 'Even piles',
    summary: 'Every pile has 1 to max stones, all equally likely, whatever the others have.',
    reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, 35–39',
    uniform: true,
  },
  { bound: (max) => max, stones: (draw) => draw + 1 },
);
