import { type Catalogue, catalogue } from '../../../core/catalogue.js';
import { isAlike } from '../making/is-alike.js';
import { inverse } from '../making/orders.js';
import * as entries from '../mechanisms/index.js';
import type { ListMechanism } from '../record/one-list.js';
import type { ListFacts } from './list-facts.js';
import type { Mechanism } from './mechanism.js';

export const listMechanisms: Catalogue<Mechanism> = catalogue('mechanism', entries);

/** Returns how the lists depend on each other, where they do. Then comes what made the order: of the mechanisms whose lists look like these, the one that explains most. */
export function mechanismsOf(facts: ListFacts): readonly ListMechanism[] {
  return [...ofKind(facts, 'lists'), ...ofKind(facts, 'order')];
}

/** Returns the first that fits; once one that explains more is found, no other is looked for. */
function ofKind(facts: ListFacts, makes: Mechanism['makes']): readonly ListMechanism[] {
  const ranked = listMechanisms.all.filter((mechanism) => mechanism.makes === makes).sort((a, b) => b.rank - a.rank);
  for (const { id, look } of ranked) {
    const found = look(facts);
    if (!found) continue;
    const { makers, numbers, of = facts, share } = found;
    if (isAlike({ id, numbers }, makers, of) && (makes === 'lists' || makers.length > 0 || isOfEach(look, facts)))
      return [{ id, numbers, share }];
  }
  return [];
}

/** Returns true if the other lists show the same by themselves, where no list is made to compare them with. */
function isOfEach(look: Mechanism['look'], facts: ListFacts): boolean {
  return facts.others.every(
    (head) => look({ ...facts, head, places: head.length === facts.n ? inverse(head) : null, others: [] }) !== null,
  );
}
