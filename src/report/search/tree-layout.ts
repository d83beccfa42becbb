import type { Fate, SearchTrace } from '../../core/claim/search-tree.js';

export interface TreeBoard {
  readonly cells: readonly number[];
  readonly move: string | null;
  /** The tile that the move slid; null at the root. */
  readonly moved: number | null;
  readonly g: number;
  readonly h: number | null;
  /** The number of its expansion, from 1; null where it was only generated. */
  readonly number: number | null;
  readonly fate: Fate;
  readonly onWay: boolean;
  readonly isGoal: boolean;
  readonly children: TreeBoard[];
}

/**
 * The tree of a trace: for iterative deepening its last round, else all of it. Boards met before are left out, as are those deeper than `deepest`.
 * Boards on the path found are marked.
 */
export function treeOf({ expansions, goal, path }: SearchTrace, deepest: number): TreeBoard | null {
  const bound = expansions.at(-1)?.bound ?? null;
  const round = expansions.filter((expansion) => expansion.bound === bound);
  const [first] = round;
  if (!first) return null;
  const nodes = new Map<number, { readonly board: TreeBoard; readonly way: string }>();
  const root: TreeBoard = {
    cells: first.cells,
    move: null,
    moved: null,
    g: first.g,
    h: first.h,
    number: first.number,
    fate: 'kept',
    onWay: path !== null,
    isGoal: first.cells.join() === goal.join(),
    children: [],
  };
  nodes.set(first.number, { board: root, way: '' });
  // An expansion comes after the one that made its board, so that its number can be looked for from the parent's children.
  const numbers = new Map(round.filter(({ parent }) => parent !== null).map(({ move, number, parent }) => [`${parent} ${move}`, number]));
  for (const { children, number } of round) {
    const node = nodes.get(number);
    if (!node || node.board.g >= deepest) continue;
    for (const child of children) {
      if (child.fate === 'known') continue;
      const way = node.way + child.move;
      const own = numbers.get(`${number} ${child.move}`) ?? null;
      const board: TreeBoard = {
        ...child,
        moved: movedTile(node.board.cells, child.cells),
        number: own,
        onWay: path?.startsWith(way) ?? false,
        isGoal: child.cells.join() === goal.join(),
        children: [],
      };
      node.board.children.push(board);
      if (own !== null) nodes.set(own, { board, way });
    }
  }
  return root;
}

/** A board of a tree with its row: one for each leaf, a parent in the middle of its children. */
export interface PlacedBoard {
  readonly board: TreeBoard;
  readonly row: number;
  readonly children: readonly PlacedBoard[];
}

/** Places a tree; rows count from 0. */
export function layOutTree(root: TreeBoard): PlacedBoard {
  let rows = 0;
  const place = (board: TreeBoard): PlacedBoard => {
    const children = board.children.map(place);
    const row = children.length === 0 ? rows++ : ((children[0]?.row ?? 0) + (children.at(-1)?.row ?? 0)) / 2;
    return { board, row, children };
  };
  return place(root);
}

/** A placed tree as a list, parents first. */
export function listed(tree: PlacedBoard): readonly PlacedBoard[] {
  return [tree, ...tree.children.flatMap(listed)];
}

/** The tile that now lies where the blank was. */
export function movedTile(before: readonly number[], after: readonly number[]): number | null {
  return after[before.indexOf(0)] ?? null;
}
