import type { OptionValues } from '../../cli/options/option.js';
import type { SomeAsked } from '../../cli/options/shared.js';
import type { Planned } from '../../cli/prepared.js';
import type { Seed } from '../../cli/seed/seed-of.js';
import { AuditError } from '../../core/errors.js';
import type { SeedFrom, SeedSource } from '../../core/record/seed-from.js';
import { subjectDigest } from '../../engine/record/subject-digest.js';
import { smallText } from '../../host/small-text.js';
import { deriveSeed } from './derive-seed.js';
import type { Fixed, NamedSource } from './digests.js';
import { planDigest } from './digests.js';
import { fetchCommand, namedRound } from './named-round.js';
import type { seedSources } from './options.js';

/** Options by which a seed follows from what its user cannot choose. */
const SOURCES = ['challenge', 'beacon'] as const;

const MOST_CHARACTERS = 1024;

type SourceAsked = OptionValues<Omit<typeof seedSources, 'announce'>> & SomeAsked<'seed'>;

/**
 * Returns what the seed is to follow from, as far as the command line names it; null where no option says so. Throws E_USAGE beside a seed of one's
 * own.
 */
export function namedSourceOf(asked: SourceAsked): NamedSource | null {
  const [source, other] = SOURCES.filter((name) => asked[name] !== undefined);
  if (source === undefined) {
    if (asked.beaconFile !== undefined)
      throw new AuditError('E_USAGE', '--beacon-file needs --beacon, which names the chain and the round before it comes', {
        hint: 'such as: --beacon quicknet:25000000',
      });
    return null;
  }
  const beside = other ?? (asked.seed === undefined ? null : 'seed');
  if (beside !== null)
    throw new AuditError(
      'E_USAGE',
      `--${beside} cannot be used with --${source}: the seed follows from the ${source}, the subject and the plan`,
      {
        hint: `leave out --${beside}, or leave out --${source}`,
      },
    );
  return source === 'challenge' ? { kind: 'challenge', text: checkChallenge(asked.challenge ?? '') } : namedRound(asked.beacon ?? '');
}

/**
 * Checks a challenge as typed. Throws E_USAGE where it is empty, longer than 1,024 characters, or holds characters that a reader would not see or
 * that UTF-8 cannot hold.
 */
export function checkChallenge(text: string): string {
  const odd = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.exec(text);
  if (text.trim() !== text || text === '' || odd !== null || text.length > MOST_CHARACTERS)
    throw new AuditError(
      'E_USAGE',
      `--challenge must be 1 to ${MOST_CHARACTERS} visible characters without white space around them, got ${odd === null ? `"${text.slice(0, 40)}"` : 'a hidden character'}`,
      { hint: 'whoever will verify chooses it, such as a sentence of today’s newspaper, once subject and plan are named' },
    );
  return text;
}

/**
 * Returns the same with what has come of it since: the round in the file of `--beacon-file`, its signature checked. Throws E_USAGE without that file,
 * E_BEACON where it does not hold the round.
 */
export async function seedSourceOf(asked: SourceAsked): Promise<SeedSource | null> {
  const named = namedSourceOf(asked);
  if (named?.kind !== 'beacon') return named;
  const file = asked.beaconFile;
  if (file === undefined)
    throw new AuditError('E_USAGE', '--beacon needs --beacon-file, the round as its chain published it, got none', {
      hint: `once it has come: ${fetchCommand(named)}`,
    });
  const { readBeacon } = await import('./read-beacon.js');
  const source = readBeacon(smallText(file, 'E_BEACON'), file, named);
  const { roundFault } = await import('./beacon.js');
  const fault = roundFault(source);
  if (fault !== null) throw new AuditError('E_BEACON', `${file}: ${fault}`, { hint: `fetch it again: ${fetchCommand(named)}` });
  return source;
}

/** Returns the digests of an audit that are fixed before its seed is. */
export function fixedOf({ plan, subject: { id, origin, replayable } }: Planned): Fixed {
  return { subject: subjectDigest({ id, origin, replay: replayable ? 'exact' : 'none' }), plan: planDigest(plan) };
}

/** Throws E_USAGE for a subject whose deals do not follow from a derived seed: it could be dealt again until it pleases. */
export function needsReplay({ kind }: NamedSource, { id, replayable }: Planned['subject']): void {
  if (replayable) return;
  throw new AuditError('E_USAGE', `--${kind} needs deals that follow from the seed, got ${id}, which deals from a source of its own`, {
    hint: `leave out --${kind}; how often it was tried stands in the record as earlierRecords`,
  });
}

/** Derives the seed from `source` for what is planned. Throws E_USAGE as `needsReplay` does. */
export function derivedSeed(source: SeedSource, planned: Planned): Seed {
  needsReplay(source, planned.subject);
  const fixed = fixedOf(planned);
  const from: SeedFrom = { ...source, ...fixed };
  return { text: deriveSeed(source, fixed), origin: source.kind, kept: { seedOrigin: source.kind }, from };
}
