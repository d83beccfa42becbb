/**
 * The meaning of a statistic's counts, for other readers than the statistic: pages draw them, a diagnosis weighs them, exact laws predict them.
 * 'positions': cards by positions, row-major. 'tiles': tiles by cells, row-major. 'displacements': cards by cyclic displacement in the deck.
 * 'choices': the choices of every step, decoder by decoder. 'successors': cards by the next card, cyclically, row-major. 'descents',
 * 'rising-sequences': deals by their number of them. 'agreed-positions': pairs of deals by the positions in which they agree. 'seen': the deals in
 * which each card is seen.
 */
export type Counted =
  | 'positions'
  | 'tiles'
  | 'displacements'
  | 'choices'
  | 'successors'
  | 'descents'
  | 'rising-sequences'
  | 'agreed-positions'
  | 'seen';
