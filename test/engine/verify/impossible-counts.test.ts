import { describe, expect, it } from 'vitest';
import type { EvidenceCore } from '../../../src/core/record/evidence.js';
import type { LogSource } from '../../../src/core/source/log-source.js';
import { mostAdded } from '../../../src/core/statistic/added.js';
import type { OutcomeSpace } from '../../../src/core/subject/outcome.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { recordCounts } from '../../../src/engine/record/record-counts.js';
import { verifyRecord } from '../../../src/host/audits.js';
import { partialDeals } from '../../../src/kinds/hand/partial-deals.js';
import { kindOf } from '../../../src/kinds/index.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf, sealed } from '../../support/record-of.js';

const subject = pipelineOf('fisher-yates', 5);
const honest = await recordOf(subject, { seed: 'impossible', trials: 700 });

/** What `verify` says of the numbers of a record, and where. */
const numbersOf = async (core: EvidenceCore): Promise<string> => {
  const checks = await verifyRecord(sealed(core), async () => subject, { workers: 1 });
  return (checks.find(({ id }) => id === 'numbers')?.differences ?? []).map(({ path }) => path).join('\n');
};

const moved = (id: string, from: number, to: number): EvidenceCore => {
  const { shape, values } = honest.core.counts[id];
  const cells = Float64Array.from(values ?? []);
  cells[from] -= 9;
  cells[to] += 9;
  return { ...honest.core, counts: { ...honest.core.counts, [id]: recordCounts([...shape], cells) } };
};

describe('counts that no deals have', () => {
  it.each([
    ['position-matrix', 0, 6, 'the sum of row 1'],
    ['position-matrix', 0, 6, 'the sum of column 2'],
    ['successor-matrix', 1, 2, 'the sum of column 2'],
  ])('%s, its sum kept, are found by their lines', async (id, from, to, where) => {
    expect(await numbersOf(moved(id, from, to))).toContain(`core.counts.${id}: ${where}`);
  });

  it('a table of positions made more even, all its sums kept, is found by the tables read off the same deals', async () => {
    const { shape, values = [] } = honest.core.counts['position-matrix'];
    const cells = Float64Array.from(values);
    // A square of four cells: no row and no column has another sum.
    for (const [cell, by] of [
      [0, -9],
      [4, 9],
      [10, 9],
      [14, -9],
    ])
      cells[cell] += by;
    const found = await numbersOf({
      ...honest.core,
      counts: { ...honest.core.counts, 'position-matrix': recordCounts([...shape], cells) },
    });
    expect(found).not.toContain('position-matrix: the sum');
    expect(found).toContain('core.counts.cyclic-displacement: cell 5 by position-matrix');
    expect(found).toContain('core.counts.fisher-yates-digits: cell 3 by position-matrix');
  });

  it('an honest record has none, and counts moved within what deals can have only differ in what follows', async () => {
    expect(await numbersOf(honest.core)).toBe('');
    expect(await numbersOf(moved('fixed-points', 0, 1))).not.toContain('the sum of');
  });

  it('more of one parity than there were deals is found', async () => {
    const cells = Float64Array.of(350, 360);
    const counts = { ...honest.core.counts, parity: recordCounts([2], cells) };
    expect(await numbersOf({ ...honest.core, counts })).toContain('core.counts.parity: the sum of row 1');
  });
});

describe('rows of a log that do not add up', () => {
  const log: LogSource = {
    kind: 'log',
    files: [{ file: '-', bytes: 1, sha256: '0'.repeat(64) }],
    layout: { kind: 'csv', delimiter: ',', header: false, fields: 5, deck: { from: 1, to: 5 }, separator: null, id: null },
    vocabulary: { kind: 'from-0', cards: ['0', '1', '2', '3', '4'] },
    packs: 1,
    start: 'natural',
    rows: 703,
    decks: 700,
    rejects: 3,
    maxRejects: 3,
    leftOut: [],
    numbers: null,
    repeated: null,
  };
  it.each([
    [{}, ''],
    [{ rejects: 0 }, 'core.subject.origin.source.rows'],
    [{ maxRejects: 2 }, 'core.subject.origin.source.rejects'],
    [{ decks: 600, rows: 603 }, 'core.plan.trials'],
  ])('%o', async (change, path) => {
    const origin = { source: { ...log, ...change }, outcome: { kind: 'deck' } } as const;
    const found = await numbersOf({ ...honest.core, subject: { ...honest.core.subject, origin } });
    const said = found.split('\n').filter((one) => /origin\.source\.(rows|rejects)$|plan\.trials$/.test(one));
    expect(said.join()).toBe(path);
  });
});

describe('what every deal adds', () => {
  /** Every deal of a small space, all k cards of n in every order. */
  const all = ({ cards: n, width: k }: OutcomeSpace): readonly number[][] => {
    const grown = (hand: readonly number[]): readonly number[][] =>
      hand.length === k
        ? [[...hand]]
        : Array.from({ length: n }, (_, c) => c).flatMap((c) => (hand.includes(c) ? [] : grown([...hand, c])));
    return grown([]);
  };

  it.each([
    ['whole decks of 5', permutations(5)],
    ['whole decks of 3', permutations(3)],
    ['3 cards of 5', partialDeals(5, { seen: 3, order: 'kept' })],
    ['2 cards of 4, sorted', partialDeals(4, { seen: 2, order: 'sorted' })],
  ])('is what the statistics say of %s', (_claim, space) => {
    for (const statistic of kindOf(space.outcome).statistics.all) {
      const fitted = statistic.fit(space, 1e5);
      if ('skipped' in fitted) continue;
      for (const deal of all(space)) {
        const batch = new Batch(space.width, 1);
        batch.length = 1;
        batch.cells.set(space.unordered ? deal.toSorted((a, b) => a - b) : deal);
        const accumulator = fitted.accumulator();
        accumulator.add(batch);
        const columns = fitted.shape.at(-1) ?? 1;
        const counts = fitted.condense?.([accumulator.counts]) ?? accumulator.counts;
        const sum = (keep: (cell: number) => boolean): number => counts.filter((_, cell) => keep(cell)).reduce((s, c) => s + c, 0);
        const above = [...counts].flatMap((count, cell) => (count <= mostAdded(fitted.adds, cell) ? [] : [cell + 1]));
        expect(above, `${statistic.id}: cells of ${deal.join(' ')}`).toEqual([]);
        for (let line = 0; fitted.adds.rows !== undefined && line < counts.length / columns; line++)
          expect(
            sum((cell) => Math.floor(cell / columns) === line),
            statistic.id,
          ).toBe(fitted.adds.rows);
        for (let line = 0; fitted.adds.columns !== undefined && line < columns; line++)
          expect(
            sum((cell) => cell % columns === line),
            statistic.id,
          ).toBe(fitted.adds.columns);
      }
    }
  });
});
