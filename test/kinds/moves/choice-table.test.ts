import { describe, expect, it } from 'vitest';
import { outcomeIn } from '../../../src/core/subject/outcome.js';
import { choicePositions, rankOfPiles } from '../../../src/games/nim/player/choice-positions.js';
import { type ChoiceTable, choiceTable } from '../../../src/kinds/moves/statistics/choice-table.js';
import { choiceOfMove, choiceOfPile, choiceOfSize } from '../../../src/kinds/moves/statistics/index.js';
import { cholesky, isRegular, squaredLength, whiten } from '../../../src/kinds/moves/statistics/whitening.js';
import { choicesFrom } from '../../parts/shuffle/checks.js';
import { EVEN_SPACES, type EvenSpace } from '../even-spaces.js';

const MOVES = EVEN_SPACES.filter(({ space }) => space.outcome.kind === 'moves');
const CASES = MOVES.flatMap((one) =>
  [choiceOfPile, choiceOfSize, choiceOfMove].map((statistic) => [statistic.id, one.name, statistic, one] as const),
);

/** Made for each test, and not kept by the statistic: so each is held to what it asks of it. */
function tableOf(statistic: typeof choiceOfPile, { space }: EvenSpace): ChoiceTable {
  const { choice, max, piles } = outcomeIn(space, 'moves');
  const table = choiceTable(choicePositions(choice, piles, max), max ** piles, piles, (position) => statistic.view(position));
  if (!table) throw new Error('there is nothing to choose');
  return table;
}

/** Every even move with its chance, the rank of its position, and what stands for it in the kernel. */
function movesOf(table: ChoiceTable, { even, space }: EvenSpace) {
  const { max, piles } = outcomeIn(space, 'moves');
  const all = even.reduce((sum, [, weight]) => sum + weight, 0);
  return even.map(([cells, weight]) => {
    const rank = rankOfPiles(cells, 0, piles, max);
    const pile = cells[piles];
    return { chance: weight / all, rank, pile, vector: table.whitened(rank, pile) };
  });
}

type Move = ReturnType<typeof movesOf>[number];

const product = ({ vector: a }: Pick<Move, 'vector'>, { vector: b }: Pick<Move, 'vector'>): number =>
  !a || !b || a.block !== b.block ? 0 : Array.from(a.action, (x, i) => x * b.action[i]).reduce((sum, x) => sum + x, 0);

describe.each(CASES)('%s, %s', (_, __, statistic, one) => {
  const made = (): { readonly table: ChoiceTable; readonly moves: readonly Move[] } => {
    const table = tableOf(statistic, one);
    return { table, moves: movesOf(table, one).filter(({ vector }) => vector !== null) };
  };

  it('has a kernel with the moments of every two moves', () => {
    const { moves, table } = made();
    const meanOf = (of: (a: Move, b: Move) => number): number =>
      moves.reduce((sum, a) => sum + moves.reduce((rest, b) => rest + a.chance * b.chance * of(a, b), 0), 0);
    const { cube, degrees, rarest, self } = table.kernel;
    // What a move has with itself, less the mean of that in its position.
    const own = new Map<number, { all: number; chance: number }>();
    for (const move of moves) {
      const { all, chance } = own.get(move.rank) ?? { all: 0, chance: 0 };
      own.set(move.rank, { all: all + move.chance * product(move, move), chance: chance + move.chance });
    }
    const beyond = (a: Move): number => product(a, a) - (own.get(a.rank)?.all ?? 0) / (own.get(a.rank)?.chance ?? 1);
    const share = moves.reduce((sum, { chance }) => sum + chance, 0);
    expect(share).toBeCloseTo(table.share, 12);
    expect(meanOf(product)).toBeCloseTo(0, 10);
    expect(meanOf((a, b) => product(a, b) ** 2)).toBeCloseTo(degrees, 8);
    expect(Math.abs(meanOf((a, b) => product(a, b) ** 3) - cube)).toBeLessThan(1e-8 * Math.max(1, cube));
    expect(meanOf((a) => beyond(a) ** 2) / share).toBeCloseTo(self.variance, 7);
    expect(meanOf((a) => beyond(a) ** 3) / share).toBeCloseTo(self.third, 5);
    expect(meanOf((a, b) => beyond(a) * beyond(b) * product(a, b))).toBeCloseTo(self.along, 7);
    expect(rarest).toBe(table.rarest);
  });

  it('expects every action as often as even moves make it', () => {
    const { moves, table } = made();
    const counts = new Float64Array(table.cells);
    const actions = new Map<number, number>();
    for (const { chance, pile, rank } of moves) {
      const { piles } = outcomeIn(one.space, 'moves');
      counts[table.kindCell[rank]] += 1000 * chance;
      const cell = table.actionCell[rank * piles + pile];
      actions.set(cell, (actions.get(cell) ?? 0) + 1000 * chance);
    }
    const rarest = table.blocks.map(({ expected, first }) => {
      for (const [action, often] of expected(counts).entries()) expect(often).toBeCloseTo(actions.get(first + action) ?? Number.NaN, 9);
      return Math.min(...expected(counts)) / 1000;
    });
    expect(table.rarest).toBeCloseTo(Math.min(...rarest), 12);
    expect(table.most).toBeCloseTo(Math.max(...rarest), 12);
    expect(table.asDeals(counts)).toBeCloseTo(1000, 9);
    for (const [cell, often] of actions) counts[cell] = often;
    expect(table.value(counts)).toBeCloseTo(0, 9);
    // As many deals as expect five of the rarest tell all apart, and one less does not.
    const scaled = (by: number): Float64Array => counts.map((count) => count * by);
    expect([1.001, 0.999].map((by) => Number(table.tells(scaled((by * 5) / 1000 / table.rarest), 5)))).toEqual([1, 0]);
    expect([...new Set(table.kinds)]).toHaveLength(table.kinds.length);
    expect(new Set(moves.map(({ rank }) => table.kindCell[rank]))).toEqual(new Set(table.kinds));
  });

  it('is the same question of the blocks alone whose actions are often enough', () => {
    const { moves, table } = made();
    const rarest = table.blocks.map(({ expected }) => {
      const counts = new Float64Array(table.cells);
      for (const { chance, rank } of moves) counts[table.kindCell[rank]] += chance;
      return Math.min(...expected(counts));
    });
    for (const least of [0, table.rarest * (1 - 1e-9), table.rarest * (1 + 1e-9), table.most * (1 - 1e-9)]) {
      const kept = table.from(least);
      expect(kept?.blocks.length ?? 0).toBe(rarest.filter((chance) => chance >= least * (1 - 1e-12)).length);
      if (kept) expect(kept.cells).toBe(table.cells);
    }
    expect(table.from(table.most * (1 + 1e-9))).toBeNull();
  });
});

