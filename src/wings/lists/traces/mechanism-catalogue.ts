import { type Catalogue, catalogue } from '../../../core/catalogue.js';
import * as entries from '../mechanisms/index.js';
import type { ListMechanism } from '../record/one-list.js';
import type { ListFacts } from './list-facts.js';
import type { Mechanism } from './mechanism.js';

export const listMechanisms: Catalogue<Mechanism> = catalogue('mechanism', entries);

/** Returns how the lists depend on each other, where they do. Then comes what made the order: of the mechanisms that fit, the one that explains most. */
export function mechanismsOf(facts: ListFacts): readonly ListMechanism[] {
  return [...ofKind(facts, 'lists'), ...ofKind(facts, 'order')];
}

/** Returns the first that fits; once one that explains more is found, no other is looked for. */
function ofKind(facts: ListFacts, makes: Mechanism['makes']): readonly ListMechanism[] {
  const ranked = listMechanisms.all.filter((mechanism) => mechanism.makes === makes).sort((a, b) => b.rank - a.rank);
  for (const { id, look } of ranked) {
    const found = look(facts);
    if (found) return [{ id, ...found }];
  }
  return [];
}
