import type { Plan } from '../../../core/record/evidence.js';
import type { BuiltInSource, Origin } from '../../../core/record/origin.js';
import type { Outcome } from '../../../core/subject/outcome.js';
import type { Prng } from '../../../core/subject/source.js';
import type { ComparedCell } from './cell.js';

export interface AxisEntry {
  readonly id: string;
  readonly title: string;
}

/** A generator, with the bounds on the outcomes it can make, and the deals that give its state away. */
export interface GeneratorEntry extends AxisEntry, Pick<Prng, 'readFrom' | 'readIn'> {
  /** log2 of the number of streams it can start; Infinity where its state cannot be seen. */
  readonly stateBits: number;
  /** log2 of the number of starts that its own seeding can make of whole numbers; null where it has none. */
  readonly seedBits: number | null;
}

/** A seeding, with the bounds on the outcomes it can make. */
export interface SeedingEntry extends AxisEntry {
  /** True if every deal starts the generator anew. */
  readonly everyDeal: boolean;
  /** log2 of the number of seeds that it gives, Infinity for one that the user chose; null where the generator is started from its whole state. */
  readonly seedBits: number | null;
}

/** A subject with a name of its own, which says all its parts. */
export interface PresetEntry extends AxisEntry {
  /** True if it is the current shuffle of a language. */
  readonly language: boolean;
  readonly origin: Origin<BuiltInSource>;
  readonly generator: GeneratorEntry;
  readonly bounded: AxisEntry;
  readonly seeding: SeedingEntry;
  /** log2 of the number of its starts; Infinity where its state cannot be seen. */
  readonly startBits: number;
}

export interface NotRun {
  readonly origin: Origin<BuiltInSource>;
  readonly reason: string;
}

export interface Comparison {
  readonly outcome: Outcome;
  /** log2 of the number of equally likely outcomes: of decks, n!. */
  readonly orderBits: number;
  /** The makers of the outcomes: entries of one catalogue. */
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
  /** The words of `--out` and `--name` as typed, where they are not the defaults; each a word of its own for a shell. */
  readonly placeOptions: readonly string[];
  /** The options of the command that name the plan, after the axes. */
  readonly planOptions: readonly string[];
}
