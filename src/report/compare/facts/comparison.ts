import type { Plan } from '../../../core/record/evidence.js';
import type { BuiltInSource, Origin } from '../../../core/record/origin.js';
import type { Outcome } from '../../../core/subject/outcome.js';
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
  /** Whether every deal starts the generator anew. */
  readonly everyDeal: boolean;
  /** log2 of the seeds that it gives, Infinity for one that the user chose; null where the generator is started from its whole state. */
  readonly seedBits: number | null;
}

/** A subject with a name of its own, which says all its parts. */
export interface PresetEntry extends AxisEntry {
  /** Whether it is a language's shuffle as it is today. */
  readonly language: boolean;
  readonly origin: Origin<BuiltInSource>;
  readonly generator: GeneratorEntry;
  readonly bounded: AxisEntry;
  readonly seeding: SeedingEntry;
  /** log2 of the starts that it has; Infinity where its state cannot be seen. */
  readonly startBits: number;
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
  /** Subjects with names of their own, in place of the parts above; none where combinations of parts are compared. */
  readonly presets: readonly PresetEntry[];
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
