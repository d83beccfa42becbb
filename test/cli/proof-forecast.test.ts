import { expect, it } from 'vitest';
import { forecastOn } from '../../src/cli/proof-forecast.js';

const heard = (seconds: number, how: { readonly quiet?: boolean; readonly yes?: boolean } = {}): readonly [boolean, string] => {
  let told = '';
  const write = (text: string): boolean => {
    told += text;
    return true;
  };
  const answer = forecastOn({ write: write as NodeJS.WriteStream['write'] }, { quiet: false, yes: false, ...how });
  return [answer({ what: '6 cards', leaves: 32_768, calls: 2_543_210, seconds }), told];
};

it('the forecast of a proof is told from two seconds on, and asked about beyond a minute', () => {
  const line = 'shuffle-audit: 6 cards: about 32,800 leaves, 2,540,000 calls of the function and 7 seconds\n';
  expect(heard(7.2)).toEqual([true, line]);
  expect(heard(7.2, { quiet: true })).toEqual([true, '']);
  expect(heard(1.9)).toEqual([true, '']);
  expect(heard(60.1)).toEqual([false, '']);
  expect(heard(600, { yes: true })).toEqual([true, line.replace('7 seconds', '10 minutes')]);
});
