import { posix } from 'node:path';
import { LONGEST } from './source-rules.js';
import type { SourceTree } from './source-tree.js';
import { importEdges, literal, nodes, parse } from './syntax.js';

/** Lines up to which a file is small. */
const SMALL = 20;

/** Small files with one user, which stay apart; each with its reason. */
export const STAYS_APART: Readonly<Record<string, string>> = {
  'cli/usage-hint.ts': 'it is loaded only where no command is called so',
  'exact/claims/index.ts': 'the list of a catalogue',
  'kinds/board/rows.ts': 'of each kind the file of this name says how its rows are written, where they are not its cells',
  'kinds/moves/rows.ts': 'of each kind the file of this name says how its rows are written, where they are not its cells',
  'kernel/binary.ts': 'the build makes it',
  'lab/bench/digits.ts': 'it has to be loaded before whatever works out a table',
};

const linesOf = (text: string): number => text.trimEnd().split('\n').length;

/** The files that the index of their catalogue lists. */
function entries(tree: SourceTree, catalogues: readonly string[]): Set<string> {
  const listed = catalogues.flatMap((folder) =>
    nodes(parse(tree.get(`${folder}/index.ts`) ?? ''), 'body').flatMap((line) =>
      nodes(line, 'source').map((from) => posix.join(folder, literal(from) ?? '')),
    ),
  );
  return new Set(listed.map((path) => path.replace(/\.js$/, '.ts')));
}

/** Every file of at most 20 lines that one file of the same folder alone uses, which has room for it, and that is neither an entry of a catalogue nor meant to stay apart. */
export function smallFileFaults(tree: SourceTree, catalogues: readonly string[], meant: Readonly<Record<string, string>>): string[] {
  const users = new Map<string, Set<string>>();
  for (const [path, text] of tree) {
    for (const { how, specifier } of importEdges(parse(text))) {
      const used = posix.join(posix.dirname(path), specifier).replace(/\.js$/, '.ts');
      // What a thread or a process starts from has to be a file; so it counts as used from elsewhere too.
      users.set(used, (users.get(used) ?? new Set()).add(path).add(how === 'url' ? 'a thread' : path));
    }
  }
  const listed = entries(tree, catalogues);
  const small = [...tree].flatMap(([path, text]) => {
    const [user, ...more] = users.get(path) ?? [];
    const one = user !== undefined && more.length === 0 && posix.dirname(user) === posix.dirname(path);
    const own = linesOf(text);
    const fits = one && own <= SMALL && own + linesOf(tree.get(user) ?? '') <= LONGEST;
    return fits && !listed.has(path) ? [{ path, user }] : [];
  });
  return [
    ...small
      .filter(({ path }) => !(path in meant))
      .map(({ path, user }) => `${path} is small and used by ${user} alone: it belongs into it`),
    ...Object.keys(meant).flatMap((path) => (small.some((one) => one.path === path) ? [] : [`${path} is no small file with one user`])),
  ];
}
