/** One place where a record differs from its recomputation. Values are canonical-looking JSON, cut to 80 characters; `undefined` if absent. */
export interface Difference {
  /** Dotted path from the record's top: `core.results.0.p`. */
  readonly path: string;
  readonly recorded: string;
  readonly recomputed: string;
}

/** A test of whether two leaves of the name `key` are equal. A leaf of a list has the name of the list. */
type Same = (recorded: unknown, recomputed: unknown, key: string) => boolean;

/** Returns every leaf at which two JSON trees differ, in the first one's order. Equal numbers are equal bit for bit, unless `same` says otherwise. */
export function differences(recorded: unknown, recomputed: unknown, path: string, same: Same = Object.is): readonly Difference[] {
  return below(recorded, recomputed, { path, key: path.slice(path.lastIndexOf('.') + 1) }, same);
}

interface Place {
  readonly path: string;
  readonly key: string;
}

function below(recorded: unknown, recomputed: unknown, { key, path }: Place, same: Same): readonly Difference[] {
  if (same(recorded, recomputed, key)) return [];
  if (!isTree(recorded) || !isTree(recomputed) || Array.isArray(recorded) !== Array.isArray(recomputed)) {
    return [{ path, recorded: show(recorded), recomputed: show(recomputed) }];
  }
  const keys = new Set([...Object.keys(recorded), ...Object.keys(recomputed)]);
  const isList = Array.isArray(recorded);
  return [...keys].flatMap((name) =>
    below(field(recorded, name), field(recomputed, name), { path: `${path}.${name}`, key: isList ? key : name }, same),
  );
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function field(tree: object, key: string): unknown {
  return Object.hasOwn(tree, key) ? (tree as Record<string, unknown>)[key] : undefined;
}

function show(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
