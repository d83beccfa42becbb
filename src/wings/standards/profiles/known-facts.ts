import type { EvidenceCore } from '../../../core/record/evidence.js';
import { isBuiltIn, type Origin } from '../../../core/record/origin.js';
import type { EvidenceGap } from '../../../core/record/profile.js';
import { partsOf } from '../../../engine/subject/parts-of.js';
import { startsAlike } from '../../../kinds/groups/starts-alike.js';
import { prngs } from '../../../parts/catalogues.js';
import { type Pipeline, startBits } from '../../../parts/pipeline.js';
import type { Fact } from './finding.js';

/** With fewer starts than 2 to this, all of them can be tried, and two of them come to be the same. */
const SEARCHABLE_BITS = 64;
/** A generator that gives fewer numbers than 2 to this comes to its end in use. */
const DRAWN_BITS = 48;

/** What each fact refutes of what a clause may ask for beside its tests. */
const REFUTES: Readonly<Record<Fact['by'], readonly EvidenceGap[]>> = {
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

/** The first known fact that refutes what a clause asks for beside its tests; null where none does. Pure. */
export function refutation(facts: readonly Fact[], beyond: readonly EvidenceGap[]): Fact | null {
  return facts.find(({ by }) => REFUTES[by].some((refuted) => beyond.includes(refuted))) ?? null;
}

/** What is known of a subject beside its deals. Throws E_UNKNOWN_ID for parts that do not exist. */
export function knownFacts({ reach, subject: { origin } }: Pick<EvidenceCore, 'reach' | 'subject'>): readonly Fact[] {
  if (!isBuiltIn(origin)) return startsAlike(origin) ? [{ by: 'starts' }] : isEngines(origin) ? [{ by: 'engine' }] : [];
  return factsOfParts(partsOf(origin), reach?.orderBits ?? 0);
}

/** What the catalogue declares of a generator and its seeding that a standard may ask about; `orderBits` is log2 of the possible deals. */
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

/** Whether a subject's generator is known to be cryptographically strong, with starts enough: without that no test shows that outcomes cannot be foretold. */
export function isKnownSecure({ reach, subject: { origin } }: Pick<EvidenceCore, 'reach' | 'subject'>): boolean {
  return isBuiltIn(origin) && partsOf(origin).prng.secure === true && (reach === null || reach.bits >= reach.orderBits);
}

/** Whether a function's numbers are those of its engine when it is not audited: it drew what stood in place of `Math.random`, and was handed none. */
function isEngines({ source }: Origin): boolean {
  return 'call' in source && source.randomness === 'injected' && !source.call.random;
}

/** A strong generator of the catalogue with starts enough, as fast as there is, one that can be dealt again first; none where the seeding would have to change too. */
function instead({ seeding }: Pick<Pipeline, 'seeding'>, orderBits: number): { readonly instead?: string } {
  if (seeding.kind === 'every-deal' || seeding.ownStart) return {};
  const enough = prngs.all.filter((prng) => prng.secure === true && startBits({ prng, seeding }) >= orderBits);
  const found = enough.find(({ kernel }) => kernel !== undefined) ?? enough.find(({ live }) => !live) ?? enough[0];
  return found ? { instead: found.id } : {};
}
