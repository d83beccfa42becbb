import type { SourceTree } from './source-tree.js';
import { identifier, literal, nodes, parse, type SyntaxNode, walk } from './syntax.js';

/** Files outside a kind's own folder that may hold an outcome's kind against a name, each with its reason. */
export const TELLS_KINDS: Readonly<Record<string, string>> = {};

const COMPARES = new Set(['===', '!==', '==', '!=']);

/** Whether a node is read as the kind of something: `kind`, or `outcome.kind`. */
function isKind(node: SyntaxNode | undefined): boolean {
  if (node === undefined) return false;
  // `outcome?.kind` is a member within a chain.
  const inner = node.type === 'ChainExpression' ? nodes(node, 'expression')[0] : node;
  return identifier(inner) === 'kind' || identifier(inner && nodes(inner, 'property')[0]) === 'kind';
}

/** The literals that a file holds against the kind of something, or takes for one where none is said. */
function told(program: SyntaxNode): SyntaxNode[] {
  return [...walk(program)].flatMap((node) => {
    const [left, right] = [...nodes(node, 'left'), ...nodes(node, 'right')];
    if (node.type === 'BinaryExpression' && COMPARES.has(String(node['operator'])))
      return isKind(left) && right ? [right] : isKind(right) && left ? [left] : [];
    if (node.type === 'AssignmentPattern') return right && literal(right) !== null ? [right] : [];
    if (node.type === 'SwitchStatement' && isKind(nodes(node, 'discriminant')[0]))
      return nodes(node, 'cases').flatMap((one) => nodes(one, 'test'));
    const [callee] = nodes(node, 'callee');
    if (node.type === 'CallExpression' && callee?.type === 'MemberExpression' && nodes(node, 'arguments').some(isKind))
      return nodes(callee, 'object').flatMap((list) => nodes(list, 'elements'));
    const [object] = nodes(node, 'object');
    if (node.type === 'MemberExpression' && /^(?:KINDS|PAGES)$/.test(identifier(object) ?? '')) return nodes(node, 'property');
    return [];
  });
}

/** Every place outside `kinds/<kind>/` that tells outcomes apart by the name of their kind, instead of asking what the kind says of them. */
export function kindFaults(tree: SourceTree, kinds: readonly string[], meant: readonly string[] = Object.keys(TELLS_KINDS)): string[] {
  return [...tree].flatMap(([path, text]) => {
    if (meant.includes(path) || kinds.some((kind) => path.startsWith(`kinds/${kind}/`))) return [];
    return told(parse(text)).flatMap((node) => {
      const kind = literal(node) ?? node['name'];
      if (typeof kind !== 'string' || !kinds.includes(kind)) return [];
      return [`${path}: line ${text.slice(0, node.start).split('\n').length} tells outcomes apart by the kind ${kind}`];
    });
  });
}
