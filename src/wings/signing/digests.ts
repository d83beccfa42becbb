import type { AnyRecord } from '../../core/record/record.js';
import type { ChallengeSource, SeedFrom } from '../../core/record/seed-from.js';
import { canonical } from '../../engine/record/canonical.js';
import { subjectDigest } from '../../engine/record/subject-digest.js';
import { encodePath } from '../../engine/seeds/seed-path.js';
import { sha256Hex } from './encoding.js';
import type { NamedRound } from './named-round.js';

/** The source of a seed, as far as it is known before the seed is: never the signature of a round. */
export type NamedSource = ChallengeSource | NamedRound;

/** The digests fixed before a seed is: 64 hex digits each. */
export type Fixed = Pick<SeedFrom, 'subject' | 'plan'>;

/** Returns the SHA-256 of a plan as canonical JSON, without its seed: what an audit sets out to do before anybody knows what it will deal. */
export function planDigest(plan: object): string {
  return sha256Hex(canonical({ ...plan, seed: undefined }));
}

/** Returns both for a record; the subject's is null where the record has none, as for a calibration. */
export function digestsOf({ core }: Pick<AnyRecord, 'core'>): { readonly plan: string; readonly subject: string | null } {
  return { plan: planDigest(core.plan), subject: 'subject' in core ? subjectDigest(core.subject) : null };
}

/**
 * Returns the bytes that a seed is fixed by: subject, plan, and the source of the seed. The source's steps are told apart by their lengths, so that
 * no two lists of them give the same bytes.
 */
export function commitment({ plan, subject }: Fixed, source: NamedSource): Uint8Array {
  return encodePath([['scheme', 'shuffle-audit/commitment/1'], ['subject', subject], ['plan', plan], ...namedBefore(source)]);
}

function namedBefore(source: NamedSource): readonly (readonly [string, string | bigint])[] {
  return source.kind === 'challenge'
    ? [['challenge', source.text]]
    : [
        ['chain', source.chain],
        ['round', BigInt(source.round)],
      ];
}
