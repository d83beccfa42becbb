import type { SourceTree } from './source-tree.js';
import { identifier, nodes, parse, type SyntaxNode, walk } from './syntax.js';

const EQUALS = new Set(['toBe', 'toEqual', 'toStrictEqual']);
const TRUTHY = new Set(['toBeTruthy', 'toBeFalsy']);

/** Whether a text may hold what is looked for; only those are parsed. */
const LIKELY = /to(?:Be|Equal|StrictEqual)\(\s*(?:true|false)\b|toBe(?:Truthy|Falsy)\(/;

const isBoolean = (node: SyntaxNode | undefined): boolean => node?.type === 'Literal' && typeof node['value'] === 'boolean';

/** The matcher that a call holds a bare true or false with, or null. */
function bareMatcher(node: SyntaxNode): string | null {
  const [callee] = node.type === 'CallExpression' ? nodes(node, 'callee') : [];
  const name = callee?.type === 'MemberExpression' ? identifier(nodes(callee, 'property')[0]) : null;
  if (name === null) return null;
  return TRUTHY.has(name) || (EQUALS.has(name) && isBoolean(nodes(node, 'arguments')[0])) ? name : null;
}

/**
 * Every place where a test would fail with no more than `expected false to be true`, as `path: line n …`. What is wrong is told by a list of
 * what was found (`toEqual([])`), the value itself, or a name beside each answer.
 */
export function bareBooleanFaults(tests: SourceTree): string[] {
  return [...tests].flatMap(([path, text]) => {
    if (!LIKELY.test(text)) return [];
    return [...walk(parse(text))].flatMap((node) => {
      const matcher = bareMatcher(node);
      return matcher === null
        ? []
        : [
            `${path}: line ${text.slice(0, node.end).split('\n').length} holds a bare true or false with ${matcher}, and a failure would not say of what`,
          ];
    });
  });
}
