import type { Candidate } from '../find/candidates.js';
import { memberOf, type Node, nameOf, nodeAt, nodesAt } from '../read/syntax.js';

/** Returns the name by which a function of a file is had from outside, `shuffle` or `default`; null where it is not. */
export function exportedAs({ above, code, source }: Candidate): string | null {
  const [, statement = code, ...between] = above;
  // What stands in a function, an object or a class has no name outside.
  if (between.some(({ type }) => !/^(?:Variable|AssignmentExpression)/.test(type))) return null;
  if (statement?.type === 'ExportDefaultDeclaration') return 'default';
  const declared = nameOf(nodeAt(code, 'id')) || nameOf(nodeAt(between.at(-1) ?? above.at(-1), 'id'));
  if (statement?.type === 'ExportNamedDeclaration') return declared;
  if (between.at(-1)?.type === 'AssignmentExpression') return ofCommonJs(nodeAt(between.at(-1), 'left'));
  const listed = nodesAt(source.program, 'body').map((one) => listedIn(one, declared));
  return listed.find((name) => name !== null) ?? null;
}

/** Returns the name under which a statement exports what is declared as `name`; null where it does not. */
function listedIn(statement: Node, name: string): string | null {
  if (statement.type === 'ExportDefaultDeclaration') return nameOf(nodeAt(statement, 'declaration')) === name ? 'default' : null;
  const listed = nodesAt(statement, 'specifiers').find((one) => nameOf(nodeAt(one, 'local')) === name);
  if (listed && !nodeAt(statement, 'source')) return nameOf(nodeAt(listed, 'exported')) || null;
  const right = nodeAt(statement, 'expression', 'right');
  const exported = right && ofCommonJs(nodeAt(statement, 'expression', 'left'));
  const inside = exported === 'default' ? nodesAt(right, 'properties').find((one) => nameOf(nodeAt(one, 'value')) === name) : undefined;
  return inside ? nameOf(nodeAt(inside, 'key')) : nameOf(right) === name ? exported : null;
}

/** Returns the export that CommonJS makes of what is assigned: `module.exports`, `exports.name`, `module.exports.name`; null for anything else. */
function ofCommonJs(left: Node | null): string | null {
  const isWhole = (node: Node | null): boolean => memberOf(node) === 'exports' && nameOf(nodeAt(node, 'object')) === 'module';
  if (isWhole(left)) return 'default';
  const owner = nodeAt(left, 'object');
  return isWhole(owner) || nameOf(owner) === 'exports' ? memberOf(left) || null : null;
}
