import { posix } from 'node:path';
import { cycles } from './cycles.js';
import { APART, CATALOGUES, IMPORTS_BY_ADDRESS, READS_A_CLOCK, type Room, SAYS_MATH_RANDOM } from './rooms.js';
import { catalogueIndexFaults, doorFaults } from './shape-rules.js';
import type { SourceTree } from './source-tree.js';
import { type ImportEdge, identifier, importEdges, isMember, literal, nodes, parse, type SyntaxNode, walk } from './syntax.js';

const NODE_GLOBALS = ['process', 'Buffer', '__dirname', '__filename', 'require'];

/** The room a file belongs to: its first folder, or its own name at the top. */
const roomOf = (path: string): string => path.split('/')[0]?.replace(/\.ts$/, '') ?? path;

/** The folder of a room that keeps its folders apart, such as report/audit; null elsewhere. */
function folderApart(path: string): string | null {
  const [room = '', folder, file] = path.split('/');
  return APART.includes(room) && file !== undefined ? `${room}/${folder}` : null;
}

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The .ts or .tsx file a relative specifier means, by itself or bundled with what it imports, or null. */
function resolve(from: string, specifier: string, tree: SourceTree): string | null {
  if (!specifier.endsWith('.js')) return null;
  const path = posix.join(posix.dirname(from), specifier).replace(/(?:\.bundle)?\.js$/, '.ts');
  return [path, `${path}x`].find((one) => tree.has(one)) ?? null;
}

const isRelative = (specifier: string): boolean => specifier.startsWith('.');

function edgeFault(path: string, { specifier, how }: ImportEdge, room: Room, tree: SourceTree): string | null {
  if (isRelative(specifier)) {
    const target = resolve(path, specifier, tree);
    if (target === null) return how === 'url' && !/\.[jt]s$/.test(specifier) ? null : `'${specifier}' is no file of src/ named with .js`;
    const to = roomOf(target);
    const open = to === roomOf(path) || (to !== 'index' && (room.imports === '*' || room.imports.includes(to)));
    if (!open) return `may not import ${target}`;
    const [own, other] = [folderApart(path), folderApart(target)];
    return own !== null && other !== null && own !== other ? `is of ${own} and imports ${target}` : null;
  }
  if (specifier.startsWith('node:')) return room.node ? null : `may not touch ${specifier}`;
  return room.libraries === '*' || room.libraries.includes(packageOf(specifier)) ? null : `may not import the package ${specifier}`;
}

function globalFault(path: string, node: SyntaxNode, room: Room): string | null {
  if (!room.node) {
    const global = NODE_GLOBALS.find((name) => isMember(node, name));
    if (global !== undefined) return `may not touch Node's ${global}`;
    const computed = node.type === 'ImportExpression' && literal(nodes(node, 'source')[0]) === null;
    if (computed && !IMPORTS_BY_ADDRESS.includes(path)) return 'may not import a module whose name is computed';
  }
  if (isMember(node, 'Math', 'random') && !SAYS_MATH_RANDOM.some((start) => path.startsWith(start))) return 'may not say Math.random';
  const isNow = isMember(node, 'Date', 'now') || isMember(node, 'performance', 'now');
  const isNewDate =
    node.type === 'NewExpression' && identifier(nodes(node, 'callee')[0]) === 'Date' && nodes(node, 'arguments').length === 0;
  const may = room.node || READS_A_CLOCK.includes(path);
  return (isNow || isNewDate) && !may ? 'may not read a clock' : null;
}

/** Every way the tree departs from the table, each as `path: what`. Empty where it keeps to it. */
export function importFaults(tree: SourceTree, rooms: Readonly<Record<string, Room>>): string[] {
  const faults: string[] = [];
  const graph = new Map<string, string[]>();
  const entries = new Set<string>();
  const report = (path: string, found: readonly (string | null)[]): void => {
    for (const fault of new Set(found)) if (fault !== null) faults.push(`${path}: ${fault}`);
  };
  for (const [path, text] of tree) {
    const room = rooms[roomOf(path)];
    if (room === undefined) {
      report(path, ['belongs to no room']);
      continue;
    }
    const program = parse(text);
    const edges = importEdges(program);
    const inside = edges.filter((found) => found.how !== 'url' && isRelative(found.specifier));
    graph.set(
      path,
      inside.map((found) => resolve(path, found.specifier, tree)).filter((target) => target !== null),
    );
    report(
      path,
      edges.map((found) => edgeFault(path, found, room, tree)),
    );
    report(
      path,
      [...walk(program)].map((node) => globalFault(path, node, room)),
    );
    if (!path.includes('/')) report(path, doorFaults(path, program));
    if (posix.basename(path) === 'index.ts' && CATALOGUES.includes(posix.dirname(path))) {
      report(path, catalogueIndexFaults(program));
      for (const target of graph.get(path) ?? []) entries.add(target);
    }
  }
  for (const [path, targets] of graph) {
    if (!entries.has(path)) continue;
    const others = targets.filter((target) => entries.has(target) && posix.dirname(target) === posix.dirname(path));
    report(
      path,
      others.map((target) => `is an entry and imports the entry ${target}`),
    );
  }
  for (const group of cycles(graph)) faults.push(`${group.join(', ')}: import each other in a cycle`);
  return faults;
}

/** Every import between rooms, as `from > to`, and of a package, as `from > npm:package`. */
export function crossings(tree: SourceTree): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [path, text] of tree) {
    const from = roomOf(path);
    for (const { specifier } of importEdges(parse(text))) {
      const target = isRelative(specifier) ? resolve(path, specifier, tree) : null;
      if (target !== null && roomOf(target) !== from) found.add(`${from} > ${roomOf(target)}`);
      else if (!isRelative(specifier) && !specifier.startsWith('node:')) found.add(`${from} > npm:${packageOf(specifier)}`);
    }
  }
  return found;
}

/** What the table allows and no file makes use of: `room: room or package`. */
export function unusedAllowances(tree: SourceTree, rooms: Readonly<Record<string, Room>>): string[] {
  const used = crossings(tree);
  return Object.entries(rooms).flatMap(([room, { imports, libraries }]) => {
    const named = [...(imports === '*' ? [] : imports), ...(libraries === '*' ? [] : libraries.map((name) => `npm:${name}`))];
    return named.filter((name) => !used.has(`${room} > ${name}`)).map((name) => `${room}: may import ${name} and never does`);
  });
}
