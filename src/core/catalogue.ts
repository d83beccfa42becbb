import { AuditError } from './errors.js';

/** The number that may follow an id after a colon, as in `riffle:7`, `sort-keys:16` or `modulo:8`. */
export interface Parameter<T> {
  /** A noun phrase for the number: 'key width in bits', 'riffles'. */
  readonly meaning: string;
  readonly least: number;
  readonly most: number;
  /** Returns the entry for this value; its id includes the value (`riffle:7`). */
  of(value: number): T;
}

/** Fields that every catalogue entry has. */
export interface Entry {
  /** The field's standard name in kebab-case; unique in its catalogue. */
  readonly id: string;
  readonly title: string;
  /** One plain sentence that describes the entry. */
  readonly summary: string;
  /** Authors, year, and a DOI, address or stable title. */
  readonly reference: string;
}

/** The entries of one kind, found by id. */
export interface Catalogue<T extends Entry> {
  readonly kind: string;
  /** Sorted by id. */
  readonly all: readonly T[];
  /** Returns the entry called `spec`, which is an id, or `id:number` for an entry with a parameter. Throws E_UNKNOWN_ID or E_USAGE. */
  get(spec: string): T;
}

/** Builds a lookup from a namespace import, so that registering an entry takes one export line in its folder's index. */
export function catalogue<T extends Entry & { readonly parameter?: Parameter<T> }>(
  kind: string,
  entries: Readonly<Record<string, T>>,
): Catalogue<T> {
  const all = Object.values(entries).sort((a, b) => (a.id < b.id ? -1 : 1));
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  return {
    kind,
    all,
    get(spec) {
      const colon = spec.indexOf(':');
      const id = colon < 0 ? spec : spec.slice(0, colon);
      const entry = byId.get(id);
      if (!entry) {
        const titled = all.filter(({ title }) => id.length > 2 && title.toLowerCase().includes(id.toLowerCase()));
        throw new AuditError('E_UNKNOWN_ID', `no ${kind} is called "${id}"`, {
          hint: hintOf([...titled.map((one) => one.id), ...nearest(id, [...byId.keys()])], `see: shuffle-audit list ${kind}`),
        });
      }
      return colon < 0 ? entry : withParameter(kind, entry, spec.slice(colon + 1));
    },
  };
}

/** The digits a number may have, including leading zeros, unless its greatest value has more. */
const LEAST_DIGITS = 9;

function withParameter<T extends Entry & { readonly parameter?: Parameter<T> }>(kind: string, entry: T, text: string): T {
  const { parameter } = entry;
  if (!parameter)
    throw new AuditError('E_USAGE', `${kind} ${entry.id} takes no number after a colon, got "${text}"`, { hint: `write ${entry.id}` });
  const digits = Math.max(LEAST_DIGITS, String(parameter.most).length);
  const value = /^[0-9]+$/.test(text) && text.length <= digits ? Number(text) : Number.NaN;
  if (!(value >= parameter.least && value <= parameter.most)) {
    throw new AuditError(
      'E_USAGE',
      `${kind} ${entry.id}: ${parameter.meaning} must be a whole number from ${parameter.least} to ${parameter.most}, got "${text}"`,
      { hint: `for example ${entry.id}:${parameter.least}` },
    );
  }
  return parameter.of(value);
}

/**
 * Returns up to three of `names`, by Levenshtein distance from `wanted`. Skips a name that needs half its letters changed, unless one contains the
 * other.
 */
export function nearest(wanted: string, names: readonly string[]): readonly string[] {
  const most = Math.max(2, Math.floor(wanted.length / 2));
  const ranked = names
    .map((name) => ({ name, far: distance(wanted, name), part: name.includes(wanted) || wanted.includes(name) }))
    .filter(({ far, part }) => part || far <= most)
    .map(({ far, name, part }) => ({ name, far: far - (part ? 3 : 0) }));
  ranked.sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1));
  return ranked.slice(0, 3).map(({ name }) => name);
}

/** Returns a hint for an unknown name: the nearest ones, and `see`; only `see` if none is near. */
export function nearestHint(wanted: string, names: readonly string[], see: string): string {
  return hintOf(nearest(wanted, names), see);
}

function hintOf(near: readonly string[], see: string): string {
  const names = [...new Set(near)].slice(0, 3);
  return names.length === 0 ? see : `nearest: ${names.join(', ')}; ${see}`;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
