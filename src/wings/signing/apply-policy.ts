import type { AnyRecord } from '../../core/record/record.js';
import { counted } from '../../core/words/counted.js';
import { fixed } from '../../core/words/numbers.js';
import type { Check } from '../../engine/verify/check.js';
import { isDealtAgain } from './dealt-again.js';
import { digestsOf } from './digests.js';
import { chainName } from './named-round.js';
import type { Signed } from './open-envelope.js';
import type { Policy } from './policy.js';

const DAY_MS = 86_400_000;
/** The milliseconds by which one clock may run ahead of another. */
const CLOCK_MS = 300_000;

/**
 * Returns the reasons why a policy refuses a record, a clause each, lower case without a full stop; empty where it does not. `signed` is null where
 * there is no signature; `now` is in milliseconds of Unix time.
 */
export function refusals(policy: Policy, record: AnyRecord, signed: Signed | null, now: number): readonly string[] {
  return [
    ...recordRefusals(policy, record, now),
    ...(signed === null ? unsignedRefusals(policy, record) : signatureRefusals(policy, signed, now)),
  ];
}

/** Checks the demands on the record, signed or not. */
function recordRefusals(policy: Policy, record: AnyRecord, now: number): readonly string[] {
  const { core, run } = record;
  const { plan, subject } = digestsOf(record);
  const days = (now - Date.parse(run.startedAt)) / DAY_MS;
  return [
    ...wanted('the subject', policy.subject, subject),
    ...wanted('the plan', policy.plan, plan),
    ...wanted('the challenge', policy.challenge, run.seedFrom?.kind === 'challenge' ? run.seedFrom.text : null),
    ...wanted('the beacon', policy.beacon, run.seedFrom?.kind === 'beacon' ? `${run.seedFrom.chain}:${run.seedFrom.round}` : null),
    ...(policy.seedOrigins && !(run.seedOrigin && policy.seedOrigins.includes(run.seedOrigin))
      ? [`the seed must be ${policy.seedOrigins.join(' or ')}, got ${run.seedOrigin ?? 'a record that does not say'}`]
      : []),
    ...ownSource(policy, run),
    ...(policy.oldestTool !== undefined && isOlder(core.tool.version, policy.oldestTool)
      ? [`the tool must be ${policy.oldestTool} or newer, got ${core.tool.version}`]
      : []),
    ...(policy.maximumAgeDays !== undefined && days > policy.maximumAgeDays
      ? [`the audit may be ${policy.maximumAgeDays} days old, got ${fixed(days, 1)}`]
      : []),
    ...(policy.maximumAgeDays !== undefined && days * DAY_MS < -CLOCK_MS
      ? [`the audit must have begun before now, got ${run.startedAt}, which is to come`]
      : []),
    ...(policy.mostEarlierRecords !== undefined && (run.earlierRecords ?? Infinity) > policy.mostEarlierRecords
      ? [`the folder may have held ${counted(policy.mostEarlierRecords, 'earlier record')}, got ${run.earlierRecords ?? 'no count'}`]
      : []),
    ...(policy.dealtAgain && !isDealtAgain(record) ? ['it must be dealt again, which its subject does not allow'] : []),
  ];
}

/**
 * Refuses a source that whoever made the record could have chosen, unless `seedOrigins` allows a given seed. To choose a challenge or a chain of
 * one's own is to choose the seed, which is then allowed.
 */
function ownSource({ beacon, challenge, seedOrigins }: Policy, { seedFrom }: AnyRecord['run']): readonly string[] {
  if (seedOrigins === undefined || seedOrigins.includes('given') || seedFrom === undefined) return [];
  if (seedFrom.kind === 'challenge')
    return challenge === undefined ? ['the challenge must be one that the policy names, which names none'] : [];
  return beacon === undefined && chainName(seedFrom.chain) === null
    ? [`the beacon must be of a drand chain or named by the policy, got chain ${seedFrom.chain}`]
    : [];
}

/**
 * Says what a policy leaves to whoever made the record: where it names the source of the seed, but not plan and subject, these could be varied until
 * one pleased. Null where it leaves nothing.
 */
