import type { ChildFault } from '../../engine/child/protocol.js';

/** A function of the learner's own: its text, and the cards that it is given. */
export interface OwnFunction {
  readonly code: string;
  readonly n: number;
}

/** The message to the frame: the program that calls the function, and the function. With it come a port for how it ends, and one for its deals. */
export interface FrameRequest extends OwnFunction {
  readonly harness: string;
}

/** The message the frame sends before it ends the worker: the function sent something itself, or failed with nobody waiting. */
export type FrameReply = { readonly ended: 'foreign' } | { readonly ended: 'uncaught'; readonly message: string };

/** Deals that are asked for: at most `deals`, in the same block as before unless another begins. */
export interface DealsAsked {
  readonly id: number;
  readonly deals: number;
  readonly begin?: {
    /** The four words behind `Math.random`. */
    readonly state: readonly number[];
    /** The four words behind the decks in random order that it is given; absent where each is given the deck in order. */
    readonly deck?: readonly number[];
  };
}

/** The answer: that the function is loaded; at least one deal, in the first rows of `cells`; or what it broke, trials counted within the block. */
export type DealsTold =
  | { readonly loaded: true }
  | { readonly id: number; readonly deals: number; readonly cells: Uint16Array }
  | { readonly id: number; readonly fault: Omit<ChildFault, 'syntax'> };
