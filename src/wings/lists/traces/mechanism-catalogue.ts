import { type Catalogue, catalogue } from '../../../core/catalogue.js';
import * as entries from '../mechanisms/index.js';
import type { ListMechanism } from '../record/one-list.js';
import type { ListFacts } from './list-facts.js';
import type { Mechanism } from './mechanism.js';

/** The ways in which lists are shuffled badly. */
export const listMechanisms: Catalogue<Mechanism> = catalogue('mechanism', entries);

/** How the lists hang together, where they do; then what made the order, the mechanism that explains most of those that fit. */
export function mechanismsOf(facts: ListFacts): readonly ListMechanism[] {
  return [...ofKind(facts, 'lists'), ...ofKind(facts, 'order')];
}

/** The first that fits; a mechanism is not looked for once one that explains more was found. */
function ofKind(facts: ListFacts, makes: Mechanism['makes']): readonly ListMechanism[] {
  const ranked = listMechanisms.all.filter((mechanism) => mechanism.makes === makes).sort((a, b) => b.rank - a.rank);
  for (const { id, look } of ranked) {
    const found = look(facts);
    if (found) return [{ id, ...found }];
  }
  return [];
}
