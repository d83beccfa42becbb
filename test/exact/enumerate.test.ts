import { describe, expect, it } from 'vitest';
import type { Choices } from '../../src/core/subject/shuffle.js';
import { enumerate } from '../../src/exact/enumerate.js';

const leavesOf = (run: (choices: Choices) => string, limit = 1000): string[] => {
  const seen: string[] = [];
  const count = enumerate(run, (outcome, _weight, ways) => seen.push(`${outcome}/${ways}`), limit);
  expect(count).toBe(seen.length);
  return seen;
};

describe('enumerate', () => {
  it('visits every leaf of a full tree once, in order', () => {
    const run = (choices: Choices): string => `${choices.below(2)}${choices.below(3)}`;
    expect(leavesOf(run)).toEqual(['00/6', '01/6', '02/6', '10/6', '11/6', '12/6']);
  });

  it('visits a tree whose bounds follow from earlier choices, and the ways of its leaves sum to 1', () => {
    const run = (choices: Choices): string => {
      const first = choices.below(3);
      return first === 0 ? 'a' : `b${choices.below(first + 1)}${first === 2 ? choices.below(2) : ''}`;
    };
    const leaves = leavesOf(run);
    expect(leaves).toEqual(['a/3', 'b0/6', 'b1/6', 'b00/18', 'b01/18', 'b10/18', 'b11/18', 'b20/18', 'b21/18']);
    expect(leaves.reduce((sum, leaf) => sum + 1 / Number(leaf.split('/')[1]), 0)).toBeCloseTo(1, 15);
  });

  it('visits the one leaf of a run without choices, and passes through bounds of 1', () => {
    expect(leavesOf(() => 'still')).toEqual(['still/1']);
    expect(leavesOf((choices) => `${choices.below(1)}${choices.below(2)}${choices.below(1)}`)).toEqual(['000/2', '010/2']);
  });

  it('counts the coins of a walk that stops at its first tail', () => {
    const run = (choices: Choices): string => {
      let heads = 0;
      while (heads < 60 && choices.below(2) === 1) heads++;
      return `${heads}`;
    };
    const leaves = leavesOf(run);
    expect(leaves.length).toBe(61);
    expect(leaves[60]).toBe(`60/${2n ** 60n}`);
  });

  it('stops at the limit', () => {
    expect(() => leavesOf((choices) => `${choices.below(10)}${choices.below(10)}`, 99)).toThrow(
      'the choice tree must have at most 99 leaves, got more',
    );
    expect(leavesOf((choices) => `${choices.below(10)}${choices.below(10)}`, 100).length).toBe(100);
  });

  it('refuses a bound that is no whole number above 0', () => {
    expect(() => leavesOf((choices) => `${choices.below(0)}`)).toThrow('a bound must be a whole number above 0, got 0');
    expect(() => leavesOf((choices) => `${choices.below(2.5)}`)).toThrow('a bound must be a whole number above 0, got 2.5');
  });

  describe('notices a run that reads something besides its choices:', () => {
    const noticed = (run: (choices: Choices) => string): string => {
      try {
        leavesOf(run);
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
      return 'nothing';
    };
    let deals = 0;
    it('other outcomes', () => {
      expect(noticed((choices) => `${choices.below(2)}${deals++}`)).toBe(
        'the outcome must follow from the choices alone, but the same choices gave two different outcomes',
      );
    });
    it('other bounds', () => {
      expect(noticed((choices) => `${choices.below(2 + (deals++ % 2))}`)).toMatch(
        /but choice 1 had [23] branches and then [23] on the same path$/,
      );
    });
    it('fewer choices', () => {
      let runs = 0;
      expect(noticed((choices) => `${choices.below(2)}${runs++ === 0 ? choices.below(2) : 0}`)).toMatch(
        /the same choices ended after 1 where 2 were made before$/,
      );
    });
    it('nothing where there is nothing', () => expect(noticed((choices) => `${choices.below(2)}`)).toBe('nothing'));
  });
});
