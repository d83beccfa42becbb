import type { Finding } from './claim.js';
import type { ClaimsPlan } from './claims-plan.js';
import type { Sealed } from './evidence.js';
import type { FunctionProbe } from './function-probe.js';
import type { FunctionSource } from './function-source.js';
import type { BuiltInSource, Origin } from './origin.js';
import type { DeckOutcome } from './outcome.js';
import type { TapeSource } from './program-source.js';
import type { ProofScope } from './proof-scope.js';
import type { ProofVerdict } from './proof-verdict.js';
import type { ProvedDeck, ProvedDraws } from './proved-deck.js';
import type { ProvedLaw } from './proved-law.js';
import type { RecordedClaim } from './recorded-claim.js';
import type { TapeProbe } from './tape-probe.js';

/** What a proof can be about: code that makes whole decks when it is asked to, with numbers of ours. */
export type ProvableOrigin = Origin<BuiltInSource | FunctionSource | TapeSource, DeckOutcome>;

/** What a proof was asked for, fixed before it starts. */
export interface ProofPlan {
  /** The number of cards asked for. */
  readonly n: number;
  /** Every number of cards for which something was worked out, rising; the verdict is about these and no others. */
  readonly sizes: readonly number[];
  /** Cards of the deck whose position law and draws are worked out beside that; null where there is none. */
  readonly deck: number | null;
  /** A choice tree with more leaves than this is not walked. */
  readonly mostLeaves: number;
}

/** What was proved, in full. */
export interface ProofFacts {
  /** Whether every choice of every deck looked at is exactly even: the proof assumes no more than ideal words, and so says "ideal choices". */
  readonly ideal: boolean;
  readonly laws: readonly ProvedLaw[];
  /** Null where every draw is ideal by assumption (a function), or for a shuffle without a plan of its draws. */
  readonly draws: ProvedDraws | null;
  readonly deck: ProvedDeck | null;
  /** By number of cards; null for built-in subjects and programs. */
  readonly probes: readonly (FunctionProbe & { readonly n: number })[] | null;
  /** By number of cards, for a program that was dealt on a tape; absent for everything else. */
  readonly tapes?: readonly TapeProbe[];
  /** What the proof covers and what it does not. */
  readonly scope: readonly ProofScope[];
}

/** A claim of the catalogue with what became of its sabotaged twin, which must fail. */
export interface ClaimWithTwin extends RecordedClaim {
  readonly twin: Finding;
}

/** The digested part of a proof's record. */
export interface ProofCore {
  readonly kind: 'proof';
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  readonly plan: ProofPlan;
  readonly subject: { readonly id: string; readonly origin: ProvableOrigin; readonly replay: 'exact' };
  /** One for every size: `uniform/5`. */
  readonly claims: readonly RecordedClaim[];
  readonly proof: ProofFacts;
  readonly verdict: ProofVerdict;
}

/** The digested part of a record of claims: of the catalogue of shuffles, or of a game. */
export interface ClaimsCore {
  readonly kind: 'claims';
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  readonly plan: ClaimsPlan;
  readonly claims: readonly ClaimWithTwin[];
  /** The ids of those that have no meaning on the grid or board that was asked about; absent where none was. */
  readonly leftOut?: readonly string[];
  readonly verdict: ProofVerdict;
}

/** A proof about one subject, whole. */
export type Proof = Sealed<ProofCore>;
/** A family of claims checked, whole. */
export type ClaimsProof = Sealed<ClaimsCore>;
