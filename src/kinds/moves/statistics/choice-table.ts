import { precise } from '../../../core/words/numbers.js';
import type { ChoicePosition } from '../../../games/nim/player/choice-positions.js';
import type { PartsKernel, SelfKernel } from '../../../math/pearson/homogeneity-law.js';
import { type ChoiceBlock, type ChoiceKind, choiceBlock } from './choice-block.js';

/** The way one statistic reads a choice: the block of cells the position belongs to, and which of the block's actions changing a pile is. */
export interface ChoiceView {
  readonly block: string;
  /** Actions by pile, 0 …, or −1 where changing this pile wins nothing. */
  readonly actions: readonly number[];
}

/** One question over all positions that leave a choice. */
export interface ChoiceTable {
  /** The number of cells in the counts: one for each kind of position, and one for each action of every block. */
  readonly cells: number;
  /** The cell of a position by its rank, or −1 where nothing is left to choose. */
  readonly kindCell: Int32Array;
  /** The cell of a choice of this pile, by rank · piles + pile, or −1. */
  readonly actionCell: Int32Array;
  readonly kernel: PartsKernel & { readonly self: SelfKernel };
  /** The share of deals that leave a choice. */
  readonly share: number;
  /** The expected count of the rarest action for each deal. */
  readonly rarest: number;
  /** The same for the block in which it is the largest. */
  readonly most: number;
  /** Returns Q of such counts. */
  value(counts: Float64Array): number;
  /**
   * Returns true where such counts tell all actions apart, and expect each at least `least` times given their positions. Where these were too few, or
   * too much alike, their covariance says nothing of some actions.
   */
  tells(counts: Float64Array, least: number): boolean;
  /** Returns the number of even deals that would hold as many positions with a choice as such counts do. */
  asDeals(counts: Float64Array): number;
  /**
   * Returns the same question for only the blocks whose every action has at least this chance; null where there are none. Their cells stay where they
   * are.
   */
  from(chance: number): ChoiceTable | null;
  /** Returns the vector of an action in the kernel: K of two deals is the product of their whitened actions; null where a deal leaves no choice. */
  whitened(rank: number, pile: number): { readonly block: number; readonly action: ArrayLike<number> } | null;
  /** The cells in which positions are counted, one for each kind. */
  readonly kinds: readonly number[];
  /** The blocks: the cell of their first action, and the expected count of each action by an even player in these positions. */
  readonly blocks: readonly { readonly first: number; expected(counts: Float64Array): readonly number[] }[];
}

/**
 * Builds the table that tests an even choice among `actions`. In every block, s is the counts of the actions less what the kinds of its positions
 * say, with covariance M = Σ over kinds of positions · (diag(w) − w wᵀ). Q = Σ over blocks of sᵀ M⁻ s, chi-squared on the ranks of all M, one less
 * than the actions of each block. Positions of every kind are taken as they came, so how they were dealt does not matter. Given them, the mean of Q
 * is exactly the degrees. E[K³] is the sum of the squares of the third moments of the whitened actions.
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

/** Builds the table of some of the blocks that the cells hold. */
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
