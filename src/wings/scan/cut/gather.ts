import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Candidate } from '../find/candidates.js';
import type { Source } from '../read/parse-source.js';
import { childrenOf, isFunction, type Node, nameOf, nodeAt, nodesAt, within } from '../read/syntax.js';

/** A reason why something cannot be tried. */
export type NotCut = Readonly<Record<'reason', string>>;

/** A declaration that a cut-out can take along. */
type Declared = Readonly<{ names: readonly string[]; node: Node; text: string; is: 'import' | 'variable' | 'code' }>;

/**
 * Returns the text of what these names stand for around a part of a file, and of all that those use in turn, in the order of the file. `handed`: a
 * variable that the caller fills.
 */
export function gather({ above, source }: Candidate, names: ReadonlySet<string>, handed: string): NotCut | readonly string[] {
  const blocks = above.filter(({ type }) => type === 'BlockStatement' || type === 'Program').toReversed();
  const scopes = blocks.flatMap((block) => nodesAt(block, 'body').flatMap((statement) => declaredBy(statement, source)));
  const params = new Set(above.filter(isFunction).flatMap((one) => nodesAt(one, 'params').flatMap(namesIn)));
  const taken = new Set<Declared>();
  const left = new Set(names);
  // What is added on the way is met as well.
  for (const name of left) {
    if (name === handed) continue;
    const found = scopes.find((one) => one.names.includes(name));
    if (!found && params.has(name)) return { reason: `it uses ${name} of the function around it` };
    if (!found || taken.has(found)) continue;
    taken.add(found);
    if (found.is !== 'import') for (const one of namesUsed(found.node)) left.add(one);
  }
  const variables = new Set([...taken].filter(({ is }) => is === 'variable').flatMap((one) => one.names));
  const filled = runFirst(source.program).find((name) => variables.has(name));
  if (filled !== undefined) return { reason: `it uses ${filled}, which other code of the file fills` };
  const url = JSON.stringify(pathToFileURL(source.path).href);
  const required = left.has('require') ? [`var require = process.getBuiltinModule('node:module').createRequire(${url});`] : [];
  const kept = [...taken].toSorted((one, other) => one.node.start - other.node.start);
  return [...required, ...kept.map(({ text }) => text)];
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

/** Returns the names in statements of a file that run as it is loaded, and may fill its variables; what gives something a function, or exports, does not. */
function runFirst(program: Node): readonly string[] {
  const runs = /^(?:For|While|DoWhile|If|Block|Try|ExpressionStatement)/;
  const given = /^(?:Function|ArrowFunction|Object)Expression$/;
  const first = nodesAt(program, 'body').filter(
    (one) => runs.test(one.type) && !given.test(nodeAt(one, 'expression', 'right')?.type ?? ''),
  );
  return first.flatMap((one) => [...namesUsed(one)]);
}

/** Returns the names that a pattern declares: of a variable, a parameter, an import. */
export function namesIn(pattern: Node | null | undefined): readonly string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  const inner = [...nodesAt(pattern, 'elements'), ...nodesAt(pattern, 'properties')];
  return [...inner, nodeAt(pattern, pattern.type === 'Property' ? 'value' : 'left') ?? nodeAt(pattern, 'argument')].flatMap(namesIn);
}

/** Returns the names that stand for something outside a part of a file: all that it names and does not declare itself. */
export function namesUsed(node: Node): ReadonlySet<string> {
  const declares = within(node).filter((one) => isFunction(one) || /^(?:VariableDeclarator|Class|CatchClause)/.test(one.type));
  const own = new Set(declares.flatMap((one) => [nodeAt(one, 'id'), nodeAt(one, 'param'), ...nodesAt(one, 'params')]).flatMap(namesIn));
  const used = new Set<string>();
  const look = (one: Node): void => {
    if (one.type === 'Identifier' && !own.has(nameOf(one))) used.add(nameOf(one));
    // The name of a member stands for nothing; a shorthand is a value too.
    const skipped = one['computed'] === true || one['shorthand'] === true ? null : (nodeAt(one, 'key') ?? nodeAt(one, 'property'));
    for (const child of childrenOf(one)) if (child !== skipped) look(child);
  };
  look(node);
  return used;
}
