import type { ErrorCode } from '../../core/errors.js';
import type { CardForm } from '../../core/source/card-form.js';
import type { Isolation } from '../../core/source/function-source.js';
import type { Handout } from '../../kinds/handout.js';

/** Where the child finds the code: a file, or a package resolved as if imported by a module at `parent`. */
export type ChildCode =
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'package'; readonly specifier: string; readonly parent: string };

/** How a function answers. */
export interface ChildStyle {
  readonly result: 'returns' | 'mutates';
  readonly async: boolean;
  /** The type of what it returns beside the deck that it shuffles in place; '' where that is nothing. */
  readonly beside: string;
}

/** What a process deals after its first deals: again from the start of its numbers, or from those of another state. */
export interface ChildLook extends Pick<ChildTask, 'within' | 'deck' | 'forms' | 'rewind' | 'written'> {
  /** As of a task; the task's own where absent. */
  readonly state?: ChildTask['state'];
  /** Null: as many as the look before it came to. */
  readonly trials: number | null;
}

/** Everything a child process is to do. */
export interface ChildTask {
  readonly code: ChildCode;
  /** The path to the function (`['default']`, `['a', 'b']`), or null to find the only one. */
  readonly path: readonly string[] | null;
  /** The user's own function in its place: an expression in which the module's exports have their names. */
  readonly wrapper?: string;
  /** Whether it is given `random()`; 'named' leaves that to the name of its second parameter. */
  readonly random: boolean | 'named';
  /** What it is called with, and what it gives back. `random()` comes behind; piles for it to move in are drawn from the same randomness as its own. */
  readonly handed: Handout;
  readonly trials: number;
  /** Ends after fewer trials where they take longer than `ms`, but not before `least` of them; absent where all are wanted however long they take. */
  readonly within?: { readonly ms: number; readonly least: number };
  /** The four words of state behind `Math.random`, or null for the engine's own. */
  readonly state: readonly number[] | null;
  /** The four words of state behind the decks in random order that it is handed; absent where each is handed the deck in order. */
  readonly deck?: readonly number[];
  /** What the cards of those decks are in turn beside numbers from 0 on, which have a turn of their own where `plain`; those alone where absent. */
  readonly forms?: { readonly names: readonly CardForm[]; readonly plain: boolean };
  /** The four words of state behind the piles that a player is handed; where absent they come from the randomness behind `Math.random`. */
  readonly piles?: readonly number[];
  /** Every deal starts from the same states: what then varies, the function carries over from deal to deal. */
  readonly rewind?: true;
  /** How it must behave; null where the first deal decides. */
  readonly style: ChildStyle | null;
  /** Whether cards are the numbers it is given, or names or objects of its own; 'learn' where the first deal decides. */
  readonly written?: 'numbers' | 'names' | 'learn';
  readonly isolation: Isolation;
  /** Parts of the language it may have replaced, by name; null to find out. */
  readonly touches: readonly string[] | null;
  /** What it deals after that, look by look, each ended by an `end` of its own. */
  readonly looks?: readonly ChildLook[];
  /** The trial, from 0, whose draws are reported; -1 for none. */
  readonly record: number;
  /**
   * Deals what it is asked to on fd 6, with the numbers given there, until it is ended; no trials, state or record then.
   * A request is two native-endian 32-bit words, runs and width, and runs × width doubles. The answer is a deck for every run and then
   * one `calls` frame.
   */
  readonly forced?: true;
}

/** The tasks of all looks of a process, in turn; `asBefore`: its trials are to be as many as the look before came to. */
export function childLooks<Task extends ChildTask>(task: Task): readonly { readonly task: Task; readonly asBefore: boolean }[] {
  const { looks = [], within: _within, deck: _deck, forms: _forms, rewind: _rewind, written: _written, ...kept } = task;
  const later = looks.map(({ trials, ...look }) => {
    const own: unknown = { ...kept, ...look, trials: trials ?? 0 };
    return { task: own as Task, asBefore: trials === null };
  });
  return [{ task, asBefore: false }, ...later];
}

