import type { Claim } from '../../../core/claim/claim.js';
import type { Found } from '../../../core/record/recorded-claim.js';
import type { Shuffle } from '../../../core/subject/shuffle.js';

/** A claim about a shuffle's law, on decks of up to `mostCards` cards. Without a reference, the shuffle's own stands. */
export type LawOf<What extends Found = Found> = (
  shuffle: Shuffle,
  mostCards: number,
) => Pick<Claim<What>, 'statement' | 'check' | 'twin' | 'refuted'> & Partial<Pick<Claim, 'reference'>>;
