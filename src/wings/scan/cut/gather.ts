import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Source } from '../read/parse-source.js';
import { isFunction, type Node, nameOf, nodeAt, nodesAt } from '../read/syntax.js';
import { namesIn, namesUsed } from './names-used.js';

/** A reason why something cannot be tried. */
export interface NotCut {
  readonly reason: string;
}

/** A declaration that a cut-out can take along. */
interface Declared {
  readonly names: readonly string[];
  readonly node: Node;
  readonly text: string;
  readonly is: 'import' | 'variable' | 'code';
}

/**
 * Returns the text of what these names stand for around a part of a file, and of all that those use in turn, in the order of the file. `handed`: a
 * variable that the caller fills.
 */
export function gather(
  names: Iterable<string>,
  above: readonly Node[],
  source: Source,
  handed: string,
): NotCut | { readonly lines: readonly string[] } {
  const blocks = above.filter(({ type }) => type === 'BlockStatement' || type === 'Program').toReversed();
  const scopes = blocks.flatMap((block) => nodesAt(block, 'body').flatMap((statement) => declaredBy(statement, source)));
  const params = new Set(above.filter(isFunction).flatMap((one) => nodesAt(one, 'params').flatMap(namesIn)));
  const taken = new Set<Declared>();
  const left = new Set(names);
  // What is added on the way is met as well.
  for (const name of left) {
    const found = name === handed ? undefined : scopes.find((one) => one.names.includes(name));
    if (!found && name !== handed && params.has(name)) return { reason: `it uses ${name} of the function around it` };
    if (!found || taken.has(found)) continue;
    taken.add(found);
    if (found.is !== 'import') for (const one of namesUsed(found.node)) left.add(one);
  }
  const variables = new Set([...taken].filter(({ is }) => is === 'variable').flatMap((one) => one.names));
  const filled = runFirst(source.program)
    .flatMap((one) => [...namesUsed(one)])
    .find((name) => variables.has(name));
  if (filled !== undefined) return { reason: `it uses ${filled}, which other code of the file fills` };
  const url = JSON.stringify(pathToFileURL(source.path).href);
  const required = left.has('require') ? [`var require = process.getBuiltinModule('node:module').createRequire(${url});`] : [];
  const kept = [...taken].toSorted((one, other) => one.node.start - other.node.start);
  return { lines: [...required, ...kept.map(({ text }) => text)] };
}

function declaredBy(statement: Node, source: Source): readonly Declared[] {
  const inner = nodeAt(statement, 'declaration');
  if (inner) return declaredBy(inner, source);
  const text = ({ end, start }: Node): string => source.text.slice(start, end);
  if (statement.type === 'ImportDeclaration' && statement['importKind'] !== 'type')
    return nodesAt(statement, 'specifiers').map((one) => imported(one, nameOf(nodeAt(statement, 'source')), source.path));
  if (statement.type === 'VariableDeclaration')
    return nodesAt(statement, 'declarations').map((node) => ({
      names: namesIn(nodeAt(node, 'id')),
      node,
      text: `${String(statement['kind'])} ${text(node)};`,
      is: isFunction(nodeAt(node, 'init')) ? 'code' : 'variable',
    }));
  const isCode = /^(?:Function|Class|TSEnum)Declaration$/.test(statement.type);
  return isCode ? [{ names: namesIn(nodeAt(statement, 'id')), node: statement, text: text(statement), is: 'code' }] : [];
}

/** Writes one name of an import as an import of its own, from an address that holds anywhere. */
function imported(specifier: Node, from: string, path: string): Declared {
  const local = nameOf(nodeAt(specifier, 'local'));
  const one = specifier.type === 'ImportDefaultSpecifier' ? local : `{ ${nameOf(nodeAt(specifier, 'imported'))} as ${local} }`;
  const what = specifier.type === 'ImportNamespaceSpecifier' ? `* as ${local}` : one;
  return { names: [local], node: specifier, text: `import ${what} from ${JSON.stringify(addressOf(from, path))};`, is: 'import' };
}

/** Returns the path of what a file imports, or the name as it stands where nothing of that name is found from there. */
function addressOf(specifier: string, path: string): string {
  if (/^\.{0,2}\//.test(specifier)) return resolve(dirname(path), specifier).replaceAll('\\', '/');
  try {
    return createRequire(path).resolve(specifier);
  } catch {
    return specifier;
  }
}

/** Returns the statements of a file that run as it is loaded, and may fill its variables; those that give a function to something do not. */
function runFirst(program: Node): readonly Node[] {
  const runs = /^(?:For|While|DoWhile|If|Block|Try|ExpressionStatement)/;
  return nodesAt(program, 'body').filter((one) => runs.test(one.type) && !isFunction(nodeAt(one, 'expression', 'right')));
}