describe('positions that tell actions apart no more', () => {
  it('count as much as luck makes of them on average, where there are none', () => {
    const one = MOVES.find(({ name }) => name === 'moves of 3 piles of 1 to 4, by outcome') ?? MOVES[0];
    const table = tableOf(choiceOfPile, one);
    expect(table.value(new Float64Array(table.cells))).toBe(table.kernel.degrees);
    expect(Number(table.tells(new Float64Array(table.cells), 5))).toBe(0);
    expect(table.asDeals(new Float64Array(table.cells))).toBe(0);
    // A position that is lost leaves no choice.
    expect(table.whitened(rankOfPiles([1, 2, 3], 0, 3, 4), 0)).toBeNull();
  });
});

describe('one position alone, dealt again and again', () => {
  const PILES = 4;
  const MAX = 7;
  // Three moves win there: any of the piles of 7 down to 1.
  const BEFORE = [7, 7, 7, 1];
  const choices = (pileOf: (deal: number) => number, left: number): number => {
    const table = choiceOfMove.table('pile', PILES, MAX);
    if (!table) throw new Error('there is something to choose');
    const counting = choiceOfMove.counting(table, { piles: PILES, max: MAX });
    const cells = Array.from({ length: 3000 }, (_, deal) => [...BEFORE, pileOf(deal), left]).flat();
    counting.add({ cells: Uint16Array.from(cells), length: 3000, width: PILES + 2 });
    return (table.value(counting.counts) - table.kernel.degrees) / Math.sqrt(2 * table.kernel.degrees);
  };
  const even = choicesFrom(7);

  it('is not too even, and not uneven, where the moves are', () => {
    expect(Math.abs(choices(() => even.below(3), 1))).toBeLessThan(3);
  });

  it('shows a player who has a favourite pile, and moves that no choice makes', () => {
    expect(choices(() => 0, 1)).toBeGreaterThan(50);
    expect(choices(() => even.below(3), 2)).toBeGreaterThan(50);
  });
});

describe('whitening', () => {
  const COVARIANCE = [
    [4, 2, -1],
    [2, 5, 0.5],
    [-1, 0.5, 3],
  ];

  it('has a lower triangle whose product with itself is the covariance, and undoes it', () => {
    const lower = cholesky(COVARIANCE);
    expect(lower.map((row) => row.length)).toEqual([1, 2, 3]);
    for (const [i, row] of COVARIANCE.entries())
      for (const [j, wanted] of row.entries())
        expect(Array.from(lower[i], (x, k) => x * (lower[j][k] ?? 0)).reduce((sum, x) => sum + x, 0)).toBeCloseTo(wanted, 12);
    const whitened = whiten(lower, [1, -2, 3]);
    for (const [i, wanted] of [1, -2, 3].entries())
      expect(Array.from(lower[i], (x, k) => x * whitened[k]).reduce((sum, x) => sum + x, 0)).toBeCloseTo(wanted, 12);
  });

  it('makes of numbers one squared length', () => {
    const length = whiten(cholesky(COVARIANCE), [1, -2, 3]).reduce((sum, x) => sum + x * x, 0);
    expect(squaredLength(COVARIANCE, [1, -2, 3], 100)).toBeCloseTo(length, 12);
  });

  it('counts what follows from the others as 1, and what does not follow though it must as far out', () => {
    // The third is the sum of the others; of the last there is none.
    const covariance = [
      [1, 0, 1, 0],
      [0, 4, 4, 0],
      [1, 4, 5, 0],
      [0, 0, 0, 0],
    ];
    expect(squaredLength(covariance, [1, 2, 3, 0], 100)).toBeCloseTo(1 + 1 + 1 + 1, 12);
    expect(squaredLength(covariance, [1, 2, 4, 0], 100)).toBeGreaterThan(1e6);
    expect(squaredLength(covariance, [1, 2, 3, 1], 100)).toBeGreaterThan(1e6);
  });

  it('tells variables of which one follows from the others', () => {
    const follows = (by: number): readonly (readonly number[])[] => [
      [1, 0, 1],
      [0, 1, 1],
      [1, 1, 2 * (1 + by)],
    ];
    expect([isRegular(COVARIANCE), isRegular(follows(1e-6)), isRegular(follows(1e-12)), isRegular([[0]])].map(Number)).toEqual([
      1, 1, 0, 0,
    ]);
  });
});
