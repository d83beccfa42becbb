import type { BoardShape, Outcome } from '../../core/subject/outcome.js';
import type { Play } from '../../games/nim/play.js';
import type { StretchLead } from '../../wings/lists/page/facts/leads.js';
import type { ListVerdict } from '../../wings/lists/record/one-list.js';
import type { Port } from '../sandbox/link.js';

/** A shuffle, what drives it, and how much of it is dealt. */
export interface DealtParts {
  /** Of `list shuffle`, with its number where it takes one. */
  readonly shuffle: string;
  readonly prng: string;
  readonly bounded: string;
  readonly seeding: string;
  /** Cards. */
  readonly n: number;
  /** What is dealt, whole decks where absent; `shuffle` is then what makes it. */
  readonly outcome?: Outcome;
  /** The text that every deal follows from. */
  readonly seed: string;
}

/** A sample is dealt once; what one statistic counts of it is told at each of these numbers of deals, which rise. */
export interface Sampled {
  /** The text that every deal follows from. */
  readonly seed: string;
  /** Of `list statistic`: whose counts. */
  readonly statistic: string;
  readonly at: readonly number[];
}

/** A sample of a shuffle of ours. */
export interface CountAsked extends DealtParts, Sampled {}

/** A sample of a function of the learner's own. */
export interface OwnAsked extends Sampled {
  /** Cards. */
  readonly n: number;
  /** Where its sandbox is asked for deals. */
  readonly port: Port;
}

/** What had been counted after so many deals. */
export interface CountTold {
  readonly deals: number;
  readonly counts: readonly number[];
  /** The first row of the statistic, as an audit of so many deals has it; null where it takes no sample so small. `logP` is natural. */
  readonly test: { readonly value: number; readonly degrees: number; readonly logP: number } | null;
}

/** One deal of a sample, from 1. */
export interface DrawsAsked extends DealtParts {
  readonly trial: number;
}

/** What the shuffle drew in it, from 0. */
export interface DrawsTold {
  readonly draws: readonly number[];
}

/** Many audits of one shuffle, each with a seed of its own, and each looked at after these numbers of deals, which rise. */
export interface AuditsAsked extends CountAsked {
  readonly audits: number;
}

/** The audits that are in so far: the p-values of each, one for every look. */
export interface AuditsTold {
  readonly audits: readonly (readonly number[])[];
}

/** Games of Nim from these piles, a player who moves at random and begins against one without a mistake, told at these numbers of games. */
export interface MatchesAsked {
  readonly piles: readonly number[];
  readonly play: Play;
  readonly seed: string;
  readonly at: readonly number[];
}

/** How many of so many games the player without a mistake has won. */
export interface MatchesTold {
  readonly games: number;
  readonly wins: number;
}

/** Searches of one board of the sliding puzzle to its usual goal, by the ids of the algorithms; `most` is of how many expansions the depth is told. */
export interface SearchesAsked extends BoardShape {
  readonly cells: readonly number[];
  readonly by: readonly string[];
  readonly most: number;
}

/** What one of them took. */
export interface SearchesTold {
  readonly algorithm: string;
  readonly expanded: number;
  readonly generated: number;
  readonly kept: number;
  /** Of the way that it found; null where there is none. */
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

/** One shuffle of a list by a buffer of so many items, all of them where it holds the list, audited as `order` audits it. */
export interface ListAsked {
  /** Items. */
  readonly n: number;
  readonly buffer: number;
  readonly seed: string;
}

/** What the one list shows. */
export interface ListTold {
  /** Into how many parts list and order before were cut, and how many items of each part before came to each part: a row each part before. */
  readonly parts: number;
  readonly map: readonly number[];
  /** How far the furthest item of each stretch came forward, beside where luck leaves it. */
  readonly leads: readonly StretchLead[];
  readonly verdict: ListVerdict;
  /** The buffers that fit what was found, where the audit speaks of one; null elsewhere. */
  readonly fits: { readonly least: number; readonly most: number } | null;
}

/** What the worker can be asked, and what it then tells, once or again and again. */
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

/** A task under a number. */
export interface NumberedTask<Task extends keyof Tasks> {
  readonly id: number;
  readonly task: Task;
  readonly asked: Tasks[Task]['asked'];
}

/** From the page to the worker: a task, or that it is not wanted any more. */
export type WorkerRequest =
  | { readonly [Task in keyof Tasks]: NumberedTask<Task> }[keyof Tasks]
  | { readonly id: number; readonly stop: true };

/** Back: something told, the end, or the sentence of what went wrong. */
export type WorkerReply =
  | { readonly id: number; readonly told: Tasks[keyof Tasks]['told'] }
  | { readonly id: number; readonly done: true }
  | { readonly id: number; readonly failed: string };
