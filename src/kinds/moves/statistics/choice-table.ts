import type { ChoicePosition } from '../../../games/nim/player/choice-positions.js';
import type { SeenKernel } from '../../../math/hands/seen-kernels.js';
import { cholesky, whiten } from './whitening.js';

/** How one statistic reads a choice: which block of cells the position belongs to, and which of the block's actions changing a pile is. */
export interface ChoiceView {
  readonly block: string;
  /** By pile: the action, 0 … , or −1 where changing this pile wins nothing. */
  readonly actions: readonly number[];
}

/** Positions of one block with one law of their actions. */
interface ChoiceKind {
  /** The chance of such a position. */
  readonly chance: number;
  /** By action. */
  readonly law: readonly number[];
  /** Where the positions of this kind are counted. */
  readonly cell: number;
}

/** One question over all positions in which there is something to choose. */
export interface ChoiceTable {
  /** Cells of the counts: one a kind of position, and one an action of every block. */
  readonly cells: number;
  /** By rank of a position: where it is counted, or −1 where nothing is left to choose. */
  readonly kindCell: Int32Array;
  /** By rank · piles + pile: where a choice of this pile is counted, or −1. */
  readonly actionCell: Int32Array;
  readonly kernel: SeenKernel;
  /** The share of deals in which there is something to choose. */
  readonly share: number;
  /** Expected deals of the rarest action, a deal. */
  readonly rarest: number;
  /** Q of such counts. */
  value(counts: Float64Array): number;
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
  let share = 0;
  for (const position of positions) {
    const { block: name, actions } = view(position);
    const count = Math.max(...actions) + 1;
    if (count < 2) continue;
    share += 1 / deals;
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
    const key = law.map((chance) => chance.toPrecision(12)).join(' ');
    const before = block.kinds.get(key);
    const kind = { chance: (before?.chance ?? 0) + 1 / deals, law: before?.law ?? law, cell: before?.cell ?? cells };
    if (!before) cells++;
    block.kinds.set(key, kind);
    kindCell[position.rank] = kind.cell;
  }
  if (blocks.size === 0) return null;
  const parts = [...blocks.values()].map(({ actions, first, kinds }) => blockOf(first, actions, [...kinds.values()]));
  return {
    cells,
    kindCell,
    actionCell,
    kernel: {
      degrees: parts.reduce((sum, { degrees }) => sum + degrees, 0),
      cube: parts.reduce((sum, { cube }) => sum + cube, 0),
    },
    share,
    rarest: Math.min(...parts.map(({ rarest }) => rarest)),
    value: (counts) => parts.reduce((sum, part) => sum + part.value(counts), 0),
    kinds: [...blocks.values()].flatMap(({ kinds }) => [...kinds.values()].map(({ cell }) => cell)),
    blocks: [...blocks.values()].map(({ actions, first, kinds }) => ({
      first,
      expected: (counts: Float64Array) =>
        Array.from({ length: actions }, (_, a) => [...kinds.values()].reduce((sum, { cell, law }) => sum + counts[cell] * law[a], 0)),
    })),
  };
}

interface BlockPart {
  readonly degrees: number;
  readonly cube: number;
  readonly rarest: number;
  /** sᵀ M⁻ s of counts. */
  value(counts: Float64Array): number;
}

function blockOf(first: number, actions: number, kinds: readonly ChoiceKind[]): BlockPart {
  // All actions together are always as many as the positions, so the last one says nothing new.
  const degrees = actions - 1;
  const covariance = (weightOf: (kind: ChoiceKind) => number): number[][] =>
    Array.from({ length: degrees }, (_, a) =>
      Array.from({ length: degrees }, (__, b) =>
        kinds.reduce((sum, kind) => sum + weightOf(kind) * ((a === b ? kind.law[a] : 0) - kind.law[a] * kind.law[b]), 0),
      ),
    );
  const lower = cholesky(covariance(({ chance }) => chance));
  const moments = new Float64Array(degrees ** 3);
  for (const { chance, law } of kinds) {
    law.forEach((weight, action) => {
      const g = whiten(
        lower,
        law.map((other, a) => (a === action ? 1 : 0) - other),
      );
      let cell = 0;
      for (const x of g) for (const y of g) for (const z of g) moments[cell++] += chance * weight * x * y * z;
    });
  }
  const rarest = Math.min(...Array.from({ length: actions }, (_, a) => kinds.reduce((sum, { chance, law }) => sum + chance * law[a], 0)));
  return {
    degrees,
    cube: moments.reduce((sum, moment) => sum + moment ** 2, 0),
    rarest,
    value(counts) {
      // Positions that never came have nothing to say; the least number of deals makes that next to impossible.
      if (kinds.every(({ cell }) => counts[cell] === 0)) return 0;
      const excess = Array.from({ length: degrees }, (_, a) =>
        kinds.reduce((rest, { cell, law }) => rest - counts[cell] * law[a], counts[first + a]),
      );
      const seen = cholesky(covariance(({ cell }) => counts[cell]));
      return whiten(seen, excess).reduce((sum, part) => sum + part ** 2, 0);
    },
  };
}
