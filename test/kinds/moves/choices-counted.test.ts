import { describe, expect, it } from 'vitest';
import type { Fitted } from '../../../src/core/statistic/statistic.js';
import { outcomeIn } from '../../../src/core/subject/outcome.js';
import { kindOf, neededBesideIn } from '../../../src/kinds/index.js';
import { choiceOfPile, choiceOfSize } from '../../../src/kinds/moves/statistics/index.js';
import { batchOf } from '../../support/hands-of.js';
import { EVEN_SPACES, type EvenSpace } from '../even-spaces.js';

const MOVES = EVEN_SPACES.filter(({ space }) => space.outcome.kind === 'moves').map((one) => [one.name, one] as const);

interface Choice {
  readonly cells: readonly number[];
  readonly chance: number;
  readonly pile: number;
  /** The place of its size among those of the piles that win. */
  readonly size: number;
  /** How many piles win of every size, the largest first. */
  readonly alike: string;
}

/** Every winning move of the positions in which several piles win, by brute force, with its chance a deal. */
function choicesOf({ even, space }: EvenSpace): readonly Choice[] {
  const { piles: many } = outcomeIn(space, 'moves');
  const all = even.reduce((sum, [, weight]) => sum + weight, 0);
  const nim = (piles: readonly number[]): number => piles.reduce((sum, stones) => sum ^ stones, 0);
  const changed = new Map<string, Set<number>>();
  for (const [cells] of even) {
    const position = cells.slice(0, many).join();
    changed.set(position, (changed.get(position) ?? new Set()).add(cells[many]));
  }
  return even.flatMap(([cells, weight]) => {
    const piles = cells.slice(0, many);
    const winning = piles.filter((_, pile) => changed.get(piles.join())?.has(pile));
    if (nim(piles) === 0 || winning.length < 2) return [];
    const sizes = [...new Set(winning)].sort((a, b) => b - a);
    const pile = cells[many];
    const alike = sizes.map((size) => winning.filter((stones) => stones === size).length).join(' ');
    return [{ cells, chance: weight / all, pile, size: sizes.indexOf(piles[pile]), alike }];
  });
}

/** The least chance of an action, in every block that tells two apart at the least. */
function rarest(choices: readonly Choice[], blockOf: (one: Choice) => string, actionOf: (one: Choice) => number): readonly number[] {
  const blocks = new Map<string, Map<number, number>>();
  for (const one of choices) {
    const actions = blocks.get(blockOf(one)) ?? new Map<number, number>();
    actions.set(actionOf(one), (actions.get(actionOf(one)) ?? 0) + one.chance);
    blocks.set(blockOf(one), actions);
  }
  return [...blocks.values()].filter(({ size }) => size > 1).map((actions) => Math.min(...actions.values()));
}

function fitOf({ space }: EvenSpace, statistic: typeof choiceOfPile, trials: number): Fitted {
  const fit = statistic.fit(space, trials);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
}

describe.each(MOVES)('choices in %s', (_, one) => {
  const choices = choicesOf(one);
  const ofPile = rarest(
    choices,
    () => '',
    ({ pile }) => pile,
  );
  const ofSize = rarest(
    choices,
    ({ alike }) => alike,
    ({ size }) => size,
  );

  it.each([
    ['pile', choiceOfPile, ofPile],
    ['size', choiceOfSize, ofSize],
  ] as const)('of a %s are counted from five expected of the rarest on, and a thousand deals', (__, statistic, chances) => {
    const least = Math.max(1000, Math.ceil(5 / Math.min(...chances) - 1e-9));
    expect(statistic.fit(one.space, least - 1)).toHaveProperty('skipped');
    const { rows, shape } = fitOf(one, statistic, least);
    expect(rows).toMatchObject([{ test: statistic.id }]);
    expect(shape).toEqual([fitOf(one, statistic, least).accumulator().counts.length]);
  });

  it('are compared between parts where each expects ten of the rarest of some block, and 125 deals', () => {
    const most = [Math.max(...ofPile), Math.max(...ofSize)];
    const least = 8 * Math.max(125, ...most.map((chance) => Math.ceil(10 / chance - 1e-9)));
    expect(neededBesideIn(one.space)).toEqual([{ id: 'homogeneity', from: least }]);
    const homogeneity = kindOf(one.space.outcome).statistics.get('homogeneity');
    expect(homogeneity.fit(one.space, least - 1)).toHaveProperty('skipped');
    expect(homogeneity.fit(one.space, least)).not.toHaveProperty('skipped');
  });

  it('count for as many deals as hold so many positions with a choice, where these are fewer than six standard errors below the even number', () => {
    const trials = 10_000;
    const fit = fitOf(one, choiceOfPile, trials);
    const { piles: many } = outcomeIn(one.space, 'moves');
    const share = choices.reduce((sum, { chance }) => sum + chance, 0);
    expect(fit.rows[0].scale).toBeCloseTo(share, 12);
    const edge = trials - 6 * Math.sqrt((trials * (1 - share)) / share);
    const seenAs = (positions: number): number => {
      const { add, counts } = fit.accumulator();
      add(batchOf(Array.from({ length: positions }, (__, i) => choices[i % choices.length].cells)));
      return fit.test(counts, trials)[0].trials;
    };
    const below = Math.floor((edge - 2) * share);
    expect(seenAs(below)).toBe(Math.floor(below / share + 1e-9));
    expect(seenAs(Math.ceil((edge + 2) * share))).toBe(trials);
    expect(seenAs(Math.ceil(trials * share))).toBe(trials);
    // Of one position alone not every choice among four piles can be told.
    if (many === 3) expect(seenAs(1)).toBe(Math.max(2, Math.floor(1 / share)));
  });
});
