import { startSealing } from '../../../cli/sealing.js';
import type { SubjectRequest } from '../../../cli/subject/open-subject.js';
import { AuditError } from '../../../core/errors.js';
import type { OutcomeProof } from '../../../core/outcome-proof.js';
import type { Proof } from '../../../core/proof.js';
import type { SealedText } from '../../../engine/record/sealed.js';
import { partsOf } from '../../../engine/subject/parts-of.js';
import { A_MINUTE, inAll, ProofTooLong } from '../../../host/prove/proof-forecast.js';
import { type ProofExtent, proveSubject } from '../../../host/prove/prove-origin.js';
import { proveOutcomes } from '../../../host/prove/prove-outcomes.js';
import { isSized } from '../../../kinds/is-sized.js';

/** Cards of a hand that is dealt of a small deck: not all of it. */
const SMALL_HAND = 2;

/** Proves for a minute at most. How long a proof would take hangs on the machine and is not told: what a row was refused for stands in the record. */
async function withinAMinute<Made>(prove: (extent: Pick<ProofExtent, 'onForecast'>) => Promise<Made>): Promise<Made> {
  try {
    return await prove({ onForecast: (sizes) => inAll(sizes).seconds <= A_MINUTE });
  } catch (error) {
    // Of a function it is told with the function's name.
    const cause = error instanceof AuditError && error.cause instanceof ProofTooLong ? error.cause : error;
    if (!(cause instanceof ProofTooLong)) throw error;
    throw new AuditError('E_UNPROVABLE', 'a survey gives a proof a minute, and this one takes longer', { cause: error });
  }
}

/**
 * Proves decks of 2 to `n` cards, or small hands of `n`, where numbers can be lent to what was asked for: a function, or a built-in shuffle of decks. Null of
 * anything else. One that is forecast to take more than a minute is refused.
 */
export function smallProof(request: SubjectRequest, n: number): (() => Promise<SealedText<Proof | OutcomeProof>>) | null {
  const sealing = startSealing();
  if (request.kind === 'built-in') {
    if (isSized(request.outcome)) return null;
    const parts = partsOf(request.origin);
    return async () => sealing.seal(await withinAMinute((extent) => proveSubject({ kind: 'pipeline', parts }, { n, ...extent })), 1);
  }
  if (request.kind !== 'module' && request.kind !== 'npm') return null;
  const { outcome } = request;
  if (!isSized(outcome)) return async () => sealing.seal(await withinAMinute((extent) => proveSubject(request, { n, ...extent })), 1);
  if (!('seen' in outcome)) return null;
  const small = { ...outcome, seen: Math.min(outcome.seen, SMALL_HAND) };
  return async () => sealing.seal(await withinAMinute((extent) => proveOutcomes({ ...request, outcome: small }, { n, ...extent })), 1);
}
