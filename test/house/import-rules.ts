import { posix } from 'node:path';
import { cycles } from './cycles.js';
import { type Layer, SAYS_MATH_RANDOM } from './layers.js';
import { catalogueIndexFaults, doorFaults } from './shape-rules.js';
import type { SourceTree } from './source-tree.js';
import { type ImportEdge, identifier, importEdges, isMember, literal, nodes, parse, type SyntaxNode, walk } from './syntax.js';

const NODE_GLOBALS = ['process', 'Buffer', '__dirname', '__filename', 'require'];

/** The layer a file belongs to: its folder, or its own name at the top. */
const layerOf = (path: string): string => path.split('/')[0]?.replace(/\.ts$/, '') ?? path;

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The .ts file a relative specifier means, or null. */
function resolve(from: string, specifier: string, tree: SourceTree): string | null {
  const path = posix.join(posix.dirname(from), specifier).replace(/\.js$/, '.ts');
  return specifier.endsWith('.js') && tree.has(path) ? path : null;
}

const isRelative = (specifier: string): boolean => specifier.startsWith('.');

const opens = (rule: boolean | readonly string[], path: string): boolean =>
  typeof rule === 'boolean' ? rule : rule.some((start) => posix.basename(path).startsWith(start));

const mayTouchNode = (path: string, layer: Layer): boolean => opens(layer.node, path);

function edgeFault(path: string, { specifier, how }: ImportEdge, layer: Layer, tree: SourceTree): string | null {
  if (isRelative(specifier)) {
    const target = resolve(path, specifier, tree);
    if (target === null) return how === 'url' && !/\.[jt]s$/.test(specifier) ? null : `'${specifier}' is no file of src/ named with .js`;
    const to = layerOf(target);
    const open =
      to === layerOf(path) ||
      (to !== 'index' && (layer.imports === '*' || [to, target.slice(0, -3)].some((name) => layer.imports.includes(name))));
    return open ? null : `may not import ${target}`;
  }
  if (specifier.startsWith('node:')) return mayTouchNode(path, layer) ? null : `may not touch ${specifier}`;
  return layer.libraries === '*' || layer.libraries.includes(packageOf(specifier)) ? null : `may not import the package ${specifier}`;
}

function globalFault(path: string, node: SyntaxNode, layer: Layer): string | null {
  if (!mayTouchNode(path, layer)) {
    const global = NODE_GLOBALS.find((name) => isMember(node, name));
    if (global !== undefined) return `may not touch Node's ${global}`;
    if (node.type === 'ImportExpression' && literal(nodes(node, 'source')[0]) === null)
      return 'may not import a module whose name is computed';
  }
  if (isMember(node, 'Math', 'random') && !SAYS_MATH_RANDOM.some((start) => path.startsWith(start))) return 'may not say Math.random';
  const isNow = isMember(node, 'Date', 'now') || isMember(node, 'performance', 'now');
  const isNewDate =
    node.type === 'NewExpression' && identifier(nodes(node, 'callee')[0]) === 'Date' && nodes(node, 'arguments').length === 0;
  return (isNow || isNewDate) && !opens(layer.clock, path) ? 'may not read a clock' : null;
}

/** Every way the tree departs from the table, each as `path: what`. Empty where it keeps to it. */
export function importFaults(tree: SourceTree, layers: Readonly<Record<string, Layer>>): string[] {
  const faults: string[] = [];
  const graph = new Map<string, string[]>();
  const entries = new Set<string>();
  const report = (path: string, found: readonly (string | null)[]): void => {
    for (const fault of new Set(found)) if (fault !== null) faults.push(`${path}: ${fault}`);
  };
  for (const [path, text] of tree) {
    const layer = layers[layerOf(path)];
    if (layer === undefined) {
      report(path, ['belongs to no layer']);
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
      edges.map((found) => edgeFault(path, found, layer, tree)),
    );
    report(
      path,
      [...walk(program)].map((node) => globalFault(path, node, layer)),
    );
    if (!path.includes('/')) report(path, doorFaults(path, program));
    if (layer.catalogue && posix.basename(path) === 'index.ts') {
      report(path, catalogueIndexFaults(program));
      for (const target of graph.get(path) ?? []) entries.add(target);
    }
  }
  for (const [path, targets] of graph) {
    if (!entries.has(path)) continue;
    const others = targets.filter((target) => entries.has(target) && layerOf(target) === layerOf(path));
    report(
      path,
      others.map((target) => `is an entry and imports the entry ${target}`),
    );
  }
  for (const group of cycles(graph)) faults.push(`${group.join(', ')}: import each other in a cycle`);
  return faults;
}
