/** An entry of a folder that is open with all in it. */
export interface OpenName {
  readonly name: string;
  /** How it is said by itself, from the folder: `a.js`, `lib/*`. */
  readonly path: string;
}

/**
 * The entries of a folder that are open, said in as few paths as may be, since each is an argument of a command line: a start of names with a star, as
 * Node takes it, where no entry that is not open with all in it, one of `shut`, begins so. A name that holds a star cannot be said by itself.
 */
export function openNames(open: readonly OpenName[], shut: readonly string[]): readonly string[] {
  return starts(
    open,
    shut.map((name) => folded(name)),
    '',
  );
}

function starts(open: readonly OpenName[], shut: readonly string[], start: string): readonly string[] {
  const groups = new Map<string, OpenName[]>();
  for (const entry of open) {
    // A whole character: half of one cannot stand in an argument.
    const next = start + String.fromCodePoint(entry.name.slice(start.length).codePointAt(0) ?? 0);
    const group = groups.get(next);
    if (group) group.push(entry);
    else groups.set(next, [entry]);
  }
  return [...groups].flatMap(([next, group]) => {
    const [{ name, path }] = group;
    if (group.length === 1 && !name.includes('*')) return [path];
    if (next.endsWith('*')) return [];
    const beside = shut.filter((one) => one.startsWith(folded(next)));
    if (beside.length === 0) return [`${next}*`];
    const ended = group.filter((entry) => entry.name === next);
    const longer = group.filter((entry) => entry.name !== next);
    return [...ended.map((entry) => entry.path), ...starts(longer, beside, next)];
  });
}

/** As a file system reads a name that does not tell cases or spellings of a letter apart: there `a*` opens what lies in `A` too. */
function folded(name: string): string {
  return name.normalize('NFD').toLowerCase();
}
