import type { ErrorCode } from '../core/errors.js';
import type { BuiltInSource, Origin } from '../core/origin.js';
import type { DeckOutcome } from '../core/outcome.js';
import type { ClaimsCore, ProofCore } from '../core/proof.js';
import type { ProofWish } from '../engine/prove/prove-pipeline.js';

/** What the thread is to prove: a built-in subject, or the claims of the catalogue. */
export type ProofTask =
  | { readonly kind: 'pipeline'; readonly origin: Origin<BuiltInSource, DeckOutcome>; readonly wish: Omit<ProofWish, 'onProgress'> }
  | { readonly kind: 'claims'; readonly n: number };

/** What the thread tells. */
export type FromProof =
  | { readonly kind: 'at'; readonly what: string }
  | { readonly kind: 'proved'; readonly core: ProofCore | ClaimsCore }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly message: string; readonly hint?: string };
