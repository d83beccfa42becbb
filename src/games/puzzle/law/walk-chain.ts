/** A chance as a fraction: `ways` of `of`. */
export interface MoveChance {
  readonly ways: bigint;
  readonly of: bigint;
}

/** A walk whose next move follows from the board alone: each legal move has the same chance, and with the remaining chance the step does nothing. */
export interface MemorylessChain {
  readonly kind: 'memoryless';
  /** Returns the chance of each single legal move, if the blank has `legal` of them on a board of `cells` cells. */
  move(legal: number, cells: number): MoveChance;
}

/** The walk that never undoes its last move: all other legal moves are equally likely, and all legal ones at first. */
export interface NoUndoChain {
  readonly kind: 'no-undo';
}

/** The rule of a scramble by random moves. A step that does nothing counts as a step. */
export type WalkChain = MemorylessChain | NoUndoChain;

const chance = (ways: number, of: number): MoveChance => ({ ways: BigInt(ways), of: BigInt(of) });

/** Walk A: one of the legal moves. */
export const LEGAL_MOVES: MemorylessChain = { kind: 'memoryless', move: (legal) => chance(1, legal) };

/** Walk B: one of the legal moves, except the one that undoes the last. */
export const NO_UNDO: NoUndoChain = { kind: 'no-undo' };

/** Walk C: one of four directions; a direction off the board does nothing. */
export const PROPOSALS: MemorylessChain = { kind: 'memoryless', move: () => chance(1, 4) };

/** Walk D: does nothing half of the time, else one of the legal moves. */
export const LAZY_MOVES: MemorylessChain = { kind: 'memoryless', move: (legal) => chance(1, 2 * legal) };

/** Walk E: one of the tiles; a tile that is not beside the blank does nothing. */
export const CLICKS: MemorylessChain = { kind: 'memoryless', move: (_legal, cells) => chance(1, cells - 1) };

/** True if every step moves a tile. The blank is then on the colour of its first cell after an even number of steps, on the other after an odd one. */
export function alwaysMoves(chain: WalkChain, cells: number): boolean {
  // A blank in a corner has two legal moves, one at an edge three: a walk that leaves out no step at either leaves out none.
  return chain.kind === 'no-undo' || [2, 3].every((legal) => leavesNone(chain.move(legal, cells), legal));
}

function leavesNone({ of, ways }: MoveChance, legal: number): boolean {
  return ways * BigInt(legal) === of;
}
