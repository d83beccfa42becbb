import type { ErrorCode } from '../core/errors.js';
import type { GameClaimsPlan } from '../core/record/claims-plan.js';
import type { BuiltInSource, Origin } from '../core/record/origin.js';
import type { OutcomeProofCore, SizedOutcome } from '../core/record/outcome-proof.js';
import type { ClaimsCore, ProofCore } from '../core/record/proof.js';
import type { DeckOutcome } from '../core/subject/outcome.js';
import type { ProofWish } from '../engine/prove/prove-pipeline.js';

/** A proof for the thread: a built-in subject of whole decks or of other outcomes, or the claims of the catalogue or about a game. */
export type ProofTask =
  | { readonly kind: 'pipeline'; readonly origin: Origin<BuiltInSource, DeckOutcome>; readonly wish: Omit<ProofWish, 'onProgress'> }
  | { readonly kind: 'outcomes'; readonly origin: Origin<BuiltInSource, SizedOutcome>; readonly n: number }
  | { readonly kind: 'claims'; readonly n: number }
  | { readonly kind: 'game-claims'; readonly plan: GameClaimsPlan };

export type ProvedCore = ProofCore | OutcomeProofCore | ClaimsCore;

export type ProofMessage =
  | { readonly kind: 'at'; readonly what: string }
  | { readonly kind: 'proved'; readonly core: ProvedCore }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly message: string; readonly hint?: string };