/** Everything a child process is told, as JSON on fd 5. */
export interface ChildOrder extends ChildTask {
  /** For one deal. */
  readonly timeoutMs: number;
}

/**
 * The kinds of frame on the result channel (fd 3). A frame is 32-bit words: magic + kind, length, the body, and a seal of two words over the number of
 * the frame, from 0, and all the words before it. Words are native-endian; in a text the first byte is the lowest of its word.
 */
export const CHILD_FRAME = {
  /** Loaded: `length` bytes of ASCII JSON, a ChildReady. */
  ready: 1,
  /** `length` outcomes, of cells of a byte each where no card should be above 255 (`childInBytes`), else of 16 bits. */
  decks: 2,
  /** The words drawn in the recorded trial: `length` 32-bit words. */
  draws: 3,
  /** Broken off: `length` bytes of JSON, a ChildFault. */
  fault: 4,
  /** Every trial dealt: `length` bytes of JSON, a ChildEnd. */
  end: 5,
  /** A request answered: how many numbers each of its `length` runs asked for, as 32-bit words; width + 1 where it was broken off. */
  calls: 6,
  /** Cards that the next decks are the first to hold: `length` bytes of JSON, ChildNames. Their numbers go on from the last such frame. */
  cards: 7,
  /** Files loaded since the last such frame: `length` bytes of JSON, a ChildNews. */
  loads: 8,
  /** `length` outcomes of 16-bit cells, where a cell is above 255 that should not be: one of them is no deal. */
  strange: 9,
} as const;

/** Added to the kind in a frame's first word, so that bytes a subject writes to the channel by accident are not taken for a frame. */
export const CHILD_MAGIC = 0x5348_4600;

/** Words before the body of a frame as it is signed: its number, which does not travel, magic + kind, and length. */
export const CHILD_FRAME_LEAD = 3;

/** The first of the two words that a pulse signs; the other is the number of trials dealt, which travels with the seal as three words. */
export const CHILD_PULSE = 0x5055_4c53;

/** The most decks a frame holds. */
export const CHILD_FRAME_DECKS = 8192;

/** Whether cards are sent as bytes, as which they are half as much to sign, to send and to read. */
export function childInBytes({ answer }: Handout): boolean {
  return answer.bound <= 256;
}

/** What is said of a deal that did not come back. */
export function childLate(timeoutMs: number): string {
  return `a deal must end within ${timeoutMs} ms, got no answer`;
}

/** What was loaded. */
export interface ChildReady {
  /** The address of the file that was loaded. */
  readonly url: string;
  readonly export: string;
  readonly random: boolean;
}

/** Files that were loaded. */
export interface ChildNews {
  /** Lines of a SHA-256 in hex, a space, and a path as JSON text. */
  readonly lines: string;
}

/** How the block ended, and how the function was found to behave. */
export interface ChildEnd extends ChildStyle {
  readonly trials: number;
  /** Parts of the language that were replaced, by name, joined by ', '. */
  readonly touches: string;
  /** Bytes of its objects and buffers. */
  readonly held: number;
}

/** Cards that are names or objects. */
export interface ChildNames {
  /** What each holds, as JSON, a line a card. */
  readonly lines: string;
}

/** What went wrong in the child. Its texts may come from the subject and are escaped by whoever prints them. */
export interface ChildFault {
  readonly code: ErrorCode;
  /** The rule and what was got. */
  readonly rule: string;
  /** From 1 within this process; 0 outside any deal. */
  readonly trial: number;
  /** From 1; 0 where there is none. */
  readonly position: number;
  readonly hint: string;
  readonly stack: string;
  /** The engine prints where a syntax error is only as the process ends by it: wait for that. */
  readonly syntax: boolean;
}
