import { childrenOf, isFunction, type Node, nameOf, nodeAt, nodesAt, within } from '../read/syntax.js';

/** Returns the names that a pattern declares: of a variable, a parameter, an import. */
export function namesIn(pattern: Node | null | undefined): readonly string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  const inner = [...nodesAt(pattern, 'elements'), ...nodesAt(pattern, 'properties')];
  return [...inner, nodeAt(pattern, pattern.type === 'Property' ? 'value' : 'left') ?? nodeAt(pattern, 'argument')].flatMap(namesIn);
}

/** Returns the names that stand for something outside a part of a file: all that it names and does not declare itself. */
export function namesUsed(node: Node): ReadonlySet<string> {
  const own = new Set(within(node).flatMap(declaredIn));
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

function declaredIn(node: Node): readonly string[] {
  const isDeclared = isFunction(node) || /^(?:VariableDeclarator|Class)/.test(node.type);
  return isDeclared || node.type === 'CatchClause'
    ? [nodeAt(node, 'id'), nodeAt(node, 'param'), ...nodesAt(node, 'params')].flatMap(namesIn)
    : [];
}
