import type { Claim } from '../../../core/claim.js';
import type { Shuffle } from '../../../core/shuffle.js';

/** What is claimed of a shuffle's law, on decks of up to `mostCards` cards. Without a reference, the shuffle's own stands. */
export type LawOf = (
  shuffle: Shuffle,
  mostCards: number,
) => Pick<Claim, 'statement' | 'check' | 'twin'> & Partial<Pick<Claim, 'reference'>>;
