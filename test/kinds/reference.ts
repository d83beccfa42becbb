import { existsSync, readdirSync } from 'node:fs';
import type { Statistic, TestResult } from '../../src/core/statistic/statistic.js';
import type { ChoiceSpace, Outcome, OutcomeSpace } from '../../src/core/subject/outcome.js';
import { Batch } from '../../src/core/subject/outcome.js';
import { boards } from '../../src/kinds/board/boards.js';
import { partialDeals } from '../../src/kinds/hand/partial-deals.js';
import { nimMoves } from '../../src/kinds/moves/moves.js';
import { nimDeals } from '../../src/kinds/piles/deals.js';
import { permutations } from '../../src/math/orders/permutation.js';
import { readFixture } from '../support/read-fixture.js';

/** What a statistic must give in one row; see fixtures/statistics/README.md. */
export interface ReferenceRow {
  readonly test: string;
  /** An exact fraction, or a decimal number. */
  readonly value: string;
  readonly degrees?: number;
  readonly p?: number;
}

/** The values of one statistic by another program. */
export interface Reference {
  readonly statistic: string;
  readonly kind: Outcome['kind'];
  readonly maker: string;
  readonly cases: readonly { readonly sample: string; readonly lags?: number; readonly results: readonly ReferenceRow[] }[];
}

/** Outcomes that several references are about. */
interface Sample {
  readonly kind: Outcome['kind'];
  readonly space: Readonly<Record<string, number>> & { readonly choice?: ChoiceSpace; readonly standard?: boolean };
  readonly outcomes: string;
}

/** The space of a sample, by the kind of its outcomes, which is the name of its folder in fixtures/statistics/ too. */
export const SPACES: Readonly<Record<Outcome['kind'], (space: Sample['space']) => OutcomeSpace>> = {
  deck: ({ n }) => permutations(n),
  hand: ({ k, n, standard = false }) => partialDeals(n, { seen: k, order: 'kept', standard }),
  board: ({ columns, rows }) => boards({ rows, columns }),
  piles: ({ max, piles }) => nimDeals({ piles, max }),
  moves: ({ choice = 'pile', max, piles }) => nimMoves({ piles, max, choice }),
};

const ROOT = new URL('../../fixtures/statistics/', import.meta.url);

/** The statistics that have a fixture, as `deck/cycles`. */
export function referenced(): string[] {
  return Object.keys(SPACES).flatMap((kind) => readdirSync(new URL(kind, ROOT)).map((name) => `${kind}/${name.replace(/\.json$/, '')}`));
}

/** The fixture of a statistic, found by the kind of its outcomes and its name; null where there is none. */
export function referenceOf(kind: string, id: string): Reference | null {
  return existsSync(new URL(`${kind}/${id}.json`, ROOT)) ? readFixture<Reference>(`statistics/${kind}/${id}.json`) : null;
}

/** The outcomes of a sample and their space: one digit a cell, base 36, or numbers with full stops between them. */
function sampleOf(name: string): { readonly space: OutcomeSpace; readonly batch: Batch } {
  const sample = readFixture<Sample>(`statistics/samples/${name}.json`);
  const space = SPACES[sample.kind](sample.space);
  const rows = sample.outcomes
    .split(' ')
    .map((word) => (word.includes('.') ? word.split('.').map(Number) : [...word].map((cell) => Number.parseInt(cell, 36))));
  const batch = new Batch(space.width, rows.length);
  batch.cells.set(rows.flat());
  batch.length = rows.length;
  return { space, batch };
}

/** What a statistic says of a sample, looking so many deals back. Throws where it does not run on it. */
export function resultsOn(statistic: Statistic, name: string, lags?: number): readonly TestResult[] {
  const { batch, space } = sampleOf(name);
  const fit = statistic.fit(space, batch.length, { lags });
  if ('skipped' in fit) throw new Error(`${statistic.id} on ${name}: ${fit.skipped.why}`);
  const accumulator = fit.accumulator();
  accumulator.add(batch);
  return fit.test(fit.condense ? fit.condense([accumulator.counts]) : accumulator.counts, batch.length);
}

const numberOf = (text: string): number => {
  const [above, below = '1'] = text.split('/');
  return Number(above) / Number(below);
};

/** Everything in which results differ from their reference: rows, degrees, values to 1e-11, and p where the reference has it. */
export function resultFaults(results: readonly TestResult[], rows: readonly ReferenceRow[]): string[] {
  const faults: string[] = [];
  for (const { test } of results) if (!rows.some((row) => row.test === test)) faults.push(`${test}: no value from outside`);
  for (const { degrees, p, test, value } of rows) {
    const result = results.find((one) => one.test === test);
    if (!result) {
      faults.push(`${test}: not among the results`);
      continue;
    }
    const wanted = numberOf(value);
    if (!(Math.abs(result.value - wanted) <= 1e-11 * Math.max(1, Math.abs(wanted)))) faults.push(`${test}: ${result.value}, not ${wanted}`);
    if (degrees !== undefined && result.degrees !== degrees) faults.push(`${test}: ${result.degrees} degrees, not ${degrees}`);
    if (p !== undefined && !(Math.abs(result.p / p - 1) < 1e-9)) faults.push(`${test}: p ${result.p}, not ${p}`);
  }
  return faults;
}
