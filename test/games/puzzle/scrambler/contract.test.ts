import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../../src/core/catalogue.js';
import type { BoardShape } from '../../../../src/core/subject/outcome.js';
import { boardGraph } from '../../../../src/games/puzzle/board-graph.js';
import { scrambledBoards } from '../../../../src/games/puzzle/law/scrambled-boards.js';
import * as entries from '../../../../src/games/puzzle/scrambler/index.js';
import type { PlannedScrambler, Scrambler } from '../../../../src/games/puzzle/scrambler/scrambler.js';
import { ratio } from '../../../../src/math/ratio.js';
import { boardWriter, solvableWriter } from '../board-numbers.js';
import { exactWalkLaw } from '../law/walk-exact.js';
import { lawByLeaves, scrambleFault } from './checks.js';

const scramblers = catalogue<Scrambler>('scrambler', entries);
const variants: readonly Scrambler[] = scramblers.all.flatMap((entry) =>
  entry.parameter ? [entry, ...[0, 1, 17].map((moves) => scramblers.get(`${entry.id}:${moves}`))] : [entry],
);
const at = (rows: number, columns: number): BoardShape => ({ rows, columns });

/** The law that follows from the rule, by board as text. */
function lawByRule({ rule }: Scrambler, size: BoardShape): ReadonlyMap<string, number> {
  const cells = new Uint16Array(size.rows * size.columns);
  const law = new Map<string, number>();
  if (rule.kind === 'walk') {
    const { weights, denominator } = exactWalkLaw(boardGraph(size), rule.chain, rule.moves);
    const write = solvableWriter(size);
    for (const [board, weight] of weights) {
      write(board, cells);
      law.set(cells.join(' '), ratio(weight, denominator));
    }
    return law;
  }
  const { ways, total } = scrambledBoards(rule, size);
  const write = boardWriter(size);
  ways.forEach((one, board) => {
    if (one === 0) return;
    write(board, cells);
    law.set(cells.join(' '), one / total);
  });
  return law;
}

/** The first board on which two laws differ by more than rounding. */
function lawFault(law: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): string | null {
  for (const board of new Set([...law.keys(), ...other.keys()]))
    if (!(Math.abs((law.get(board) ?? 0) - (other.get(board) ?? 0)) < 1e-13))
      return `${board}: ${law.get(board) ?? 0}, not ${other.get(board) ?? 0}`;
  return null;
}

describe.each(variants)('scrambler $id', (scrambler) => {
  it('makes a board for any choices, the same as a shuffle of cards', () => {
    const scramble = fc.property(
      fc.integer({ min: 2, max: 5 }),
      fc.integer({ min: 2, max: 5 }),
      fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      (rows, columns, seed) => {
        expect(scrambleFault(scrambler, at(rows, columns), seed)).toBe(null);
      },
    );
    fc.assert(scramble, { seed: 20250601, numRuns: 40 });
  });

  it('says where it comes from, and a mistake where it was met', () => {
    expect(scrambler.reference).toMatch(/\d{4}|github\.com/);
    expect(scrambler.summary).toMatch(/\.$/);
    if (scrambler.uniform) expect(scrambler.seenIn).toBeUndefined();
    else expect(scrambler.seenIn).toMatch(/\S/);
    if (scrambler.kind === 'planned') expect([...scrambler.bounds(at(5, 5))].filter((bound) => bound < 1 || bound > 65_536)).toEqual([]);
  });
});

const walks = scramblers.all
  .filter(({ rule }) => rule.kind === 'walk')
  .flatMap(({ id }) => [1, 2, 5].map((moves) => scramblers.get(`${id}:${moves}`)));
const shuffles = scramblers.all.filter(({ rule }) => rule.kind === 'shuffle');

