/** How a function is handed its decks: the same deck in order for every deal, or one in random order, made anew for every deal. */
export type Handing = 'in-order' | 'shuffled';

/** The other way: the one that a function is asked for in its second sample. */
export function otherHanding(handing: Handing): Handing {
  return handing === 'in-order' ? 'shuffled' : 'in-order';
}
