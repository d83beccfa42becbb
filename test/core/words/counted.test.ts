import { describe, expect, it } from 'vitest';
import { allOf, counted, nounFor, shareOf, verbFor } from '../../../src/core/words/counted.js';

describe('a counted noun', () => {
  it.each([
    [1, 'deal', '1 deal'],
    [2n, 'deal', '2 deals'],
    [0, 'deal', 'no deals'],
    ['1,200', 'board', '1,200 boards'],
    ['1.00', 'time', '1.00 times'],
    [3, 'pair of deals', '3 pairs of deals'],
    [3, 'winning move', '3 winning moves'],
    [3, 'choice tree leaf', '3 choice tree leaves'],
    [3, 'hypothesis', '3 hypotheses'],
    [3, 'entry', '3 entries'],
    [3, 'day', '3 days'],
    [3, 'branch', '3 branches'],
    [3, 'method of choice', '3 methods of choice'],
    [2, 'axis', '2 axes'],
    [2, 'class', '2 classes'],
    [2, 'box', '2 boxes'],
    [2, 'wish', '2 wishes'],
    [2, 'session', '2 sessions'],
    [2, 'chart', '2 charts'],
    [2, 'cycle', '2 cycles'],
  ])('has the number of %s %s', (n, noun, text) => {
    expect(counted(n, noun)).toBe(text);
  });

  it('keeps what stands between number and noun', () => {
    expect(counted(2, 'audit', '\u00a0')).toBe('2\u00a0audits');
    expect(nounFor('1', 'row')).toBe('row');
  });

  it('may be all of them', () => {
    expect([allOf(1, 'claim'), allOf(2, 'claim')]).toEqual(['the one claim', 'all 2 claims']);
  });

  it('may be some of them, of one the one', () => {
    expect([shareOf(3, 29, 'test'), shareOf(1, 29, 'test'), shareOf(1, 1, 'test'), shareOf(0, 1, 'test')]).toEqual([
      '3 of 29 tests',
      '1 of 29 tests',
      'the one test',
      '0 of 1 test',
    ]);
  });
});

describe('a verb', () => {
  it.each([
    ['is', 'are'],
    ['was', 'were'],
    ['has', 'have'],
    ['does', 'do'],
    ['says', 'say'],
    ['lies', 'lie'],
    ['matches', 'match'],
    ['its', 'their'],
    ['it', 'them'],
  ])('agrees with its number: %s, %s', (one, many) => {
    expect([verbFor(1, one), verbFor(2, one), verbFor(0, one)]).toEqual([one, many, many]);
  });
});
