import type { BoardShape } from '../../../../src/core/subject/outcome.js';
import { type ScrambledBoards, scrambledBoards } from '../../../../src/games/puzzle/law/scrambled-boards.js';
import * as entries from '../../../../src/games/puzzle/scrambler/index.js';
import type { Mend, Scrambler, ShuffleRule } from '../../../../src/games/puzzle/scrambler/scrambler.js';
import { fractionOf, fractionText, fractionValue } from '../../../../src/math/fraction.js';
import { readFixture } from '../../../support/read-fixture.js';
import { chanceSolvable, scrambledBlank, scrambledVariation } from './scrambled-laws.js';

/** One shuffle on one board of the reference. */
export interface Reference {
  readonly board: string;
  readonly variant: string;
  readonly p_solvable: string;
  readonly tv_from_uniform_on_all_permutations: number;
  readonly blank_marginal: readonly string[];
  readonly tv_on_solvable_after_swap_tiles_1_2_fix: number;
  readonly tv_on_solvable_after_rejection: number;
  readonly broken_fix_swap_cells_0_1: { readonly p_still_unsolvable: string; readonly tv_from_uniform_solvable: number };
  readonly support: number;
  readonly min_count: number;
  readonly max_count: number;
}

/** The reference. */
export const fixture = readFixture<{
  full_distribution: Reference[];
  sattolo_p_solvable: Record<string, string>;
  naive_p_solvable: { board: string; p_solvable: string; blank_marginal_float: number[] }[];
}>('games/laws/puzzle_shuffle_subjects.json');

/** The rule of a scrambler that shuffles. */
export const shuffleRule = (scrambler: Scrambler): ShuffleRule => {
  if (scrambler.rule.kind !== 'shuffle') throw new Error('a shuffle expected');
  return scrambler.rule;
};
const SWAPS: Readonly<Record<string, ShuffleRule['swaps']>> = {
  fisher_yates: shuffleRule(entries.unchecked).swaps,
  naive_n: shuffleRule(entries.naive).swaps,
  sattolo: shuffleRule(entries.sattolo).swaps,
  fy_skips_last: shuffleRule(entries.blankFixed).swaps,
};
/** A board by name. */
export const sizeOf = (text: string): BoardShape => ({ rows: Number(text[0]), columns: Number(text[2]) });
/** A fraction in lowest terms. */
export const lowest = (text: string): string => fractionText(...fractionOf(text.includes('/') ? text : `${text}/1`));
/** The law of a row's shuffle before anything is mended. */
export const lawOf = (row: Reference): ScrambledBoards => mendedLaw(row, 'nothing');
const mendedLaw = (row: Reference, mend: Mend): ScrambledBoards =>
  scrambledBoards({ kind: 'shuffle', swaps: SWAPS[row.variant], mend }, sizeOf(row.board));

/** The first thing in which laws and reference differ. */
export function differs(row: Reference, plain: ScrambledBoards): string | null {
  const mend = (how: Mend): ScrambledBoards => mendedLaw(row, how);
  const cells = mend('swap-cells-1-and-2');
  const near = (text: string, value: number): boolean => Math.abs(fractionValue(text) - value) < 1e-12;
  const counts = plain.ways.reduce((most, one) => Math.max(most, one), 0);
  const unsolvable = (law: ScrambledBoards): string => {
    const [num, den] = fractionOf(chanceSolvable(law));
    return fractionText(den - num, den);
  };
  if (chanceSolvable(plain) !== lowest(row.p_solvable)) return `solvable ${chanceSolvable(plain)}`;
  if (!near(scrambledVariation(plain, 'all'), row.tv_from_uniform_on_all_permutations)) return 'variation of all boards';
  if (scrambledBlank(plain).some((chance, cell) => chance !== lowest(row.blank_marginal[cell]))) return 'blank';
  if (!near(scrambledVariation(mend('swap-tiles-1-and-2'), 'solvable'), row.tv_on_solvable_after_swap_tiles_1_2_fix))
    return 'tiles exchanged';
  if (!near(scrambledVariation(mend('draw-again'), 'solvable'), row.tv_on_solvable_after_rejection)) return 'drawn again';
  if (unsolvable(cells) !== lowest(row.broken_fix_swap_cells_0_1.p_still_unsolvable)) return 'cells exchanged, solvable';
  if (!near(scrambledVariation(cells, 'solvable'), row.broken_fix_swap_cells_0_1.tv_from_uniform_solvable)) return 'cells exchanged';
  if (counts !== row.max_count) return 'greatest count';
  return plain.ways.filter((one) => one > 0).length === row.support ? null : 'support';
}
