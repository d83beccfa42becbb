import type { ProvedLaw } from '../../../core/record/proved-law.js';
import { type Phrase, say } from '../../../page/phrase.js';
import { whole } from '../numbers.js';

/**
 * Says how many orders are dealt at all: "all 6", "3 of 6", "at most 52 of 8.065 × 10^67" where only the leaves were counted; whole numbers with up
 * to `most` digits.
 */
export function reachedText({ method: { tree }, orders, reached }: ProvedLaw, most?: number): Phrase {
  const all = whole(orders, most);
  if (reached === orders) return say`all ${all}`;
  if (reached !== null) return say`${whole(reached)} of ${all}`;
  return tree !== null && BigInt(tree) < BigInt(orders) ? say`at most ${whole(tree, most)} of ${all}` : say`– of ${all}`;
}
