import { describe, expect, it } from 'vitest';
import { PILES, repaired } from '../../../../src/lab/lessons/searches/grid.js';
import { listsAfter } from '../../../../src/lab/lessons/searches/lists.js';
import { brokenRaces, lostBy, lostFrom, raceOf } from '../../../../src/lab/lessons/searches/race.js';
import { lossOf } from '../../../../src/lab/lessons/searches/race-law.js';
import { hasMistake, runOf, type SearchName, STARTS } from '../../../../src/lab/lessons/searches/run.js';
import { letterOf } from '../../../../src/lab/letters.js';
import { choicesOf } from '../../../../src/lab/worker/choices-of.js';

const NAMES: readonly SearchName[] = ['deep', 'wide', 'best', 'star'];
const keys = (boards: readonly { readonly cells: readonly number[] }[]): string[] => boards.map(({ cells }) => cells.join(''));

describe('the lists of a search', () => {
  it.each(NAMES)('of %s first hold every board, take it from the open ones, and never both', (name) => {
    for (const start of Object.values(STARTS)) {
      const { expansions } = runOf(name, start, false);
      for (let step = 0; step <= expansions.length; step++) {
        const { closed, open } = listsAfter(expansions, step);
        expect(keys(closed).length).toBe(step);
        expect(keys(open).filter((board) => keys(closed).includes(board))).toEqual([]);
        const next = expansions[step];
        if (next) expect(keys(open)).toContain(next.cells.join(''));
      }
    }
  });

  it('are short of the goal at last in breadth first: it was made and not taken', () => {
    const { expansions } = runOf('wide', STARTS['nine'] ?? [], false);
    expect(keys(listsAfter(expansions, expansions.length).open)).toContain('123450');
  });
});

describe('the searches', () => {
  it('find ways, breadth first and A* shortest ones, from 10, 9 and 7 moves away', () => {
    for (const [id, moves] of [
      ['ten', 10],
      ['nine', 9],
      ['seven', 7],
    ] as const) {
      const runs = NAMES.map((name) => runOf(name, STARTS[id] ?? [], false));
      expect(runs.map(({ shortest }) => shortest)).toEqual([moves, moves, moves, moves]);
      expect([runs[1]?.path?.length, runs[3]?.path?.length]).toEqual([moves, moves]);
      expect(runs.map(({ expanded, expansions }) => expanded - expansions.length)).toEqual([0, 0, 0, 0]);
      for (const { path } of runs) expect(path?.length).toBeGreaterThanOrEqual(moves);
    }
  });

  it('have a mistake where some texts have one: siblings dropped, the search is stuck', () => {
    expect(NAMES.filter(hasMistake)).toEqual(['best', 'star']);
    const stuck = runOf('best', STARTS['ten'] ?? [], true);
    expect(stuck.path).toBeNull();
    expect(listsAfter(stuck.expansions, stuck.expansions.length).open).toEqual([]);
    // A* that never looks again at what was made takes two moves more than it need.
    expect(runOf('star', STARTS['ten'] ?? [], true).path?.length).toBe(12);
  });
});

describe('the grid of Nim', () => {
  it('is repaired where what is left of the pile is the nim-sum of the others', () => {
    for (const [pile, size] of PILES.entries()) {
      const others = PILES.reduce((sum, one, k) => (k === pile ? sum : sum ^ one), 0n);
      for (let flips = 0; flips < 16; flips++) {
        const left = size ^ BigInt(flips);
        const expected = flips === 0 ? 'none' : left > size ? 'grows' : left === others ? 'done' : 'open';
        expect(repaired(pile, flips).state, `${size} with ${flips}`).toBe(expected);
      }
    }
    // The texts' example: 14 becomes 9; who overlooks the last column leaves 8.
    expect([repaired(1, 0b0111).state, repaired(1, 0b0110)]).toEqual([
      'done',
      expect.objectContaining({ state: 'open', odd: [4], taken: 6n }),
    ]);
  });
});

describe('the race', () => {
  it('with a lock is Fisher–Yates twice, and loses no card', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const steps = raceOf(5, true, choicesOf(`lab ${seed}`));
      // Two shuffles of four swaps, four reads and writes each.
      expect(steps.length).toBe(32);
      expect(steps.map(({ thread }) => thread)).toEqual(Array.from({ length: 32 }, (_, k) => (k < 16 ? 0 : 1)));
      // A card is away in the middle of a swap, and no card is lost for good.
      expect(steps.filter(({ deck }) => lostFrom(deck).length > 0).length).toBeGreaterThan(0);
      expect(steps.flatMap((_, at) => lostBy(steps, at + 1))).toEqual([]);
    }
    expect(brokenRaces(5, true, choicesOf('lab 1'), 200)).toBe(0);
  });

  it('without one writes only what was read, and often loses a card', () => {
    for (const { card, deck, doing, i, j } of raceOf(5, false, choicesOf('lab 1')))
      if (doing.startsWith('writes')) expect(letterOf(deck[doing === 'writes-i' ? i : j] ?? -1)).toBe(letterOf(card));
    expect(brokenRaces(5, false, choicesOf('lab 1'), 1000)).toBeGreaterThan(100);
    const steps = raceOf(5, false, choicesOf('lab 2'));
    expect(lostBy(steps, steps.length)).toEqual(lostFrom(steps.at(-1)?.deck ?? []));
    expect(lostBy(steps, 0)).toEqual([]);
  });

  it('of two cards loses one as often as every fall of the coins says', () => {
    const { den, num } = lossOf(2, false);
    const chance = Number(num) / Number(den);
    // Five standard deviations of a share of 20,000.
    expect(Math.abs(brokenRaces(2, false, choicesOf('lab 7'), 20_000) / 20_000 - chance)).toBeLessThan(
      5 * Math.sqrt((chance * (1 - chance)) / 20_000),
    );
    expect(lossOf(2, true)).toEqual({ num: 0n, den: 1n });
    expect(() => lossOf(5, false)).toThrow('at most');
  });

  it('by hand: who swaps A and B while the other has read them leaves one of them twice', () => {
    // Both threads draw j = 0 of two cards; coins 0, 1, 0, 1, … let them go in step.
    const draws = [0, 0];
    const coins = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1];
    let drawn = 0;
    let turn = 0;
    const started = new Set<number>();
    const choices = {
      below: (): number => {
        // The coin comes first; a thread draws its j when it takes its first step.
        if (turn > 0 && !started.has(coins[turn - 1] ?? 0) && started.add(coins[turn - 1] ?? 0)) return draws[drawn++] ?? 0;
        return coins[turn++] ?? 0;
      },
    };
    const last = raceOf(2, false, choices).at(-1)?.deck;
    // Each read B at 1 and A at 0, and wrote A to 1 and B to 0: the swap was made once and not twice.
    expect(last).toEqual([1, 0]);
  });
});
