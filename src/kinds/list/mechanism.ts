import type { Entry } from '../../core/catalogue.js';
import type { ListMechanism } from '../../core/one-list.js';

/** What a mechanism is looked for in. */
export interface ListFacts {
  readonly n: number;
  readonly lists: number;
  /** The counts of every statistic that ran, by its id. */
  readonly counts: ReadonlyMap<string, ArrayLike<number>>;
  /** The most places that an item of any list stands before where it was. */
  readonly lead: number;
  /** The first items of the first list, in order: all of them up to 2^22. */
  readonly head: Uint32Array;
}

/** A way in which lists are shuffled badly. One file in `src/kinds/list/mechanisms/` exports exactly one. */
export interface Mechanism extends Entry {
  /** Those that explain more come first: of several that fit, the one of the highest rank leads. */
  readonly rank: number;
  /** The mechanism with its numbers where it fits what was found, with less doubt than one in a million; null where it does not. */
  look(facts: ListFacts): Omit<ListMechanism, 'id'> | null;
  /** The rest of "Biased: …", lower case, no full stop: 'the shuffle buffer holds 1,024 items'. */
  headline(found: ListMechanism, n: number): string;
  /** How such a list is made, and what would do: whole sentences. */
  sentences(found: ListMechanism, n: number): readonly string[];
}
