import { AuditError } from '../../core/errors.js';
import type { ReferenceNull } from '../../core/record/declared-null.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import type { Subject } from '../../core/subject/subject.js';
import { pairWithReference } from '../../engine/subject/pair-with-reference.js';
import { checkHeld, spaceUnder, uniformUnderNull } from '../../engine/subject/uniform-under-null.js';
import { kindOf } from '../../kinds/index.js';
import type { SomeAsked } from '../options/shared.js';
import { nullOf } from './null-of.js';
import { openRequested, requestOf, type SubjectRequest } from './open-subject.js';

type NullAsked = SomeAsked<'null' | 'isolation' | 'timeout'>;

/** The null that `--null` declares, ready to apply. */
export interface ReadNull {
  readonly declares: boolean;
  /** Applies the null to a subject. Throws E_USAGE if it has no meaning for what is dealt, and rethrows what opening a reference throws. */
  subject<Kind extends Subject>(subject: Kind): Promise<Kind>;
  /** Applies the null to the space of such deals, without a subject. */
  space(space: OutcomeSpace): Promise<OutcomeSpace>;
}

/** Reads `--null`; resolves a reference from `cwd`. Throws E_USAGE, E_UNKNOWN_ID, E_INPUT_MISSING. */
export function readNull(asked: NullAsked, cwd: string = process.cwd()): ReadNull {
  const named = nullOf(asked.null);
  if (named && 'reference' in named) return beside(referenceOf(named.reference, asked, cwd));
  const law = named?.law;
  return {
    declares: named !== null,
    subject: (subject) => Promise.resolve(uniformUnderNull(subject, law)),
    space: (space) => Promise.resolve(spaceUnder(space, law)),
  };
}

function beside(request: SubjectRequest): ReadNull {
  const open = async (n: number): Promise<{ readonly reference: Subject; readonly declared: ReferenceNull }> => {
    const reference = await openRequested(request, n);
    const { source } = reference.origin;
    if (!reference.replayable || (source.kind !== 'built-in' && source.kind !== 'module' && source.kind !== 'npm'))
      throw new AuditError('E_USAGE', `a reference must deal the same again from a seed, got ${reference.id}`, {
        hint: 'a function that draws from Math.random, or a built-in shuffle',
      });
    return { reference, declared: { kind: 'reference', source } };
  };
  return {
    declares: true,
    async subject(subject) {
      checkHeld(subject.space, 'reference');
      const { declared, reference } = await open(subject.space.cards);
      return pairWithReference(subject, reference, declared);
    },
    async space(space) {
      checkHeld(space, 'reference');
      const { declared, reference } = await open(space.cards);
      reference.close?.();
      return spaceUnder(space, declared);
    },
  };
}

/** Returns the subject of a reference: a built-in shuffle, or a function with the requested limits. */
function referenceOf(text: string, { isolation, timeout }: NullAsked, cwd: string): SubjectRequest {
  const request = requestOf(text, { ...(isolation && { isolation }), ...(timeout !== undefined && { timeout }), given: new Map() });
  if ('source' in request || !kindOf(request.outcome).besideReference)
    throw new AuditError('E_USAGE', `--null reference must be a shuffle of whole decks, got "${text}"`, {
      hint: './uniform.js, npm:lodash#shuffle or fisher-yates',
    });
  return 'cwd' in request ? { ...request, cwd } : request;
}
