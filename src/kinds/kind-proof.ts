import type { ProofScope } from '../core/record/proof-scope.js';
import type { EvenLaw } from '../core/subject/even-law.js';
import type { Outcome } from '../core/subject/outcome.js';
import type { Shuffle } from '../core/subject/shuffle.js';
import type { DrawLaws } from '../exact/draw-laws.js';
import type { FoundLaw } from '../exact/outcomes/prove-outcomes.js';

/** The basis of a proof about a kind's outcomes: what even is, what is known of makers without walking their trees, and the words of its statements. */
export interface KindProof<What extends Outcome = Outcome> {
  /** Returns every outcome with the share that an even maker gives it; `n` is the number of cards of a deck. */
  even(outcome: What, n: number): EvenLaw;
  /**
   * Computes the exact law of a built-in maker without its choice tree; null where there is no such way, or where the tree is small enough. Its
   * choices follow `draws`. Throws E_USAGE for sizes whose law is too large.
   */
  law?(maker: string, outcome: What, n: number, draws: DrawLaws): FoundLaw | null;
  /** The word for one outcome: `board`. */
  readonly one: string;
  /** The words before an outcome that is told: `the board `; nothing where it is a phrase by itself. */
  readonly called: string;
  /** The verb for what its maker does with one, and its participle: `makes`, `made`. */
  readonly does: string;
  readonly done: string;
  /** Names the outcomes with their size, without a number before them, as the kind's page calls them: `boards of a 2 × 2 puzzle`. */
  all(outcome: What, n: number): string;
  /** Names those of them that an even maker makes: `solvable boards of a 2 × 2 puzzle`. */
  due(outcome: What, n: number): string;
  /** Names those that an even maker never makes, in the plural: `boards that cannot be solved`. */
  strays(outcome: What): string;
  /** Names the situations that are looked at one by one, in the plural, and what is left out; absent where the maker is given none. */
  situations?(outcome: What): { readonly all: string; readonly leftOut: string };
  /** A sentence on what a function was given, and what of that a proof takes for granted. */
  readonly handed: string;
  /** Returns what else a proof of a built-in maker rests on; nothing where absent. */
  beside?(maker: Shuffle): readonly ProofScope[];
  /** Writes one outcome in a line of text, without its situation. */
  told(cells: readonly number[], outcome: What): string;
}
