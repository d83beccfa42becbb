import { logLeadAtMost } from '../math/lead-law.js';
import type { ListFacts } from './list-facts.js';

/** The log chance below which a uniform order does not have so small a lead: once in a million million. */
const NEVER = Math.log(1e-12);

/** Says whether some item moved as far as luck moves one, forwards (`lead`) or back (`lag`). */
export function movesFar({ lists, n, ...facts }: ListFacts, way: 'lead' | 'lag'): boolean {
  return lists * logLeadAtMost(facts[way], n) > NEVER;
}
