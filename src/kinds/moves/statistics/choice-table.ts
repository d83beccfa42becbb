import { precise } from '../../../core/words/numbers.js';
import type { ChoicePosition } from '../../../games/nim/player/choice-positions.js';
import type { PartsKernel, SelfKernel } from '../../../math/pearson/homogeneity-law.js';
import { type ChoiceBlock, type ChoiceKind, choiceBlock } from './choice-block.js';

/** How one statistic reads a choice: which block of cells the position belongs to, and which of the block's actions changing a pile is. */
export interface ChoiceView {
  readonly block: string;
  /** By pile: the action, 0 … , or −1 where changing this pile wins nothing. */
  readonly actions: readonly number[];
}

/** One question over all positions in which there is something to choose. */
export interface ChoiceTable {
  /** Cells of the counts: one a kind of position, and one an action of every block. */
  readonly cells: number;
  /** By rank of a position: where it is counted, or −1 where nothing is left to choose. */
  readonly kindCell: Int32Array;
  /** By rank · piles + pile: where a choice of this pile is counted, or −1. */
  readonly actionCell: Int32Array;
  readonly kernel: PartsKernel & { readonly self: SelfKernel };
  /** The share of deals in which there is something to choose. */
  readonly share: number;
  /** Expected deals of the rarest action, a deal. */
  readonly rarest: number;
  /** The same of the block in which it is the largest. */
  readonly most: number;
  /** Q of such counts. */
  value(counts: Float64Array): number;
  /**
   * Whether such counts tell all actions apart, and expect each at least so often given their positions: where these were too few, or too much
   * alike, their covariance says nothing of some.
   */
  tells(counts: Float64Array, least: number): boolean;
  /** Even deals that would hold as many positions with something to choose as such counts do. */
  asDeals(counts: Float64Array): number;
  /** The same question in the blocks alone of which every action has at least this chance; null where there are none. Their cells stay where they are. */
  from(chance: number): ChoiceTable | null;
  /** What stands behind an action in the kernel: K of two deals is the product of their whitened actions; null where a deal leaves no choice. */
  whitened(rank: number, pile: number): { readonly block: number; readonly action: ArrayLike<number> } | null;
  /** Where positions are counted, one cell a kind. */
  readonly kinds: readonly number[];
  /** The blocks: the cell of their first action, and how often an even player would have chosen each action in these positions. */
  readonly blocks: readonly { readonly first: number; expected(counts: Float64Array): readonly number[] }[];
}

/**
 * What an even choice among `actions` differs from: in every block the counts of the actions less what the kinds of its positions say, s, with
 * covariance M = Σ over kinds of positions · (diag(w) − w wᵀ); Q = Σ over blocks of sᵀ M⁻ s, chi-squared on the ranks of all M, one less
 * than the actions of each block. Positions of every kind are taken as they came, so how they were dealt does not matter, and given them
 * the mean of Q is exactly the degrees. E[K³] is the sum of the squares of the third moments of the whitened actions.
 *
 * Null where there is nothing to choose anywhere. `positions` are all equally likely among `deals`.
 */
export function choiceTable(
  positions: readonly ChoicePosition[],
  deals: number,
  piles: number,
  view: (position: ChoicePosition) => ChoiceView,
): ChoiceTable | null {
  const kindCell = new Int32Array(deals).fill(-1);
  const actionCell = new Int32Array(deals * piles).fill(-1);
  const blocks = new Map<string, { readonly first: number; readonly actions: number; readonly kinds: Map<string, ChoiceKind> }>();
  let cells = 0;
  for (const position of positions) {
    const { block: name, actions } = view(position);
    const count = Math.max(...actions) + 1;
    if (count < 2) continue;
    const block = blocks.get(name) ?? { first: cells, actions: count, kinds: new Map<string, ChoiceKind>() };
    if (!blocks.has(name)) {
      blocks.set(name, block);
      cells += count;
    }
    const law = new Array<number>(block.actions).fill(0);
    actions.forEach((action, pile) => {
      if (action < 0) return;
      law[action] += position.chances[pile];
      if (position.chances[pile] > 0) actionCell[position.rank * piles + pile] = block.first + action;
    });
    const key = law.map((chance) => precise(chance, 12)).join(' ');
    const before = block.kinds.get(key);
    const kind = { chance: (before?.chance ?? 0) + 1 / deals, law: before?.law ?? law, cell: before?.cell ?? cells };
    if (!before) cells++;
    block.kinds.set(key, kind);
    kindCell[position.rank] = kind.cell;
  }
  if (blocks.size === 0) return null;
  const parts = [...blocks.values()].map(({ actions, first, kinds }) => choiceBlock(first, actions, [...kinds.values()]));
  return tableOf(parts, { cells, kindCell, actionCell, piles });
}

/** The table of some blocks of those that the cells are of. */
function tableOf(
  parts: readonly ChoiceBlock[],
  counted: Pick<ChoiceTable, 'actionCell' | 'cells' | 'kindCell'> & { readonly piles: number },
): ChoiceTable {
  const { actionCell, cells, kindCell, piles } = counted;
  const sum = (of: (part: ChoiceBlock) => number): number => parts.reduce((total, part) => total + of(part), 0);
  const rarest = Math.min(...parts.map((part) => part.rarest));
  const ofKind: { readonly first: number; readonly choices: readonly { readonly block: number; readonly action: ArrayLike<number> }[] }[] =
    [];
  for (const [block, { first, whitened }] of parts.entries())
    for (const [cell, actions] of whitened) ofKind[cell] = { first, choices: actions.map((action) => ({ block, action })) };
  return {
    cells,
    kindCell,
    actionCell,
    kernel: {
      degrees: sum(({ degrees }) => degrees),
      cube: sum(({ cube }) => cube),
      self: {
        variance: sum(({ self }) => self.variance),
        third: sum(({ self }) => self.third),
        along: sum(({ self }) => self.along),
      },
      rarest,
    },
    share: sum(({ share }) => share),
    rarest,
    most: Math.max(...parts.map((part) => part.rarest)),
    value: (counts) => sum((part) => part.value(counts)),
    tells: (counts, least) => parts.every((part) => part.tells(counts, least)),
    asDeals: (counts) => sum((part) => part.positions(counts)) / sum(({ share }) => share),
    from: (chance) => {
      const often = parts.filter((part) => part.rarest >= chance);
      return often.length > 0 ? tableOf(often, counted) : null;
    },
    whitened(rank, pile) {
      const kind = ofKind[kindCell[rank]];
      return kind?.choices[actionCell[rank * piles + pile] - kind.first] ?? null;
    },
    kinds: parts.flatMap(({ kinds }) => kinds.map(({ cell }) => cell)),
    blocks: parts.map(({ degrees, first, kinds }) => ({
      first,
      expected: (counts: Float64Array) =>
        Array.from({ length: degrees + 1 }, (_, a) => kinds.reduce((total, { cell, law }) => total + counts[cell] * law[a], 0)),
    })),
  };
}
