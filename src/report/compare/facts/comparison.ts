import type { Plan } from '../../../core/evidence.js';
import type { BuiltInSource, Origin } from '../../../core/origin.js';
import type { Outcome } from '../../../core/outcome.js';
import type { ComparedCell } from './cell.js';

/** One entry of an axis, as the page names it. */
export interface AxisEntry {
  readonly id: string;
  readonly title: string;
}

/** A generator, with what bounds the outcomes it can make. */
export interface GeneratorEntry extends AxisEntry {
  /** log2 of the streams it can start; Infinity where its state cannot be seen. */
  readonly stateBits: number;
  /** log2 of the starts that its own seeding can make of whole numbers; null where it has none. */
  readonly seedBits: number | null;
}

/** A way of seeding, with what bounds the outcomes it can make. */
export interface SeedingEntry extends AxisEntry {
  /** log2 of the different deals there can be; null where the generator runs on from deal to deal. */
  readonly seedBits: number | null;
}

/** A combination that was not dealt, and why. */
export interface NotRun {
  readonly origin: Origin<BuiltInSource>;
  readonly reason: string;
}

/** Everything the page of a comparison is made from: cells reduced from their records, and the names of the axes. */
export interface Comparison {
  /** What every cell makes. */
  readonly outcome: Outcome;
  /** log2 of the equally likely outcomes: of decks, n!. */
  readonly orderBits: number;
  /** What makes them: entries of one catalogue. */
  readonly makers: readonly AxisEntry[];
  readonly generators: readonly GeneratorEntry[];
  readonly boundeds: readonly AxisEntry[];
  readonly seedings: readonly SeedingEntry[];
  /** The same for every cell. */
  readonly plan: Plan;
  readonly version: string;
  readonly cells: readonly ComparedCell[];
  readonly holes: readonly NotRun[];
  /** The folder of the cells as typed in a command, for `verify`. */
  readonly folder: string;
  /** `--out` and `--name` as typed, where they are not the usual ones; each a word of its own for a shell. */
  readonly placeOptions: readonly string[];
  /** The options of the command that name the plan, after the axes. */
  readonly planOptions: readonly string[];
}
