import { expect, it } from 'vitest';
import { forecastOn } from '../../src/cli/proof-forecast.js';
import type { ProofForecast } from '../../src/host/prove/proof-forecast.js';

const size = (cards: number, seconds: number): ProofForecast => ({
  what: `${cards} cards`,
  leaves: 32_768,
  calls: 2_543_210,
  seconds,
  atLeast: false,
});

const told = (how: { readonly quiet?: boolean; readonly yes?: boolean } = {}) => {
  const lines: string[] = [];
  const answer = forecastOn({ write: (text) => lines.push(text) }, { quiet: false, yes: false, ...how });
  return { lines, answer };
};
const heard = (sizes: readonly ProofForecast[], how = {}): readonly [boolean, readonly string[]] => {
  const { lines, answer } = told(how);
  return [answer(sizes), lines];
};

it('the forecast of a proof is told for every size and for all, from two seconds on', () => {
  const lines = [
    'shuffle-audit: 5 cards: about 32,800 leaves, 2,540,000 calls of the function and 7 seconds\n',
    'shuffle-audit: 6 cards: about 32,800 leaves, 2,540,000 calls of the function and 12 seconds\n',
    'shuffle-audit: in all: about 65,500 leaves, 5,090,000 calls of the function and 19 seconds\n',
  ];
  expect(heard([size(5, 7.2), size(6, 12)])).toEqual([true, lines]);
  expect(heard([size(5, 7.2), size(6, 12)], { quiet: true })).toEqual([true, []]);
  expect(heard([size(5, 0.9), size(6, 0.9)])).toEqual([true, []]);
  expect(heard([size(6, 12)])).toEqual([true, [lines[1]]]);
});

it('beyond a minute for all sizes together a proof is asked about', () => {
  const sums = [heard([size(5, 31), size(6, 28)]), heard([size(5, 31), size(6, 31)]), heard([size(5, 31), size(6, 31)], { yes: true })];
  expect(sums.map(([goesOn]) => goesOn)).toEqual([true, false, true]);
});

it('what was told is not told again, and what is vast is told by its power of ten', () => {
  const { lines, answer } = told();
  answer([size(5, 7), size(6, 12)]);
  answer([size(5, 7), { ...size(6, 3e20), leaves: 3e15, atLeast: true }]);
  expect(lines.slice(3)).toEqual([
    'shuffle-audit: 6 cards: at least 10^15 leaves, 2,540,000 calls of the function and 10^12 years\n',
    'shuffle-audit: in all: at least 10^15 leaves, 5,090,000 calls of the function and 10^12 years\n',
  ]);
  expect(heard([size(6, 10_800)])[1].join()).toContain('and 3 hours');
});
