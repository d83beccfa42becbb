import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/core/subject/outcome.js';
import { kindOf } from '../../src/kinds/index.js';
import { referenced, referenceOf, resultFaults, resultsOn, SPACES } from './reference.js';

const entries = (Object.keys(SPACES) as Outcome['kind'][]).flatMap((folder) =>
  kindOf({ kind: folder }).statistics.all.map((statistic) => ({ name: `${folder}/${statistic.id}`, folder, statistic })),
);

describe.each(entries)('statistic $name', ({ folder, name, statistic }) => {
  it('gives on its samples what another program worked out', () => {
    const reference = referenceOf(folder, statistic.id);
    const missing = `fixtures/statistics/${name}.json: its value on a sample by another program; fixtures/statistics/value.py makes one`;
    expect(reference, `add ${missing}`).not.toBeNull();
    const { cases = [], kind, maker, statistic: id } = reference ?? {};
    expect([kind, id]).toEqual([folder, statistic.id]);
    expect(maker).toMatch(/\S/);
    expect(cases.length).toBeGreaterThan(0);
    for (const { lags, results, sample } of cases) expect(resultFaults(resultsOn(statistic, sample, lags), results), sample).toEqual([]);
  });
});

describe('the fixtures of statistics', () => {
  it('are of statistics that there are', () => {
    const names = new Set(entries.map(({ name }) => name));
    expect(referenced().filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('a lie is told', () => {
  const results = resultsOn(kindOf({ kind: 'deck' }).statistics.get('cycles'), 'deck-5');
  const [row] = referenceOf('deck', 'cycles')?.cases[0].results ?? [];

  it.each([
    ['of a value', { ...row, value: '1/3' }, `cycles: ${results[0].value}, not ${1 / 3}`],
    ['of degrees', { ...row, degrees: 7 }, `cycles: ${results[0].degrees} degrees, not 7`],
    ['of p', { ...row, p: 0.5 }, `cycles: p ${results[0].p}, not 0.5`],
  ])('%s', (_, lie, fault) => {
    expect(resultFaults(results, [row])).toEqual([]);
    expect(resultFaults(results, [lie])).toEqual([fault]);
  });

  it('of a row that is missing on either side', () => {
    expect(resultFaults(results, [])).toEqual(['cycles: no value from outside']);
    expect(resultFaults([], [row])).toEqual(['cycles: not among the results']);
  });

  it('of deals three back, told as those two back', () => {
    const previous = kindOf({ kind: 'deck' }).statistics.get('previous-deal');
    const [, { lags = 1, results: rows } = { results: [] }] = referenceOf('deck', 'previous-deal')?.cases ?? [];
    const swapped = rows.map((one) =>
      one.test.includes('/2/')
        ? { ...one, test: one.test.replace('/2/', '/3/') }
        : one.test.includes('/3/')
          ? { ...one, test: one.test.replace('/3/', '/2/') }
          : one,
    );
    expect([lags, resultFaults(resultsOn(previous, 'deck-5', lags), rows)]).toEqual([3, []]);
    expect(resultFaults(resultsOn(previous, 'deck-5', lags), swapped)).toHaveLength(6);
  });

  it('of another sample', () => {
    expect(resultFaults(resultsOn(kindOf({ kind: 'deck' }).statistics.get('cycles'), 'deck-5'), [{ ...row, value: '0' }])).not.toEqual([]);
  });
});