describe('the law that follows from a rule is that of the scrambler run on every leaf of its choices', () => {
  it.each([...walks, ...shuffles])('$id on 2 × 2', (scrambler) => {
    expect(
      lawFault(
        lawByRule(scrambler, at(2, 2)),
        lawByLeaves(scrambler, at(2, 2), scrambler.rule.kind === 'walk' ? 99 : drawsOf(scrambler, 4)),
      ),
    ).toBe(null);
  });

  it.each([...walks, ...shuffles])('$id on 2 × 3', (scrambler) => {
    expect(
      lawFault(
        lawByRule(scrambler, at(2, 3)),
        lawByLeaves(scrambler, at(2, 3), scrambler.rule.kind === 'walk' ? 99 : drawsOf(scrambler, 6)),
      ),
    ).toBe(null);
  });

  it.each(walks)('$id on 3 × 3', (scrambler) => {
    expect(lawFault(lawByRule(scrambler, at(3, 3)), lawByLeaves(scrambler, at(3, 3), 99))).toBe(null);
  });
});

function drawsOf({ rule }: Scrambler, cells: number): number {
  return rule.kind === 'walk' ? 99 : rule.swaps(cells).length;
}

describe('the scrambler catalogue', () => {
  it('has every promised scrambler under its own name', () => {
    const promised =
      'blank-fixed cell-swap first-tiles-swap naive naive-rejection naive-tile-swap rejection sattolo tile-swap unchecked walk walk-click walk-lazy walk-no-undo walk-propose';
    expect(scramblers.all.map(({ id }) => id)).toEqual(promised.split(' '));
    expect(new Set(variants.map(({ title }) => title)).size).toBe(variants.length);
  });

  it('makes 100 moves where a walk is named without a number', () => {
    expect(scramblers.get('walk').rule).toMatchObject({ kind: 'walk', moves: 100 });
    expect(scramblers.get('walk:50').rule).toMatchObject({ kind: 'walk', moves: 50 });
    expect(() => scramblers.get('walk:1000001')).toThrow('scrambler walk: moves must be a whole number from 0 to 1000000, got "1000001"');
    expect(() => scramblers.get('naive:3')).toThrow('scrambler naive takes no number after a colon, got "3"');
  });
});

describe('the checks of this suite catch', () => {
  const { tileSwap, cellSwap } = entries;
  const lie = (change: Partial<PlannedScrambler>): string | null => {
    for (let seed = 0; seed < 100; seed++) {
      const fault = scrambleFault({ ...tileSwap, ...change }, at(3, 3), seed);
      if (fault !== null) return fault;
    }
    return null;
  };
  let scrambles = 0;

  it.each<[string, Partial<PlannedScrambler>, string]>([
    ['a tile that is there twice', { apply: (_, cells) => void cells.fill(1) }, 'not a board'],
    ['boards mended on cells in place of tiles', { apply: cellSwap.apply }, 'not solvable'],
    [
      'a scramble that depends on the one before',
      { apply: (draws, cells, size) => tileSwap.apply(scrambles++ % 2 === 0 ? draws : draws.map(() => 0), cells, size) },
      'a second scramble from the same choices differs',
    ],
    [
      'draws written over',
      {
        apply(draws, cells, size) {
          tileSwap.apply(draws, cells, size);
          draws.fill(7);
        },
      },
      'the draws were changed',
    ],
  ])('%s', (_, change, fault) => {
    expect(lie({})).toBe(null);
    expect(lie(change)).toBe(fault);
  });

  it('a law with one wrong chance, a law of another mending, and a walk of one move more', () => {
    const law = new Map(lawByRule(tileSwap, at(2, 3)));
    const leaves = lawByLeaves(tileSwap, at(2, 3), 5);
    expect(lawFault(law, leaves)).toBe(null);
    law.set('1 2 3 4 5 0', 1 / 360 + 1e-9);
    expect(lawFault(law, leaves)).toMatch(/^1 2 3 4 5 0: /);
    expect(lawFault(lawByRule(cellSwap, at(2, 3)), leaves)).not.toBe(null);
    expect(lawFault(lawByRule(scramblers.get('walk:4'), at(2, 3)), lawByLeaves(scramblers.get('walk:5'), at(2, 3), 99))).not.toBe(null);
  });
});
