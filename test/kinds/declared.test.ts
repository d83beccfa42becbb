import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/core/subject/outcome.js';
import { tellsDistinctDeals } from '../../src/kinds/deck/statistics/repeats.js';
import { headlineAmong, isBetweenDeals, lagOf, singleDealRow, statisticOf, testCounting } from '../../src/kinds/declared.js';
import { kindOf } from '../../src/kinds/index.js';

const KINDS: readonly Outcome['kind'][] = ['deck', 'hand', 'board', 'piles', 'moves'];

const headline = (kind: Outcome['kind'], ...tests: string[]): string | undefined =>
  headlineAmong(
    kind,
    tests.map((test) => ({ test })),
  )?.says;

describe('what statistics declare', () => {
  it.each(KINDS)('is counted by one statistic of %s at most', (kind) => {
    const counted = kindOf({ kind }).statistics.all.flatMap(({ counts }) => counts ?? []);
    expect(counted).toEqual([...new Set(counted)]);
  });

  it.each(KINDS)('as headlines of %s is the rest of a sentence', (kind) => {
    const said = kindOf({ kind }).statistics.all.flatMap(({ headline: own }) => own ?? []);
    expect(said.filter(({ says }) => !/^[a-z].*[^.]$/.test(says))).toEqual([]);
  });

  it('is found by the statistic’s id and by a row’s', () => {
    expect(statisticOf('deck', 'fisher-yates-digits/down')?.id).toBe('fisher-yates-digits');
    expect(statisticOf('deck', 'seen-cards')).toBeNull();
    expect(testCounting('deck', 'positions')).toBe('position-matrix');
    expect(testCounting('hand', 'positions')).toBeNull();
  });

  it('tells rows between deals from rows of one deal, and the row that says how many deals there are', () => {
    expect(['repeats/adjacent', 'previous-deal/cycles', 'cycles'].map((test) => isBetweenDeals('deck', test))).toEqual([true, true, false]);
    const back = ['previous-deal/cycles', 'previous-deal/64/neighbour-gap', 'repeats/adjacent'];
    expect(back.map((test) => lagOf('deck', test))).toEqual([1, 64, 1]);
    expect(back.map((test) => singleDealRow('deck', test))).toEqual(['cycles', 'neighbour-gap', null]);
    expect([singleDealRow('hand', 'seen-again'), singleDealRow('hand', 'seen-again/2')]).toEqual([null, null]);
    expect(['repeats', 'repeats/adjacent', 'cycles'].map((test) => tellsDistinctDeals(test))).toEqual([true, false, false]);
  });
});

describe('the headline of several rows', () => {
  it.each<[Outcome['kind'], string[], string | undefined]>([
    ['deck', ['cycles'], undefined],
    ['deck', ['cycles', 'position-matrix'], 'some cards come to some positions too often'],
    ['deck', ['pairwise-order/curl', 'pairwise-order/rank'], 'some cards come to some positions too often'],
    ['deck', ['previous-deal/cycles', 'position-matrix'], 'a deal depends on the deals before it'],
    ['deck', ['cycles', 'previous-deal/cycles'], undefined],
    ['deck', ['previous-deal/2/rising-sequences', 'previous-deal/rising-sequences'], 'a deal depends on the deal two deals before it'],
    ['deck', ['previous-deal/rising-sequences', 'previous-deal/2/rising-sequences'], 'a deal depends on the deals before it'],
    ['hand', ['seen-again/16', 'seen-cards'], 'a deal depends on the deal 16 deals before it'],
    ['hand', ['seen-suits/together', 'seen-cards'], 'some cards come together more often than others'],
    ['hand', ['seen-suits/spades', 'seen-cards'], undefined],
    ['board', ['blank', 'solvable'], 'not every board can be solved'],
    ['board', ['blank', 'tile-cell'], 'the blank is not in every cell equally often'],
    ['board', ['depth', 'blank', 'tile-cell'], 'the tiles are not in every cell equally often'],
    ['piles', ['piles-again', 'total-stones'], 'a deal depends on the deals before it'],
    ['piles', ['pile-sizes/each', 'piles-again'], 'the piles do not have every number of stones equally often'],
    ['piles', ['pile-pairs', 'pile-sizes/each'], 'the piles do not have every number of stones equally often'],
    ['moves', ['choice-of-move', 'choice-of-size', 'choice-of-pile'], 'the player favours winning moves in piles of some sizes'],
  ])('of %s, %s', (kind, tests, said) => {
    expect(headline(kind, ...tests)).toBe(said);
  });
});
