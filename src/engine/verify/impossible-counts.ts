import type { EvidenceCore, Plan } from '../../core/record/evidence.js';
import { trialsOf } from '../../core/record/recorded-log.js';
import { mostAdded } from '../../core/statistic/added.js';
import type { Counted } from '../../core/statistic/counted.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import { kindOf } from '../../kinds/index.js';
import type { Counts } from '../count/run-block.js';
import type { Fits, Fittable } from '../fit.js';
import { type Difference, differences } from '../record/differences.js';

/**
 * Returns the places where counts cannot have come from any `trials` deals. Every deal has one card in every position, one parity, one number of
 * cycles. No cell has more than deals can add to it, and tables of the same deals agree. This can expose even counts that cannot be dealt again.
 * `path` is the place of the counts in the record.
 */
export function impossibleCounts(fits: Fits, plan: Fittable | Plan, counts: Counts, path: string): readonly Difference[] {
  const { trials } = plan;
  const wrongSums = fits.of(plan).statistics.flatMap(({ id, fitted: { adds, shape } }) => {
    const values = counts.get(id);
    if (!values) return [];
    const beyond = values.findIndex((value, cell) => value > mostAdded(adds, cell) * trials);
    if (beyond >= 0)
      return differences(values[beyond], Math.floor(mostAdded(adds, beyond) * trials), `${path}.${id}: cell ${beyond + 1}, at the most`);
    const [columns] = shape.slice(-1);
    const rows = values.length / columns;
    const side = (name: string, lines: number, each: number | undefined, sumOf: (line: number) => number): readonly Difference[] =>
      each === undefined
        ? []
        : Array.from({ length: lines }, (_, line) => line).flatMap((line) =>
            differences(sumOf(line), each * trials, `${path}.${id}: the sum of ${name} ${line + 1}`),
          );
    return [
      ...side('row', rows, adds.rows, (row) => total(values, row * columns, 1, columns)),
      ...side('column', columns, adds.columns, (column) => total(values, column, columns, rows)),
    ];
  });
  return [...wrongSums, ...contradictions(fits.space, counts, path)];
}

/** Returns the places where the rows of a log do not add up, or hold fewer deals than were tested, which no log can. Empty for anything that is no log. */
export function impossibleRows({ plan, subject }: Pick<EvidenceCore, 'plan' | 'subject'>): readonly Difference[] {
  const { source } = subject.origin;
  if (source.kind !== 'log') return [];
  const { decks, leftOut, maxRejects, rejects, rows } = source;
  const path = 'core.subject.origin.source';
  return [
    ...differences(
      rows,
      leftOut.reduce((sum, size) => sum + size.rows, decks + rejects),
      `${path}.rows`,
    ),
    ...differences(rejects, Math.min(rejects, maxRejects), `${path}.rejects`),
    ...differences(plan.trials, Math.min(plan.trials, trialsOf(source)), 'core.plan.trials'),
  ];
}

function total(values: Float64Array, first: number, step: number, many: number): number {
  let sum = 0;
  for (let i = 0; i < many; i++) sum += values[first + i * step];
  return sum;
}

/**
 * Returns the places where tables of the same deals contradict one another. The table of cards by positions determines both how far cards moved
 * cyclically and the first choice of a shuffle from the top. So a table made more even by hand is found if the others were left. `path` is the place
 * of the counts in the record.
 */
function contradictions(space: OutcomeSpace, counts: Counts, path: string): readonly Difference[] {
  const n = space.cards;
  const table = countedAs(space, counts, 'positions');
  if (table?.values.length !== n * n) return [];
  const cards = Array.from({ length: n }, (_, card) => card);
  const cell = (card: number, position: number): number => table.values[card * n + (position % n)];
  const moved = cards.map((by) => cards.reduce((sum, card) => sum + cell(card, card + by), 0));
  const chosen = cards.map((card) => cell(card, n - 1));
  return [
    ...held(countedAs(space, counts, 'displacements'), moved, path, table.id),
    ...held(countedAs(space, counts, 'choices'), chosen, path, table.id),
  ];
}

interface Table {
  readonly id: string;
  readonly values: Float64Array;
}

function countedAs(space: OutcomeSpace, counts: Counts, what: Counted): Table | null {
  const id = kindOf(space.outcome).statistics.all.find((one) => one.counts === what)?.id;
  const values = id === undefined ? undefined : counts.get(id);
  return id !== undefined && values ? { id, values } : null;
}

/** Compares the first cells of a table with what another table implies for them. */
function held(table: Table | null, said: readonly number[], path: string, by: string): readonly Difference[] {
  if (table === null) return [];
  return said.flatMap((value, at) => differences(table.values[at], value, `${path}.${table.id}: cell ${at + 1} by ${by}`));
}
