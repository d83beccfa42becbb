import type { Reach } from './by-law.js';
import type { WholeText } from './proved-law.js';

/** One thing that a proof covers or does not. What stands elsewhere in its record is not repeated: the subject, the sizes, what was found of a function. */
export type ProofScope =
  /** What is taken to be ideal: each choice below a bound, each word below `range`, each number in [0, 1) or each answer of a tape. */
  | { readonly on: 'ideal-choices' }
  | { readonly on: 'ideal-words'; readonly range: WholeText }
  | { readonly on: 'ideal-numbers' }
  | { readonly on: 'ideal-answers' }
  /** Nothing is said of other sizes than those that were worked out. */
  | { readonly on: 'sizes' }
  /** Of the whole deck nothing but draws or positions was worked out, or nothing since its `cards` need longer words. */
  | { readonly on: 'parts-alone' }
  | { readonly on: 'short-words'; readonly cards: number }
  /** More cards than the most of the sizes have too many choices. */
  | { readonly on: 'out-of-reach' }
  /** Situations in which nothing is even, such as positions that cannot be won, were left out. */
  | { readonly on: 'situations' }
  /** Where the numbers come from was not looked at. Of a generator that `reach`es fewer decks of `cards` cards than there are orders, how many. */
  | { readonly on: 'randomness' }
  | { readonly on: 'first-decks'; readonly cards: number; readonly reach: Reach }
  /** Code is known from outside: what a program says is taken as what it does; so many `deals` from everywhere held what was found on a grid, or in part. */
  | { readonly on: 'what-it-says' }
  | { readonly on: 'outside'; readonly deals: number }
  | { readonly on: 'grid-in-part' }
  | { readonly on: 'answers-in-parts'; readonly deals: number }
  | { readonly on: 'drawn-again' }
  | { readonly on: 'hidden-state' }
  | { readonly on: 'handed' }
  /** Whether every place where a number changes what is done is a simple fraction. */
  | { readonly on: 'fractions'; readonly simple: boolean }
  /** The sort, or all arithmetic, of what it was run with. */
  | { readonly on: 'sort' }
  | { readonly on: 'machine' };
