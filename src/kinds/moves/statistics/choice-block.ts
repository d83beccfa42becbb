import type { SelfKernel } from '../../../math/pearson/homogeneity-law.js';
import { pow } from '../../../math/primitives/pow.js';
import { cholesky, isRegular, squaredLength, whiten } from './whitening.js';

/** Positions of one block with one law of their actions. */
export interface ChoiceKind {
  readonly chance: number;
  /** Chances by action. */
  readonly law: readonly number[];
  /** The cell in which positions of this kind are counted. */
  readonly cell: number;
}

/** The actions of one block over all its positions. */
export interface ChoiceBlock {
  readonly first: number;
  readonly kinds: readonly ChoiceKind[];
  /** The chance of its positions. */
  readonly share: number;
  readonly degrees: number;
  readonly cube: number;
  readonly rarest: number;
  /** The kernel of a deal with itself, given the positions. */
  readonly self: SelfKernel;
  /** Every action, whitened, by the cell of a kind of position. */
  readonly whitened: ReadonlyMap<number, readonly ArrayLike<number>[]>;
  /** Returns sᵀ M⁻ s of counts. An action that these positions leave no choice of adds its expected value by luck. */
  value(counts: Float64Array): number;
  /** Counts the positions of this block in the counts. */
  positions(counts: Float64Array): number;
  /** Returns true where such counts tell all its actions apart, and the rarest of them is expected at least `least` times in these positions. */
  tells(counts: Float64Array, least: number): boolean;
}

/** Builds the block for an even choice among `actions`, counted from cell `first` on, in positions of these kinds: see `choiceTable`. */
export function choiceBlock(first: number, actions: number, kinds: readonly ChoiceKind[]): ChoiceBlock {
  // All actions together are always as many as the positions, so the last one says nothing new.
  const degrees = actions - 1;
  const covariance = (weightOf: (kind: ChoiceKind) => number): number[][] =>
    Array.from({ length: degrees }, (_, a) =>
      Array.from({ length: degrees }, (__, b) =>
        kinds.reduce((sum, kind) => sum + weightOf(kind) * ((a === b ? kind.law[a] : 0) - kind.law[a] * kind.law[b]), 0),
      ),
    );
  const lower = cholesky(covariance(({ chance }) => chance));
  const whitened = new Map(
    kinds.map(({ cell, law }) => [
      cell,
      law.map((_, action) =>
        whiten(
          lower,
          law.map((other, a) => (a === action ? 1 : 0) - other),
        ),
      ),
    ]),
  );
  const moments = new Float64Array(pow(degrees, 3));
  for (const { cell: kind, chance, law } of kinds) {
    law.forEach((weight, action) => {
      const g = whitened.get(kind)?.[action] ?? new Float64Array(0);
      let cell = 0;
      for (const x of g) for (const y of g) for (const z of g) moments[cell++] += chance * weight * x * y * z;
    });
  }
  const rarestOf = (weightOf: (kind: ChoiceKind) => number): number =>
    Math.min(...Array.from({ length: actions }, (_, a) => kinds.reduce((sum, kind) => sum + weightOf(kind) * kind.law[a], 0)));
  return {
    first,
    kinds,
    share: kinds.reduce((sum, { chance }) => sum + chance, 0),
    degrees,
    cube: moments.reduce((sum, moment) => sum + moment ** 2, 0),
    rarest: rarestOf(({ chance }) => chance),
    self: selfOf(kinds, whitened, degrees),
    whitened,
    positions: (counts) => kinds.reduce((sum, { cell }) => sum + counts[cell], 0),
    tells: (counts, least) => rarestOf(({ cell }) => counts[cell]) >= least && isRegular(covariance(({ cell }) => counts[cell])),
    value(counts) {
      const excess = Array.from({ length: degrees }, (_, a) =>
        kinds.reduce((rest, { cell, law }) => rest - counts[cell] * law[a], counts[first + a]),
      );
      const positions = kinds.reduce((sum, { cell }) => sum + counts[cell], 0);
      return squaredLength(
        covariance(({ cell }) => counts[cell]),
        excess,
        positions,
      );
    },
  };
}

/** Describes the squared length of a whitened action, less its mean given the position: its variance, third moment, and its part along the actions. */
function selfOf(kinds: readonly ChoiceKind[], whitened: ReadonlyMap<number, readonly ArrayLike<number>[]>, degrees: number): SelfKernel {
  let variance = 0;
  let third = 0;
  const along = new Float64Array(degrees);
  for (const { cell, chance, law } of kinds) {
    const actions = (whitened.get(cell) ?? []).map((g) => Array.from(g));
    const lengths = actions.map((g) => g.reduce((sum, x) => sum + x ** 2, 0));
    const mean = lengths.reduce((sum, length, action) => sum + law[action] * length, 0);
    for (const [action, length] of lengths.entries()) {
      const weight = chance * law[action];
      variance += weight * (length - mean) ** 2;
      third += weight * pow(length - mean, 3);
      for (const [a, x] of actions[action].entries()) along[a] += weight * (length - mean) * x;
    }
  }
  return { variance, third, along: along.reduce((sum, x) => sum + x ** 2, 0) };
}
