import type { Guard, KnownLaw, Landmark, Reach } from './by-law-schema.js';
import type { RecordedClaim } from './recorded-claim.js';

export type { Guard, KnownLaw, Landmark, Reach } from './by-law-schema.js';

/** The guards that do not hold for the sample that the verdict rests on: its deals are copies of one another. */
export function brokenGuards(guards: readonly Guard[]): readonly Guard[] {
  return guards.filter(({ holds, id }) => !holds && !isFresh(id));
}

/** The guards that do not hold for a fresh sample: doubtful rows cannot be looked at again. */
export function brokenFreshGuards(guards: readonly Guard[]): readonly Guard[] {
  return guards.filter(({ holds, id }) => !holds && isFresh(id));
}

/** Whether a guard is about the fresh sample. */
export function isFresh(id: Guard['id']): boolean {
  return id === 'fresh-period' || id === 'fresh-overlap';
}

/** What a subject's parts say before a single deal. */
export interface LawFacts {
  readonly known: KnownLaw | null;
  /** True where the same plan never gives the same deals again, so that a fresh sample does not speak for what changed during the first. */
  readonly once?: boolean;
  /** True where every process that was started dealt the same first decks: what starts anew deals copies, whatever one process does. */
  readonly startsAlike?: boolean;
  /** True where a function leaves decks of other cards than the numbers from 0 on in order. */
  readonly keepsCards?: boolean;
  /** Of a program that deals alike after every start and may have been told its seed: the argument that may be it. */
  readonly told?: string;
  /** How far from even the boards of a walk are after 0, 1, 2, … moves, as total variations; absent where that is not worked out. */
  readonly walk?: readonly number[];
  /** What is settled case by case, beside the law; absent where there is nothing. */
  readonly claims?: readonly RecordedClaim[];
  readonly landmarks: readonly Landmark[];
  readonly guards: readonly Guard[];
  /** Null for code that we cannot see into, and where the generator's state is not known. */
  readonly reach: Reach | null;
}
