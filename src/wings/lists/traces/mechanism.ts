import type { Entry } from '../../../core/catalogue.js';
import type { Maker } from '../making/orders.js';
import type { ListMechanism } from '../record/one-list.js';
import type { ListFacts } from './list-facts.js';

/** A mechanism that may have made lists, and the ways in which it makes such lists, with the numbers that were read off them. */
export interface Suspected extends Omit<ListMechanism, 'id'> {
  /** Empty where the mechanism accounts for every item, or claims nothing of how the list was made. */
  readonly makers: readonly Maker[];
  /** The lists that those made must look like, where they are not the lists given. */
  readonly of?: Pick<ListFacts, 'head' | 'n' | 'others'>;
}

/** A way of shuffling lists badly. One file in `src/wings/lists/mechanisms/` exports exactly one. */
export interface Mechanism extends Entry {
  /**
   * The scope. 'order': it makes the order of one list; of several that fit, only the one of the highest rank is named, since what else fits follows
   * from it. 'lists': it says how several lists depend on each other.
   */
  readonly makes: 'order' | 'lists';
  /**
   * The rank: mechanisms that explain more come first. One that fixes every item ranks above one that fixes blocks, and that above one that only
   * bounds how far items move.
   */
  readonly rank: number;
  /** Returns the mechanism with its numbers where traces of it are found; null where none are. It is named where lists made so look alike. */
  look(facts: ListFacts): Suspected | null;
  /** The rest of "Biased: …", at most 12 words, lower case, no full stop: 'a shuffle buffer of 1,024 of 50,000 items made this order'. */
  headline(found: ListMechanism, n: number): string;
  /** Says in whole sentences how such a list is made, and what to do instead. */
  sentences(found: ListMechanism, n: number): readonly string[];
}
