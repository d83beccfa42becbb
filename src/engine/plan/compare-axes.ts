import { AuditError } from '../../core/errors.js';
import { boundeds, prngs, seedings, shuffles } from '../../parts/catalogues.js';

/** What a comparison varies: the four parts of a built-in subject. */
export type Axis = 'shuffle' | 'prng' | 'bounded' | 'seeding';

/** The ids to be compared, axis by axis, each once. */
export type Axes = Readonly<Record<Axis, readonly string[]>>;

/** The word for every entry of a catalogue. */
const ALL = 'all';

interface Choice {
  /** What `all` means. */
  readonly all: readonly string[];
  /** The id as its entry writes it: `riffle:07` is `riffle:7`. */
  idOf(spec: string): string;
}

const CHOICES: Readonly<Record<Axis, Choice>> = {
  shuffle: { all: shuffles.all.map(({ id }) => id), idOf: (spec) => shuffles.get(spec).id },
  // What cannot be dealt again is compared only where somebody asks for it by name.
  prng: { all: prngs.all.filter(({ live }) => live !== true).map(({ id }) => id), idOf: (spec) => prngs.get(spec).id },
  bounded: { all: boundeds.all.map(({ id }) => id), idOf: (spec) => boundeds.get(spec).id },
  seeding: { all: seedings.all.map(({ id }) => id), idOf: (spec) => seedings.get(spec).id },
};

/**
 * The ids that a list such as `mt19937,randu` or `all,os` names, each once, in the order named. `all` is the whole catalogue, of the
 * generators those that can be replayed. Throws E_USAGE where an entry is empty, E_UNKNOWN_ID where one does not exist.
 */
export function axisIds(axis: Axis, list: string): readonly string[] {
  const { all, idOf } = CHOICES[axis];
  const named = list.split(',').map((spec) => spec.trim());
  if (named.includes('')) {
    throw new AuditError('E_USAGE', `--${axis} needs an id between commas, got "${list}"`, { hint: `see: shuffle-audit list ${axis}` });
  }
  return [...new Set(named.flatMap((spec) => (spec === ALL ? all : [idOf(spec)])))];
}
