import type { EvidenceCore } from '../../../core/record/evidence.js';
import { isBuiltIn, type Origin } from '../../../core/record/origin.js';
import type { EvidenceGap } from '../../../core/record/profile.js';
import { partsOf } from '../../../engine/subject/parts-of.js';
import { startsAlike } from '../../../kinds/groups/starts-alike.js';
import { prngs } from '../../../parts/catalogues.js';
import { type Pipeline, startBits } from '../../../parts/pipeline.js';
import type { Fact } from './finding.js';

/** The log2 of the number of starts below which all can be tried, and two of them eventually coincide. */
const SEARCHABLE_BITS = 64;
/** The log2 of the number of outputs below which a generator runs out in use. */
const DRAWN_BITS = 48;

/** The demands beside the tests that each fact refutes. */
const REFUTES: Readonly<Record<Fact['by'], readonly EvidenceGap[]>> = {
  foretold: ['cryptographic-strength', 'unpredictability'],
  weak: ['cryptographic-strength', 'unpredictability'],
  engine: ['cryptographic-strength', 'unpredictability'],
  clock: ['unpredictability', 'clock-seed', 'seed-secrecy'],
  counter: ['unpredictability', 'seed-control', 'seed-secrecy'],
  fixed: ['unpredictability', 'seed-control', 'seed-secrecy', 'instances'],
  starts: ['unpredictability', 'seed-control', 'seed-secrecy', 'instances'],
  'few-starts': ['unpredictability', 'seed-secrecy', 'instances'],
  states: ['reachability'],
  period: ['instances'],
  restarts: ['background-cycling'],
};

/** Returns the first known fact that refutes what a clause asks for beside its tests; null where none does. Pure. */
export function refutation(facts: readonly Fact[], beyond: readonly EvidenceGap[]): Fact | null {
  return facts.find(({ by }) => REFUTES[by].some((refuted) => beyond.includes(refuted))) ?? null;
}

/** Returns the facts known of a subject beside its deals. Throws E_UNKNOWN_ID for parts that do not exist. */
export function knownFacts({ reach, subject: { origin } }: Pick<EvidenceCore, 'reach' | 'subject'>): readonly Fact[] {
  if (!isBuiltIn(origin)) return startsAlike(origin) ? [{ by: 'starts' }] : isEngines(origin) ? [{ by: 'engine' }] : [];
  return factsOfParts(partsOf(origin), reach?.orderBits ?? 0);
}

/** Returns what the catalogue declares of a generator and its seeding that a standard may ask about; `orderBits` is log2 of the possible deals. */
export function factsOfParts(parts: Pick<Pipeline, 'prng' | 'seeding'>, orderBits: number): readonly Fact[] {
  const { prng, seeding } = parts;
  const { seedSource } = seeding;
  const bits = startBits(parts);
  const period = prng.period === null ? Number.POSITIVE_INFINITY : Math.log2(Number(prng.period));
  return [
    ...(prng.secure === false ? [{ by: 'weak', prng: prng.id, ...instead(parts, orderBits) } as const] : []),
    ...(seedSource === undefined || seedSource === 'random' ? [] : [{ by: seedSource, seeding: seeding.id } as const]),
    ...(bits < SEARCHABLE_BITS ? [{ by: 'few-starts', bits } as const] : []),
    ...(bits < orderBits ? [{ by: 'states', bits, orderBits, ...instead(parts, orderBits) } as const] : []),
    ...(period < DRAWN_BITS ? [{ by: 'period', bits: period } as const] : []),
    ...(seeding.kind === 'every-deal' ? [{ by: 'restarts', seeding: seeding.id } as const] : []),
  ];
}

/**
 * Says whether a subject's generator is known to be cryptographically strong, with enough starts: without that no test shows that outcomes are
 * unpredictable.
 */
export function isKnownSecure({ reach, subject: { origin } }: Pick<EvidenceCore, 'reach' | 'subject'>): boolean {
  return isBuiltIn(origin) && partsOf(origin).prng.secure === true && (reach === null || reach.bits >= reach.orderBits);
}

/** Says whether a function's numbers are those of its engine outside the audit: it drew from what replaced `Math.random`, and was handed no generator. */
function isEngines({ source }: Origin): boolean {
  return 'call' in source && source.randomness === 'injected' && !source.call.random;
}

/**
 * Returns a strong generator of the catalogue with enough starts: preferably a fast one, with a kernel, else one that can be dealt again. None where
 * the seeding would have to change too.
 */
function instead({ seeding }: Pick<Pipeline, 'seeding'>, orderBits: number): { readonly instead?: string } {
  if (seeding.kind === 'every-deal' || seeding.ownStart) return {};
  const enough = prngs.all.filter((prng) => prng.secure === true && startBits({ prng, seeding }) >= orderBits);
  const found = enough.find(({ kernel }) => kernel !== undefined) ?? enough.find(({ live }) => !live) ?? enough[0];
  return found ? { instead: found.id } : {};
}
