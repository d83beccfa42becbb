import type { BuiltInSource, Origin } from '../../../core/record/origin.js';
import type { Outcome } from '../../../core/subject/outcome.js';
import type { ComparedCell } from './cell.js';
import type { AxisEntry, Comparison, GeneratorEntry, NotRun, PresetEntry, SeedingEntry } from './comparison.js';

export interface GridRow {
  readonly generator: GeneratorEntry;
  readonly bounded: AxisEntry;
  readonly seeding: SeedingEntry;
  /** Present where the row has a name of its own. */
  readonly preset?: PresetEntry;
}

export type RowAxis = 'preset' | 'generator' | 'bounded' | 'seeding';

/** The comparison as a table: rows feed, columns make. */
export interface Grid {
  readonly rows: readonly GridRow[];
  readonly columns: readonly AxisEntry[];
  /** The parts that differ from row to row; the generator alone where none does. */
  readonly told: readonly RowAxis[];
  /** The content of a place: its cell, or a hole where it was not dealt. */
  at(row: GridRow, column: AxisEntry): ComparedCell | NotRun;
  /** The cells of a row or a column that were dealt. */
  inRow(row: GridRow): readonly ComparedCell[];
  inColumn(column: AxisEntry): readonly ComparedCell[];
}

export function isDealt(place: ComparedCell | NotRun): place is ComparedCell {
  return 'kind' in place;
}

/** Lays out the grid, in the order in which the axes were named. */
export function gridOf(comparison: Comparison): Grid {
  const { makers, outcome } = comparison;
  const rows = rowsOf(comparison);
  const places = new Map<string, ComparedCell | NotRun>();
  for (const place of [...comparison.holes, ...comparison.cells]) places.set(keyOf(place.origin), place);
  const at = (row: GridRow, column: AxisEntry): ComparedCell | NotRun => {
    const origin = originOf(row, column, outcome);
    return places.get(keyOf(origin)) ?? { origin, reason: 'not dealt yet' };
  };
  return {
    rows,
    columns: makers,
    told: toldBy(comparison),
    at,
    inRow: (row) => makers.map((column) => at(row, column)).filter(isDealt),
    inColumn: (column) => rows.map((row) => at(row, column)).filter(isDealt),
  };
}

function rowsOf({ boundeds, generators, presets, seedings }: Comparison): readonly GridRow[] {
  if (presets.length > 0)
    return presets.map((preset) => ({ generator: preset.generator, bounded: preset.bounded, seeding: preset.seeding, preset }));
  return generators.flatMap((generator) => boundeds.flatMap((bounded) => seedings.map((seeding) => ({ generator, bounded, seeding }))));
}

/** The name of a row: the parts that differ, `mt19937` or `mt19937 / modulo`. */
export function rowName(grid: Grid, row: GridRow): string {
  return grid.told.map((axis) => row[axis]?.id ?? '').join(' / ');
}

function toldBy({ boundeds, generators, presets, seedings }: Comparison): readonly RowAxis[] {
  if (presets.length > 0) return ['preset'];
  const told: RowAxis[] = [];
  if (generators.length > 1) told.push('generator');
  if (boundeds.length > 1) told.push('bounded');
  if (seedings.length > 1) told.push('seeding');
  return told.length > 0 ? told : ['generator'];
}

function originOf({ bounded, generator, preset, seeding }: GridRow, column: AxisEntry, outcome: Outcome): Origin<BuiltInSource> {
  if (preset) return preset.origin;
  const source = { kind: 'built-in', maker: column.id, prng: generator.id, bounded: bounded.id, seeding: seeding.id } as const;
  return { source, outcome };
}

function keyOf({ source: { bounded, maker, prng, seeding } }: Origin<BuiltInSource>): string {
  return [maker, prng, bounded, seeding].join('/');
}

/** The most columns that are roomy; more are narrow. */
const MOST_ROOMY = 8;

/** Chooses the layout of a grid: a line for every audit, pairs with roomy columns, or with narrow ones. */
export function layoutOf({ columns, rows }: Pick<Grid, 'columns' | 'rows'>): 'lines' | 'roomy' | 'dense' {
  const roomy = columns.length <= MOST_ROOMY;
  if (columns.length === 1 || (rows.length === 1 && !roomy)) return 'lines';
  return roomy ? 'roomy' : 'dense';
}
