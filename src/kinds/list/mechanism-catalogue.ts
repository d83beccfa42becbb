import { type Catalogue, catalogue } from '../../core/catalogue.js';
import type { ListMechanism } from '../../core/one-list.js';
import type { ListFacts, Mechanism } from './mechanism.js';
import * as entries from './mechanisms/index.js';

/** The ways in which lists are shuffled badly. */
export const listMechanisms: Catalogue<Mechanism> = catalogue('mechanism', entries);

/** Those that fit, the one that explains most first. */
export function mechanismsOf(facts: ListFacts): readonly ListMechanism[] {
  return listMechanisms.all
    .map((mechanism) => ({ mechanism, found: mechanism.look(facts) }))
    .flatMap(({ found, mechanism: { id, rank } }) => (found ? [{ rank, found: { id, ...found } }] : []))
    .sort((a, b) => b.rank - a.rank || b.found.share - a.found.share)
    .map(({ found }) => found);
}
