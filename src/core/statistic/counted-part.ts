/** Where the counts of another statistic lie among those of one that puts something else than deals to it. */
export interface CountedPart {
  /** The id of that statistic. */
  readonly of: string;
  /** How many deals apart those are that it is asked of. */
  readonly lag: number;
  /** The first of its cells, and how many there are. */
  readonly from: number;
  readonly cells: number;
}

/**
 * What the counts of a statistic are of, where others than the statistic read them: pages draw them, a diagnosis weighs them, exact laws
 * foretell them. 'positions': cards by positions, row-major. 'tiles': tiles by cells, row-major. 'displacements': cards by places moved round
 * the deck. 'choices': the choices of every step, decoder by decoder. 'successors': cards by the card that follows, round the deck, row-major. 'descents', 'rising-sequences': deals by
 * their number of them. 'agreed-positions': pairs of deals by the positions in which they agree. 'seen': the deals in which each card is seen.
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
