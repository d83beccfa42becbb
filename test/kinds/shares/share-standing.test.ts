import { describe, expect, it } from 'vitest';
import { standingsOf, valuesStanding } from '../../../src/kinds/shares/share-standing.js';
import { clopperPearson } from '../../../src/math/tails/clopper-pearson.js';
import { randomNumbers } from '../../support/random-numbers.js';

const even = (bars: number): readonly number[] => Array<number>(bars).fill(1 / bars);

describe('how a bar stands to its law', () => {
  it('is beyond luck exactly where its interval, with all bars together, excludes its chance', () => {
    const of = 2000;
    const law = even(7);
    for (let times = 0; times <= 600; times++) {
      const seen = [times / of, ...even(6).map((share) => share * (1 - times / of))];
      const { high, low } = clopperPearson(times, of, 0.01 / 7);
      const expected = low > 1 / 7 ? 'more' : high < 1 / 7 ? (times === 0 ? 'never' : 'less') : 'luck';
      expect(standingsOf({ law, of, seen })[0], String(times)).toBe(expected);
    }
  });

  it('is never, more and less where a dealer does so, and outside where there is no chance of it', () => {
    const law = [0, ...even(4)];
    const standings = standingsOf({ law, of: 1000, seen: [0.25, 0.25, 0, 0.4, 0.1] });
    expect(standings).toEqual(['outside', 'luck', 'never', 'more', 'less']);
    expect(valuesStanding({ first: 0 }, standings, 'never')).toEqual([2]);
    expect(standingsOf({ law, of: 1000, seen: [0, 0.25, 0.25, 0.25, 0.25] })[0]).toBe('luck');
  });

  it('calls nothing missing that luck may leave out', () => {
    expect(standingsOf({ law: even(40), of: 20, seen: [...Array<number>(39).fill(0), 1] })).not.toContain('never');
  });

  it('calls a bar of even outcomes beyond luck in one of a hundred audits at most', () => {
    const next = randomNumbers('family');
    const audits = 3000;
    let alarms = 0;
    for (let audit = 0; audit < audits; audit++) {
      const counts = Array<number>(8).fill(0);
      for (let k = 0; k < 400; k++) counts[Math.floor(8 * next())]++;
      const standings = standingsOf({ law: even(8), of: 400, seen: counts.map((count) => count / 400) });
      if (standings.some((standing) => standing !== 'luck')) alarms++;
    }
    // Thirty are expected at the most, give or take five.
    expect(alarms).toBeLessThan(46);
    expect(alarms).toBeGreaterThan(0);
  });
});