export function openPoints({ beacon, challenge, plan, seedOrigins, subject }: Policy): Check | null {
  // Where a seed may be drawn or given, nobody needs to vary anything for one that pleases.
  const unchosen = seedOrigins?.every((origin) => origin === 'challenge' || origin === 'beacon') ?? false;
  const asks = unchosen || beacon !== undefined || challenge !== undefined;
  const open = Object.entries({ subject, plan }).flatMap(([name, digest]) => (digest === undefined ? [name] : []));
  if (!asks || open.length === 0) return null;
  return {
    id: 'policy',
    title: 'subject and plan were named before the seed was known',
    outcome: 'not done',
    differences: [],
    note: `the policy names no ${open.join(' and no ')}: ${open.length === 1 ? 'it' : 'either'} could have been varied until a seed pleased; run --announce prints both`,
  };
}

/**
 * Returns refusals that only a signature can settle: anybody could have written what a record alone says of its making. A seed that follows from its
 * source shows that.
 */
function unsignedRefusals(policy: Policy, { run }: AnyRecord): readonly string[] {
  const { maximumAgeDays, mostEarlierRecords, nonce, oldestTool, seedOrigins, signature, signed } = policy;
  const asked = {
    'the nonce': nonce,
    'a list of files': signed,
    'the version of the tool': oldestTool,
    'the source of the seed': run.seedFrom === undefined ? seedOrigins : undefined,
    'the time of the audit': maximumAgeDays,
    'the number of earlier records': mostEarlierRecords,
  };
  return [
    ...(signature === 'required' ? ['a signature must be there, got none'] : []),
    ...Object.entries(asked).flatMap(([what, wish]) => (wish === undefined ? [] : [`${what} must be signed, got no signature`])),
  ];
}

function signatureRefusals(policy: Policy, { key, statement: { predicate, subject } }: Signed, now: number): readonly string[] {
  const { nonce, notAfter, notBefore, signedAt } = predicate;
  const at = Date.parse(signedAt);
  const files = new Set(subject.map(({ digest }) => digest.sha256));
  return [
    ...wanted('the nonce', policy.nonce, nonce),
    ...(Date.parse(notBefore) > now + CLOCK_MS || at > now + CLOCK_MS
      ? [`the signature holds from ${later(signedAt, notBefore)} on, which is to come`]
      : []),
    ...(Date.parse(notAfter) < now ? [`the signature held until ${notAfter}`] : []),
    ...(at + CLOCK_MS < Date.parse(predicate.run.startedAt)
      ? [`the audit must be older than its signature of ${signedAt}, got ${predicate.run.startedAt}`]
      : []),
    ...(key.from !== undefined && at < Date.parse(key.from)
      ? [`the key of ${key.name} may sign from ${key.from} on, got ${signedAt}`]
      : []),
    ...(key.until !== undefined && at > Date.parse(key.until)
      ? [`the key of ${key.name} may sign until ${key.until}, got ${signedAt}`]
      : []),
    ...(policy.signed ?? [])
      .filter(({ sha256 }) => !files.has(sha256))
      .map(({ name, sha256 }) => `${name} must be among the files signed, as ${sha256}, got none of that digest`),
  ];
}

function wanted(what: string, asked: string | undefined, got: string | null): readonly string[] {
  return asked === undefined || asked === got ? [] : [`${what} must be ${asked}, got ${got ?? 'none'}`];
}

function later(a: string, b: string): string {
  return Date.parse(a) > Date.parse(b) ? a : b;
}

/** Says whether version `got` comes before `least`, or is none: a prerelease after a hyphen comes before its number, as in npm. */
function isOlder(got: string, least: string): boolean {
  const [, number, pre] = /^(\d{1,6}\.\d{1,6}\.\d{1,6})(-.*)?$/.exec(got) ?? [];
  if (number === undefined) return true;
  const need = least.split('.').map(Number);
  const have = number.split('.').map(Number);
  const at = have.findIndex((part, k) => part !== need[k]);
  return at < 0 ? pre !== undefined : (have[at] ?? 0) < (need[at] ?? 0);
}
