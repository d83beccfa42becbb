import type { Sealed } from './evidence.js';
import type { ProofVerdict } from './proof-verdict.js';

/** One board of a bench, solved. */
export interface BenchBoard {
  /** 1 to 100, as published. */
  readonly id: number;
  /** The length of a shortest path, as published. */
  readonly published: number;
  /** Moves of the path that was found. */
  readonly moves: number;
  /** Boards taken and expanded, in all rounds. */
  readonly expanded: number;
  /** Boards made, those cut off included, in all rounds. */
  readonly generated: number;
}

/** Which boards were solved, and how: ids of an algorithm and of a heuristic. */
export interface BenchPlan {
  readonly bench: 'korf-1985';
  readonly algorithm: string;
  readonly heuristic: string;
}

/** The digested part of the record of a bench: what comes out the same on every machine. */
export interface BenchCore {
  readonly kind: 'bench';
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  readonly plan: BenchPlan;
  readonly boards: readonly BenchBoard[];
  /** Holds where every length is the published one. */
  readonly verdict: ProofVerdict;
}

/** A bench, whole: lengths and boards inside the digest, `BenchCost` beside it in `run.bench`. */
export type Bench = Sealed<BenchCore>;
