import { describe, expect, it } from 'vitest';
import { isWinning } from '../../../src/games/nim/is-winning.js';
import { nimGrid, positionsOf } from '../../../src/games/nim/nim-grid.js';
import { nimSum } from '../../../src/games/nim/nim-sum.js';
import type { Play } from '../../../src/games/nim/play.js';
import { winningMoves } from '../../../src/games/nim/winning-moves.js';
import { readFixture } from '../../support/read-fixture.js';

interface Outcomes {
  readonly P: number;
  readonly N: number;
  readonly P_all_piles_ge1: number;
  readonly winning_moves_total: number;
  readonly N_by_winning_moves: Readonly<Record<string, number>>;
}
interface Row {
  readonly piles: number;
  readonly max: number;
  readonly normal: Outcomes;
  readonly misere: Outcomes;
  readonly closed_form_mismatches: Readonly<Record<string, number>>;
}
const { rows } = readFixture<{ rows: readonly Row[] }>('games/nim_theorem_counts.json');
const examples = readFixture<{
  nim: readonly { piles: number[]; xor: number; first_wins: boolean; winning_moves: { pile: number; from_: number; to: number }[] }[];
  misere: readonly { piles: number[]; mover_wins: boolean; winning_moves?: { pile: number; to: number }[] }[];
}>('games/nim_examples.json');

const PLAYS: readonly Play[] = ['normal', 'misere'];

/** The counts of a grid as the reference has them, by the rules of the product. */
function counted(piles: number, most: number, play: Play): Outcomes {
  const grid = nimGrid(piles, most, play);
  const byMoves: Record<string, number> = {};
  const found = { P: 0, N: 0, P_all_piles_ge1: 0, winning_moves_total: 0 };
  for (const position of positionsOf(grid)) {
    const moves = winningMoves(position, play).length;
    found.winning_moves_total += moves;
    if (isWinning(position, play)) {
      found.N++;
      byMoves[moves] = (byMoves[moves] ?? 0) + 1;
    } else {
      found.P++;
      if (!position.includes(0)) found.P_all_piles_ge1++;
    }
  }
  return { ...found, N_by_winning_moves: byMoves };
}

describe.each(rows.map((row) => [`${row.piles} piles of up to ${row.max}`, row] as const))('%s', (_, row) => {
  it.each(PLAYS)('have the outcomes and winning moves of the reference in %s play', (play) => {
    expect(counted(row.piles, row.max, play)).toEqual(row[play]);
  });

  it('are misjudged by the wrong rules of misère play as often as the reference counts', () => {
    const { wins } = nimGrid(row.piles, row.max, 'misere');
    let rank = 0;
    let [right, wrong] = [0, 0];
    for (const position of positionsOf({ piles: row.piles, most: row.max, play: 'misere', wins })) {
      const truth = wins[rank++] === 1;
      if (isWinning(position, 'misere') !== truth) right++;
      // The text's exception, an odd number of piles of 1, is what normal play says.
      if (isWinning(position, 'normal') !== truth) wrong++;
    }
    expect([right, wrong]).toEqual([
      row.closed_form_mismatches['misere_correct_rule'],
      row.closed_form_mismatches['misere_rule_as_in_seed'],
    ]);
    expect(wrong).toBe(2 ** row.piles);
  });
});

describe('the examples of the teaching text', () => {
  it.each(examples.nim.map((one) => [one.piles.join(', '), one] as const))('%s', (_, one) => {
    expect(nimSum(one.piles)).toBe(one.xor);
    expect(isWinning(one.piles)).toBe(one.first_wins);
    expect(winningMoves(one.piles)).toEqual(one.winning_moves.map(({ from_, pile, to }) => ({ pile, from: from_, to })));
  });

  it.each(examples.misere.map((one) => [one.piles.join(', '), one] as const))('%s in misère play', (_, one) => {
    expect(isWinning(one.piles, 'misere')).toBe(one.mover_wins);
    if (one.winning_moves) {
      expect(winningMoves(one.piles, 'misere').map(({ pile, to }) => ({ pile, to }))).toEqual(one.winning_moves);
    }
  });
});

describe('nimSum', () => {
  it('works up to 2^32 - 1', () => {
    expect(nimSum([2 ** 32 - 1, 1])).toBe(2 ** 32 - 2);
    expect(nimSum([2 ** 31, 5])).toBe(2 ** 31 + 5);
    expect(winningMoves([2 ** 32 - 1, 2 ** 31])).toEqual([{ pile: 0, from: 2 ** 32 - 1, to: 2 ** 31 }]);
    expect(nimSum([])).toBe(0);
  });

  it.each([-1, 0.5, 2 ** 32, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s, whose bits it would lose', (pile) => {
    const said = `pile 2 must be a whole number from 0 to 2^32 - 1, got ${pile}`;
    expect(() => nimSum([3, pile])).toThrow(said);
    expect(() => isWinning([3, pile], 'misere')).toThrow(said);
    expect(() => winningMoves([3, pile], 'misere')).toThrow(said);
  });
});

describe('nimGrid', () => {
  it('works out the grids of the goals within them', () => {
    const before = process.cpuUsage();
    const sizes = [nimGrid(4, 15).wins.length, nimGrid(6, 7).wins.length];
    const { system, user } = process.cpuUsage(before);
    expect(sizes).toEqual([65_536, 262_144]);
    // Together 0.7 s are the goal; both take a tenth of it.
    expect((user + system) / 1e6).toBeLessThan(0.7);
  });
});
