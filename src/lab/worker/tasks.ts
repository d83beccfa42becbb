import type { BoardShape, Outcome } from '../../core/subject/outcome.js';
import type { Play } from '../../games/nim/play.js';
import type { StretchLead } from '../../wings/lists/page/facts/leads.js';
import type { ListVerdict } from '../../wings/lists/record/one-list.js';
import type { Port } from '../sandbox/link.js';

/** A shuffle, what drives it, and how much of it is dealt. */
export interface DealtParts {
  /** An id of `list shuffle`, with its number where it takes one. */
  readonly shuffle: string;
  readonly prng: string;
  readonly bounded: string;
  readonly seeding: string;
  readonly n: number;
  /** The outcome dealt, whole decks where absent; `shuffle` is then its maker. */
  readonly outcome?: Outcome;
  readonly seed: string;
}

/** A sample dealt once: the counts of one statistic are reported at each of these numbers of deals, which rise. */
export interface Sampled {
  readonly seed: string;
  /** An id of `list statistic`: whose counts. */
  readonly statistic: string;
  readonly at: readonly number[];
}

/** A sample of a built-in shuffle. */
export interface CountAsked extends DealtParts, Sampled {}

/** A sample of a function of the learner's own. */
export interface OwnAsked extends Sampled {
  readonly n: number;
  /** The port on which its sandbox is asked for deals. */
  readonly port: Port;
}

export interface CountTold {
  readonly deals: number;
  readonly counts: readonly number[];
  /** The first row of the statistic, as an audit of `deals` deals has it; null where it takes no sample so small. `logP` is natural. */
  readonly test: { readonly value: number; readonly degrees: number; readonly logP: number } | null;
}

/** One deal of a sample, from 1. */
export interface DrawsAsked extends DealtParts {
  readonly trial: number;
}

/** The draws of the shuffle in that deal, from 0. */
export interface DrawsTold {
  readonly draws: readonly number[];
}

/** Many audits of one shuffle, each with a seed of its own, and each looked at after these numbers of deals, which rise. */
export interface AuditsAsked extends CountAsked {
  readonly audits: number;
}

/** The audits finished so far: the p-values of each, one for every look. */
export interface AuditsTold {
  readonly audits: readonly (readonly number[])[];
}

/** Games of Nim from these piles, by a player who moves at random and begins against one without a mistake, reported at these numbers of games. */
export interface MatchesAsked {
  readonly piles: readonly number[];
  readonly play: Play;
  readonly seed: string;
  readonly at: readonly number[];
}

/** The number of games the player without a mistake has won, and of all games. */
export interface MatchesTold {
  readonly games: number;
  readonly wins: number;
}

/** Searches of one board of the sliding puzzle to its usual goal, by the ids of the algorithms; `most` is the number of expansions whose depth is told. */
export interface SearchesAsked extends BoardShape {
  readonly cells: readonly number[];
  readonly by: readonly string[];
  readonly most: number;
}

export interface SearchesTold {
  readonly algorithm: string;
  readonly expanded: number;
  readonly generated: number;
  readonly kept: number;
  /** The moves of the path that it found; null where there is none. */
  readonly moves: number | null;
  readonly depths: readonly number[];
}

/** A scrambler that makes random moves, with their number. */
export interface WalksAsked extends BoardShape {
  readonly maker: string;
}

/** The exact chance of every depth of the board that it makes. */
export interface WalksTold {
  readonly chances: readonly number[];
}

/** One shuffle of a list by a buffer of `buffer` items, all of them where it holds the list, audited as `order` audits it. */
export interface ListAsked {
  readonly n: number;
  readonly buffer: number;
  readonly seed: string;
}

export interface ListTold {
  /**
   * The number of parts into which the list and the order before were cut; below, the items of each part before that came to each part, a row for
   * each part before.
   */
  readonly parts: number;
  readonly map: readonly number[];
  /** The lead of the furthest item of each stretch, beside its range by luck. */
  readonly leads: readonly StretchLead[];
  readonly verdict: ListVerdict;
  /** The buffers that fit what was found, where the audit names one; null elsewhere. */
  readonly fits: { readonly least: number; readonly most: number } | null;
}

/** The questions the worker can be asked, and its answers, once or repeatedly. */
export interface Tasks {
  readonly count: { readonly asked: CountAsked; readonly told: CountTold };
  readonly audits: { readonly asked: AuditsAsked; readonly told: AuditsTold };
  readonly matches: { readonly asked: MatchesAsked; readonly told: MatchesTold };
  readonly searches: { readonly asked: SearchesAsked; readonly told: SearchesTold };
  readonly list: { readonly asked: ListAsked; readonly told: ListTold };
  readonly walks: { readonly asked: WalksAsked; readonly told: WalksTold };
  readonly draws: { readonly asked: DrawsAsked; readonly told: DrawsTold };
  readonly own: { readonly asked: OwnAsked; readonly told: CountTold };
}

export interface NumberedTask<Task extends keyof Tasks> {
  readonly id: number;
  readonly task: Task;
  readonly asked: Tasks[Task]['asked'];
}

/** A message from the page to the worker: a task, or that it is no longer wanted. */
export type WorkerRequest =
  | { readonly [Task in keyof Tasks]: NumberedTask<Task> }[keyof Tasks]
  | { readonly id: number; readonly stop: true };

/** A message back: something told, the end, or a sentence on what went wrong. */
export type WorkerReply =
  | { readonly id: number; readonly told: Tasks[keyof Tasks]['told'] }
  | { readonly id: number; readonly done: true }
  | { readonly id: number; readonly failed: string };
