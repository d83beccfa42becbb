import { AuditError } from '../../core/errors.js';
import type { PARTS } from '../../core/subject/default-parts.js';
import { boundeds, prngs, seedings } from '../../parts/catalogues.js';

/** A part other than the maker that a comparison varies. */
export type PartAxis = (typeof PARTS)[number];

/** The ids to be compared, axis by axis, each once. */
export type Axes = Readonly<Record<PartAxis | 'maker', readonly string[]>>;

/** The word for every entry of a catalogue. */
const ALL = 'all';

interface Choice {
  readonly all: readonly string[];
  /** Returns the id as its entry writes it: `modulo:08` is `modulo:8`. */
  idOf(spec: string): string;
}

const CHOICES: Readonly<Record<PartAxis, Choice>> = {
  // What cannot be dealt again is compared only where somebody asks for it by name.
  prng: { all: prngs.all.filter(({ live }) => live !== true).map(({ id }) => id), idOf: (spec) => prngs.get(spec).id },
  bounded: { all: boundeds.all.map(({ id }) => id), idOf: (spec) => boundeds.get(spec).id },
  seeding: { all: seedings.all.map(({ id }) => id), idOf: (spec) => seedings.get(spec).id },
};

/**
 * Returns the ids that a list such as `mt19937,randu` or `all,os` names, each once, in the order named. `all` is the whole catalogue; of the
 * generators, those that can be replayed. Throws E_USAGE if an entry is empty, E_UNKNOWN_ID if one does not exist.
 */
export function axisIds(axis: PartAxis, list: string): readonly string[] {
  const { all, idOf } = CHOICES[axis];
  return [...new Set(namesIn(axis, list).flatMap((spec) => (spec === ALL ? all : [idOf(spec)])))];
}

/** Splits the list of an option at its commas. Throws E_USAGE if an entry is empty. */
export function namesIn(option: string, list: string): readonly string[] {
  const named = list.split(',').map((spec) => spec.trim());
  if (!named.includes('')) return named;
  throw new AuditError('E_USAGE', `--${option} needs an id between commas, got "${list}"`, { hint: `see: shuffle-audit list ${option}` });
}
