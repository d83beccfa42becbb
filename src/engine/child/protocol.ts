import type { ErrorCode } from '../../core/errors.js';
import type { CardForm } from '../../core/source/card-form.js';
import type { Isolation } from '../../core/source/function-source.js';
import type { Handout } from '../../kinds/handout.js';

/** The location of the code for the child: a file, or a package resolved as if imported by a module at `parent`. */
export type ChildCode =
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'package'; readonly specifier: string; readonly parent: string };

export interface ChildStyle {
  readonly result: 'returns' | 'mutates';
  readonly async: boolean;
  /** The type of its return value besides the deck that it shuffles in place; '' if there is none. */
  readonly beside: string;
}

/** The deals of a process after its first ones: again from the start of its numbers, or from those of another state. */
export interface ChildLook extends Pick<ChildTask, 'within' | 'deck' | 'forms' | 'rewind' | 'written'> {
  /** The state, as in a task; the task's own if absent. */
  readonly state?: ChildTask['state'];
  /** Null: as many as the look before it dealt. */
  readonly trials: number | null;
}

export interface ChildTask {
  readonly code: ChildCode;
  /** The path to the function (`['default']`, `['a', 'b']`), or null to find the only one. */
  readonly path: readonly string[] | null;
  /** An expression in place of the function, from the user: the module's exports are in scope under their names. */
  readonly wrapper?: string;
  /** True if it gets `random()`; 'named' decides by the name of its second parameter. */
  readonly random: boolean | 'named';
  /** The arguments and the return value. `random()` is the last argument; a player's piles are drawn from the same randomness as its own numbers. */
  readonly handed: Handout;
  readonly trials: number;
  /** The time limit: ends after fewer trials if they take longer than `ms`, but not before `least` of them; absent if all are needed. */
  readonly within?: { readonly ms: number; readonly least: number };
  /** The four words of state of `Math.random`, or null for the engine's own. */
  readonly state: readonly number[] | null;
  /** The four words of state of its input decks in random order; absent if each deck is in order. */
  readonly deck?: readonly number[];
  /** The forms of the cards of those decks in rotation; plain numbers from 0 have a turn too if `plain`. If absent, only these. */
  readonly forms?: { readonly names: readonly CardForm[]; readonly plain: boolean };
  /** The four words of state of the piles a player gets; if absent, they come from the randomness of `Math.random`. */
  readonly piles?: readonly number[];
  /** True if every deal starts from the same states: differences then come from state that the function keeps. */
  readonly rewind?: true;
  /** The required behaviour; null if the first deal decides. */
  readonly style: ChildStyle | null;
  /** The notation for cards: the numbers it is given, or names or objects of its own; 'learn' if the first deal decides. */
  readonly written?: 'numbers' | 'names' | 'learn';
  readonly isolation: Isolation;
  /** Names of built-ins it may have replaced; null to find out. */
  readonly touches: readonly string[] | null;
  /** The deals after that, look by look, each ended by an `end` of its own. */
  readonly looks?: readonly ChildLook[];
  /** The trial, from 0, whose draws are reported; -1 for none. */
  readonly record: number;
  /**
   * True to serve requests on fd 6, with the numbers given there, until it is ended; no trials, state or record then. A request is two native-endian
   * 32-bit words, runs and width, and runs × width doubles. The answer is a deck for every run and then one `calls` frame.
   */
  readonly forced?: true | 'comparing';
}

/** Returns the tasks of all looks of a process, in turn; `asBefore`: it has as many trials as the look before dealt. */
export function childLooks<Task extends ChildTask>(task: Task): readonly { readonly task: Task; readonly asBefore: boolean }[] {
  const { looks = [], within: _within, deck: _deck, forms: _forms, rewind: _rewind, written: _written, ...kept } = task;
  const later = looks.map(({ trials, ...look }) => {
    const own: unknown = { ...kept, ...look, trials: trials ?? 0 };
    return { task: own as Task, asBefore: trials === null };
  });
  return [{ task, asBefore: false }, ...later];
}

/** The order to a child process, as JSON on fd 5. */
export interface ChildOrder extends ChildTask {
  /** The time limit for one deal. */
  readonly timeoutMs: number;
}

/**
 * The kinds of frame on the result channel (fd 3). A frame is 32-bit words: magic + kind, length, the body, and a seal of two words over the number of
 * the frame, from 0, and all the words before it. Words are native-endian; in a text the first byte is the lowest of its word.
 */
export const CHILD_FRAME = {
  /** Loaded: `length` bytes of ASCII JSON, a ChildReady. */
  ready: 1,
  /** A frame of `length` outcomes, of one-byte cells if no card should be above 255 (`childInBytes`), else of 16 bits. */
  decks: 2,
  /** The words drawn in the recorded trial: `length` 32-bit words. */
  draws: 3,
  /** A failure: `length` bytes of JSON, a ChildFault. */
  fault: 4,
  /** The end of all trials: `length` bytes of JSON, a ChildEnd. */
  end: 5,
  /** The reply to a request: the count of numbers each of its `length` runs asked for, as 32-bit words; width + 1 if it was stopped there. */
  calls: 6,
  /** New cards in the decks that follow: `length` bytes of JSON, ChildNames. Their numbers continue from the last such frame. */
  cards: 7,
  /** Files loaded since the last such frame: `length` bytes of JSON, a ChildNews. */
  loads: 8,
  /** A frame of `length` outcomes of 16-bit cells, in which a cell is above 255 that should not be: one of them is no valid deal. */
  strange: 9,
} as const;

/** A number added to the kind in a frame's first word, so that bytes a subject writes to the channel by accident are not read as a frame. */
export const CHILD_MAGIC = 0x5348_4600;

/** Words before the body of a frame when it is signed: its number, which is not sent, magic + kind, and length. */
export const CHILD_FRAME_LEAD = 3;

/** The first of the two words that a pulse signs. The other is the number of trials dealt, which is sent with the seal as three words. */
export const CHILD_PULSE = 0x5055_4c53;

export const CHILD_FRAME_DECKS = 8192;

/** Returns true if cards are sent as bytes, which halves the work of signing, sending and reading. */
export function childInBytes({ answer }: Handout): boolean {
  return answer.bound <= 256;
}

/** Returns the message for a deal that did not return in time. */
export function childLate(timeoutMs: number): string {
  return `a deal must end within ${timeoutMs} ms, got no answer`;
}

export interface ChildReady {
  readonly url: string;
  readonly export: string;
  readonly random: boolean;
}

export interface ChildNews {
  /** Lines of a SHA-256 in hex, a space, and a path as JSON text. */
  readonly lines: string;
}

/** The end of the block, and the behaviour found in the function. */
export interface ChildEnd extends ChildStyle {
  readonly trials: number;
  /** Names of built-ins that were replaced, joined by ', '. */
  readonly touches: string;
  /** Bytes in use by its objects and buffers. */
  readonly held: number;
}

export interface ChildNames {
  /** The content of each as JSON, one line per card. */
  readonly lines: string;
}

/** A failure in the child. Its texts may come from the subject; the code that prints them escapes them. */
export interface ChildFault {
  readonly code: ErrorCode;
  /** The rule and the value received. */
  readonly rule: string;
  /** Trial from 1 within this process; 0 outside any deal. */
  readonly trial: number;
  /** Position from 1; 0 if there is none. */
  readonly position: number;
  readonly hint: string;
  readonly stack: string;
  /** True for a syntax error: the engine prints its place only when the process ends because of it, so wait for that. */
  readonly syntax: boolean;
}
