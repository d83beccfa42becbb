import type { Counted } from '../../core/counted-part.js';
import type { OutcomeSpace } from '../../core/outcome.js';
import { kindOf } from '../../kinds/index.js';
import type { Counts } from '../count/run-block.js';
import type { Difference } from '../record/differences.js';
import { differences } from '../record/differences.js';

/**
 * Where tables of the same deals contradict one another: how far cards moved round the deck, and the first choice of a shuffle from the top, can both be read
 * off the table of cards by positions. So a table made more even by hand is found where the others were left. `path` is where the counts stand in the record.
 */
export function contradictions(space: OutcomeSpace, counts: Counts, path: string): readonly Difference[] {
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

/** The first cells of a table against what another one says of them. */
function held(table: Table | null, said: readonly number[], path: string, by: string): readonly Difference[] {
  if (table === null) return [];
  return said.flatMap((value, at) => differences(table.values[at], value, `${path}.${table.id}: cell ${at + 1} by ${by}`));
}
