import { andList } from '../../../core/words/and-list.js';
import { nounFor } from '../../../core/words/counted.js';
/** `piles 5, 14 and 9`, `pile 3`, `no piles`. */
export function pilesText(piles: readonly (number | bigint)[]): string {
  if (piles.length === 0) return 'no piles';
  return `${nounFor(piles.length, 'pile')} ${andList(piles)}`;
}

/** A position in which brute force and a rule disagree, and whether the player to move wins it. */
export type Disagreement = { readonly piles: readonly number[]; readonly wins: boolean };

/** Says how brute force and a rule disagree: `with piles 1 and 1 the player to move loses, and the rule says wins`. */
export function disagreement(position: string, wins: boolean): string {
  const [is, said] = wins ? ['wins', 'loses'] : ['loses', 'wins'];
  return `with ${position} the player to move ${is}, and the rule says ${said}`;
}
