/** One place where a record and its recomputation part. Values as canonical-looking JSON, cut to 80 characters; `undefined` where absent. */
export interface Difference {
  /** Dotted path from the record's top: `core.results.0.p`. */
  readonly path: string;
  readonly recorded: string;
  readonly recomputed: string;
}

/** Every leaf at which two JSON trees differ, in the first one's order. Equal numbers are equal bit for bit. */
export function differences(recorded: unknown, recomputed: unknown, path: string): readonly Difference[] {
  if (Object.is(recorded, recomputed)) return [];
  if (!isTree(recorded) || !isTree(recomputed) || Array.isArray(recorded) !== Array.isArray(recomputed)) {
    return [{ path, recorded: show(recorded), recomputed: show(recomputed) }];
  }
  const keys = new Set([...Object.keys(recorded), ...Object.keys(recomputed)]);
  return [...keys].flatMap((key) => differences(field(recorded, key), field(recomputed, key), `${path}.${key}`));
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
