import type { NimExtent } from '../../../core/record/claims-plan.js';
import { counted } from '../../../core/words/counted.js';
import type { NimGrid } from '../nim-grid.js';
import { nimGrid, positionsOf } from '../nim-grid.js';
import type { Play } from '../play.js';
import type { NimScope } from './scope.js';

/** The numbers of piles and largest sizes that are always checked. */
const GRIDS = [
  [2, 3],
  [2, 15],
  [3, 3],
  [3, 7],
  [3, 15],
  [4, 3],
  [4, 7],
  [5, 3],
  [5, 7],
  [6, 3],
  [4, 15],
  [6, 7],
] as const;
const LONG = [[5, 15]] as const;

/** One position of a grid. The piles are overwritten for the next one, so they must be read at once. */
export interface GridPosition {
  readonly grid: NimGrid;
  readonly rank: number;
  readonly piles: readonly number[];
}

export function gridsText({ grid, long }: NimScope): string {
  if (grid !== undefined) return `on every position of ${extentText(grid)}`;
  return `on ${long ? GRIDS.length + 1 : GRIDS.length} grids of positions, up to 4 piles of 15${long ? ', 5 piles of 15' : ''} and 6 piles of 7`;
}

/** Yields every position of the grids, solving each grid by brute force as it comes. */
export function* gridPositions({ grid: asked, long }: NimScope, play: Play): Generator<GridPosition> {
  const grids = asked !== undefined ? [[asked.piles, asked.most] as const] : long ? [...GRIDS, ...LONG] : GRIDS;
  for (const [piles, most] of grids) {
    const grid = nimGrid(piles, most, play);
    let rank = 0;
    for (const position of positionsOf(grid)) yield { grid, rank: rank++, piles: position };
  }
}

/** Formats an extent: '4 piles of up to 15'. */
export function extentText({ most, piles }: NimExtent): string {
  return `${counted(piles, 'pile')} of up to ${most}`;
}

/** Returns the moves of a position after which the other player loses, by brute force: pile and new size. */
export function winningByForce({ grid, rank, piles }: GridPosition): readonly (readonly [pile: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  for (let pile = 0, weight = 1; pile < piles.length; pile++, weight *= grid.most + 1) {
    for (let to = 0; to < piles[pile]; to++) {
      if (grid.wins[rank - (piles[pile] - to) * weight] === 0) found.push([pile, to]);
    }
  }
  return found;
}
