import { AuditError } from '../../core/errors.js';
import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { OutcomeProofCore, SizedOutcome } from '../../core/record/outcome-proof.js';
import { drawLaws } from '../../exact/draw-laws.js';
import { MOST_LEAVES } from '../../exact/exact-law.js';
import { checkOutcomes, proveOutcomes } from '../../exact/outcomes/prove-outcomes.js';
import { wordRange } from '../../parts/pipeline.js';
import { originIdentity } from '../subject/origin-identity.js';
import { partsOf } from '../subject/parts-of.js';
import { checkFit } from '../subject/pipeline.js';
import { spaceOf } from '../subject/space-of.js';
import { outcomeClaim, outcomeScope, proofOf } from './outcome-claim.js';
import { idealScope } from './pipeline-scope.js';

/**
 * Proves what outcomes a built-in maker makes, from its parts alone: the exact chance of each, of hands of `n` cards. Words are ideal; the generator
 * is not examined. Throws E_USAGE if that is out of reach, and for sizes that do not exist: never samples.
 */
export function proveBuiltInOutcomes(version: string, origin: Origin<BuiltInSource, SizedOutcome>, cards: number): OutcomeProofCore {
  const { outcome, source } = origin;
  const { cards: n, unordered = false, width } = spaceOf(origin, cards);
  const parts = partsOf(origin);
  checkFit(parts, n);
  const { bounded, shuffle } = parts;
  const range = wordRange(parts);
  const draws = drawLaws(bounded, range).of;
  const proof = proofOf(outcome);
  const { id } = originIdentity(origin);
  const bounds = new Set<number>();
  // Which bounds a maker asks for is known once its tree was walked.
  const met = (bound: number): ReturnType<typeof draws> => {
    bounds.add(bound);
    return draws(bound);
  };
  const law = named(id, () => {
    const even = proof.even(outcome, n);
    checkOutcomes(even);
    return proveOutcomes({ shuffle, cells: n, width, unordered }, met, even, proof.law?.(source.maker, outcome, n, met) ?? null);
  });
  const ideal = [...bounds].every((bound) => bound < 2 || draws(bound) === 'uniform');
  return {
    kind: 'outcome-proof',
    tool: { name: 'shuffle-audit', version },
    plan: { n, mostLeaves: MOST_LEAVES },
    subject: { id, origin, replay: 'exact' },
    ...outcomeClaim(outcome, law),
    law,
    ideal,
    probe: null,
    scope: [idealScope(ideal, range), ...outcomeScope(outcome), { on: 'randomness' }, ...(proof.beside?.(shuffle) ?? [])],
  };
}

/** Rethrows an error with the subject's id in front. */
function named<Law>(id: string, prove: () => Law): Law {
  try {
    return prove();
  } catch (error) {
    if (!(error instanceof AuditError) || error.code !== 'E_USAGE') throw error;
    throw new AuditError('E_USAGE', `${id}: ${error.message}`, {
      hint: error.hint ?? 'ask for a smaller size: a proof never samples',
      cause: error,
    });
  }
}
