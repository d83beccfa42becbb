import { isNim } from './nim-origin.js';
import type { BoardShape, SpaceKind } from './outcome.js';
import { partialOf } from './partial-of.js';
import type { BuiltInOrigin, Origin } from './subject.js';

/** What the outcomes of an origin are. */
export function spaceKindOf(origin: Origin): SpaceKind {
  if (isNim(origin)) return origin.kind === 'nim-dealer' ? 'piles' : 'moves';
  if (boardOf(origin)) return 'board';
  return partialOf(origin) ? 'partial' : 'permutation';
}

/** The size of the board that an origin makes; undefined where it makes none. */
export function boardOf(origin: Origin): BoardShape | undefined {
  return 'board' in origin ? origin.board : undefined;
}

/** Whether a subject is put together of parts of our own, so that what it deals follows from them. */
export function isBuiltIn(origin: Origin): origin is BuiltInOrigin {
  return 'bounded' in origin;
}
