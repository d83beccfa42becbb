import type { Entry } from '../../../core/catalogue.js';
import type { ListMechanism } from '../record/one-list.js';
import type { ListFacts } from './list-facts.js';

/** A way in which lists are shuffled badly. One file in `src/kinds/list/mechanisms/` exports exactly one. */
export interface Mechanism extends Entry {
  /** 'order': it makes the order of one list; of several that fit the one of the highest rank alone is named, since what else fits follows from it. 'lists': it says how several lists hang together. */
  readonly makes: 'order' | 'lists';
  /** Those that explain more come first. What fixes every item ranks above what fixes blocks, and that above what only bounds how far items move. */
  readonly rank: number;
  /** The mechanism with its numbers where it fits what was found, with less doubt than one in a million; null where it does not. */
  look(facts: ListFacts): Omit<ListMechanism, 'id'> | null;
  /** The rest of "Biased: …", at most 12 words, lower case, no full stop: 'a shuffle buffer of 1,024 of 50,000 items made this order'. */
  headline(found: ListMechanism, n: number): string;
  /** How such a list is made, and what would do: whole sentences. */
  sentences(found: ListMechanism, n: number): readonly string[];
}
