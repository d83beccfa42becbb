import type { Sealed } from './evidence.js';
import type { FunctionProbe } from './function-probe.js';
import type { FunctionSource } from './function-source.js';
import type { BuiltInSource, Origin } from './origin.js';
import type { DeckOutcome, Outcome } from './outcome.js';
import type { ProofScope } from './proof-scope.js';
import type { ProofVerdict } from './proof-verdict.js';
import type { FractionText, LawExample, LawMethod, WholeText } from './proved-law.js';
import type { RecordedClaim } from './recorded-claim.js';

/** Outcomes that are no whole decks: their law is proved at the one size that was asked for. */
export type SizedOutcome = Exclude<Outcome, DeckOutcome>;

/** Code that makes such outcomes when it is asked to. */
export type OutcomeOrigin = Origin<BuiltInSource | FunctionSource, SizedOutcome>;

/** An outcome, its exact chance in its situation, and the chance that an even maker gives it: 0/1 where that one never makes it. */
export interface OutcomeChance {
  readonly cells: readonly number[];
  readonly probability: FractionText;
  readonly even: FractionText;
}

/** An outcome with choices that lead to it: those of one leaf, the first in the tree's order; null where none does, or none was found. */
export interface OutcomeExample extends OutcomeChance, Pick<LawExample, 'choices'> {}

/** The law in one situation. Every outcome but a move has one situation only, in which nothing is given. */
export interface ProvedSituation {
  /** What its maker was given: the piles before a move. Empty for other outcomes. */
  readonly given: readonly number[];
  /** Outcomes that an even maker makes, and how many of these come. */
  readonly outcomes: WholeText;
  readonly reached: WholeText;
  /** Outcomes that come although an even maker never makes them, and their probability together. */
  readonly strays: WholeText;
  readonly astray: FractionText;
  /** Of the outcomes that an even maker makes. */
  readonly least: FractionText;
  readonly greatest: FractionText;
  /** ½ Σ |p − even p| over all outcomes. */
  readonly totalVariation: FractionText;
  /** Every outcome of the situation; null where there are more than 64. */
  readonly chances: readonly OutcomeChance[] | null;
}

/** The exact law of the outcomes of one size, against the even one. */
export interface ProvedOutcomes {
  readonly method: LawMethod;
  /** Whether every outcome has the chance that an even maker gives it, in every situation. */
  readonly uniform: boolean;
  /** Situations looked at, each by itself, and how many of them are uneven. */
  readonly situations: number;
  readonly uneven: number;
  /** The situation with the largest total variation, the first of those. */
  readonly worst: ProvedSituation;
  /** By outcome, its cells joined by spaces: its chance in its situation, of outcomes that never come too. Null where there are more than 40,320. */
  readonly probabilities: Readonly<Record<string, FractionText>> | null;
  /** Of the worst situation, the outcome that is furthest above its even chance and the one furthest below; null where all is even. */
  readonly counterexample: { readonly often: OutcomeExample; readonly seldom: OutcomeExample } | null;
}

/** The digested part of the record of such a proof. */
export interface OutcomeProofCore {
  readonly kind: 'outcome-proof';
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  /** Cards of the deck for a hand, else the cells of an outcome; a tree with more leaves is not walked. */
  readonly plan: { readonly n: number; readonly mostLeaves: number };
  readonly subject: { readonly id: string; readonly origin: OutcomeOrigin; readonly replay: 'exact' };
  readonly claims: readonly RecordedClaim[];
  readonly law: ProvedOutcomes;
  /** Whether the proof assumes no more than ideal choices; else ideal words. */
  readonly ideal: boolean;
  /** What was found of a function; null for built-in makers. */
  readonly probe: FunctionProbe | null;
  /** What the proof covers and what it does not. */
  readonly scope: readonly ProofScope[];
  readonly verdict: ProofVerdict;
}

/** A proof about hands, boards, deals or moves of one subject, whole. */
export type OutcomeProof = Sealed<OutcomeProofCore>;
