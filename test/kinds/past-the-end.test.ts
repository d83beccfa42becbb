import { describe, expect, it } from 'vitest';
import { Batch } from '../../src/core/subject/outcome.js';
import { kindOf } from '../../src/kinds/index.js';
import { skippedWords } from '../support/skipped-words.js';
import { EVEN_SPACES } from './even-spaces.js';

/** A batch with room for all rows, of which the first `length` are filled now and the rest were left by a batch before. */
function partFilled(rows: readonly (readonly number[])[], length: number): Batch {
  const batch = new Batch(rows[0].length, rows.length);
  for (const [row, cells] of rows.entries()) batch.cells.set(cells, row * batch.width);
  batch.length = length;
  return batch;
}

const CASES = EVEN_SPACES.flatMap(({ even, name, space }) =>
  kindOf(space.outcome).statistics.all.map(
    (statistic) => [`${statistic.id}, ${name}`, statistic, space, even.slice(0, 60).map(([outcome]) => outcome)] as const,
  ),
);

describe('a batch that is not full', () => {
  it.each(CASES)('is read as far as it is filled by %s, where that runs', (_, statistic, space, rows) => {
    const fit = statistic.fit(space, 20_000);
    if ('skipped' in fit) return expect(skippedWords(fit)).not.toBe('');
    const half = Math.ceil(rows.length / 2);
    const [filled, exact] = [fit.accumulator(), fit.accumulator()];
    filled.add(partFilled(rows, half));
    exact.add(partFilled(rows.slice(0, half), half));
    expect(filled.counts.slice()).toEqual(exact.counts.slice());
    exact.add(partFilled(rows.slice(half), rows.length - half));
    expect(filled.counts.slice()).not.toEqual(exact.counts.slice());
  });
});
