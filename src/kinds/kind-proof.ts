import type { ProofScope } from '../core/record/proof-scope.js';
import type { EvenLaw } from '../core/subject/even-law.js';
import type { Outcome } from '../core/subject/outcome.js';
import type { Shuffle } from '../core/subject/shuffle.js';
import type { DrawLaws } from '../exact/draw-laws.js';
import type { FoundLaw } from '../exact/outcomes/prove-outcomes.js';

/** What a proof of a kind's outcomes goes by: what even is, what is known of makers without walking their trees, and the words of its statements. */
export interface KindProof<What extends Outcome = Outcome> {
  /** Every outcome with the share that an even maker gives it; `n` is the number of cards of a deck. */
  even(outcome: What, n: number): EvenLaw;
  /**
   * The exact law of a built-in maker by another way than its choice tree; null where there is none, or where the tree is small enough. Its choices
   * follow `draws`. Throws E_USAGE for sizes whose law is too large.
   */
  law?(maker: string, outcome: What, n: number, draws: DrawLaws): FoundLaw | null;
  /** One outcome: `board`. */
  readonly one: string;
  /** What stands before one that is told: `the board `; nothing where it is a phrase by itself. */
  readonly called: string;
  /** What its maker does with one, and what is done with it: `makes`, `made`. */
  readonly does: string;
  readonly done: string;
  /** The outcomes with their size, without a number before them, as the kind's page calls them: `boards of a 2 × 2 puzzle`. */
  all(outcome: What, n: number): string;
  /** Of those, the ones that an even maker makes: `solvable boards of a 2 × 2 puzzle`. */
  due(outcome: What, n: number): string;
  /** What those are that an even maker never makes, in the plural: `boards that cannot be solved`. */
  strays(outcome: What): string;
  /** The situations that are looked at one by one, in the plural, and what is left out; absent where nothing is given. */
  situations?(outcome: What): { readonly all: string; readonly leftOut: string };
  /** What a function was handed, and what of that a proof takes for granted: a whole sentence. */
  readonly handed: string;
  /** What else a proof of a built-in maker rests on; nothing where absent. */
  beside?(maker: Shuffle): readonly ProofScope[];
  /** One outcome in a line of text, without its situation. */
  told(cells: readonly number[], outcome: What): string;
}
