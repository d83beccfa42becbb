import type { Guard, KnownLaw, Landmark, Reach } from './by-law-schema.js';
import type { RecordedClaim } from './recorded-claim.js';

export type { Guard, KnownLaw, Landmark, Reach } from './by-law-schema.js';

/** Returns the failed guards of the sample that the verdict rests on: its deals are copies of one another. */
export function brokenGuards(guards: readonly Guard[]): readonly Guard[] {
  return guards.filter(({ holds, id }) => !holds && !isFresh(id));
}

/** Returns the failed guards of a fresh sample: doubtful rows cannot be looked at again. */
export function brokenFreshGuards(guards: readonly Guard[]): readonly Guard[] {
  return guards.filter(({ holds, id }) => !holds && isFresh(id));
}

export function isFresh(id: Guard['id']): boolean {
  return id === 'fresh-period' || id === 'fresh-overlap';
}

/** Facts that follow from a subject's parts before a single deal. */
export interface LawFacts {
  readonly known: KnownLaw | null;
  /** True if the same plan never gives the same deals again, so that a fresh sample cannot confirm changes during the first. */
  readonly once?: boolean;
  /** True if every process started dealt the same first decks: a restart deals copies, whatever one process does. */
  readonly startsAlike?: boolean;
  /** True if a function leaves decks in order when their cards are not the numbers from 0. */
  readonly keepsCards?: boolean;
  /** The argument that may be the seed of a program that deals the same after every start. */
  readonly told?: string;
  /** The total variation between the boards of a walk and the uniform law after 0, 1, 2, … moves; absent if not computed. */
  readonly walk?: readonly number[];
  /** Claims settled case by case, beside the law; absent if there are none. */
  readonly claims?: readonly RecordedClaim[];
  readonly landmarks: readonly Landmark[];
  readonly guards: readonly Guard[];
  /** Null for code that we cannot inspect, and if the generator's state is unknown. */
  readonly reach: Reach | null;
}
