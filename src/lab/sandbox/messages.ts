import type { ChildFault } from '../../engine/child/protocol.js';

/** A function of the learner's own: its text, and the cards that it is handed. */
export interface OwnFunction {
  readonly code: string;
  /** Cards. */
  readonly n: number;
}

/** What the frame is told: the program that calls the function, and the function. With it come a port for how it ends, and one for its deals. */
export interface FrameRequest extends OwnFunction {
  readonly harness: string;
}

/** What the frame tells before it ends the worker: the function sent something itself, or failed where nobody waited. */
export type FrameReply = { readonly ended: 'foreign' } | { readonly ended: 'uncaught'; readonly message: string };

/** Deals that are asked for: at most so many, in the same block as before unless another begins. */
export interface DealsAsked {
  readonly id: number;
  readonly deals: number;
  readonly begin?: {
    /** The four words behind `Math.random`. */
    readonly state: readonly number[];
    /** The four words behind the decks in random order that it is handed; absent where each is handed the deck in order. */
    readonly deck?: readonly number[];
  };
}

/** What comes back: that the function is loaded; at least one deal, in the first rows of `cells`; or what it broke, trials counted within the block. */
export type DealsTold =
  | { readonly loaded: true }
  | { readonly id: number; readonly deals: number; readonly cells: Uint16Array }
  | { readonly id: number; readonly fault: Omit<ChildFault, 'syntax'> };
