import type { SourceTree } from './source-tree.js';
import { identifier, nodes, parse, type SyntaxNode, walk } from './syntax.js';

/** Functions and constants of Math whose every digit ECMAScript or IEEE 754 fixes, and what draws. */
const FIXED = new Set('abs|ceil|clz32|floor|imul|max|min|round|sign|sqrt|trunc|E|LN2|LN10|LOG10E|LOG2E|PI|random'.split('|'));

/** Functions of Math whose digits the language leaves open, though Node 20, 22 and 24 agree in them: engine-digits.test.ts holds each. */
export const STEADY = ['exp', 'expm1', 'hypot', 'log', 'log10', 'log1p', 'log2', 'sin'] as const;

const isSteady = (name: string): boolean => STEADY.some((one) => one === name);

/** Whether a node is a whole number of any size by what is written: 2n, BigInt(n), 3n * a. */
function isBig(node: SyntaxNode | undefined): boolean {
  if (node === undefined) return false;
  if (node.type === 'Literal') return typeof node['value'] === 'bigint' || typeof node['bigint'] === 'string';
  if (node.type === 'CallExpression') return identifier(nodes(node, 'callee')[0]) === 'BigInt';
  return node.type === 'BinaryExpression' && [nodes(node, 'left')[0], nodes(node, 'right')[0]].some(isBig);
}

const isTwo = (node: SyntaxNode | undefined): boolean => node?.type === 'Literal' && node['value'] === 2;

/** Squares and powers of two are the same on every engine; other powers of doubles are `pow` of math/primitives. */
function isOpenPower(node: SyntaxNode): boolean {
  if (
    (node.type !== 'BinaryExpression' || node['operator'] !== '**') &&
    (node.type !== 'AssignmentExpression' || node['operator'] !== '**=')
  )
    return false;
  const [left, right] = [nodes(node, 'left')[0], nodes(node, 'right')[0]];
  return !isTwo(left) && !isTwo(right) && !isBig(left) && !isBig(right);
}

function openFunction(node: SyntaxNode): string | null {
  if (node.type !== 'MemberExpression' || identifier(nodes(node, 'object')[0]) !== 'Math') return null;
  const name = identifier(nodes(node, 'property')[0]) ?? '';
  return FIXED.has(name) || isSteady(name) ? null : name;
}

/** Every place where the last digit of a number hangs on the engine, as `path: line n …`. */
export function digitFaults(tree: SourceTree): string[] {
  return [...tree].flatMap(([path, text]) =>
    walk(parse(text)).flatMap((node) => {
      const name = openFunction(node);
      const what = isOpenPower(node)
        ? 'raises to a power with **, whose last digit differs between engines: pow of math/primitives/pow.ts does not'
        : name === null
          ? null
          : `says Math.${name}, whose digits no test holds on every engine`;
      return what === null ? [] : [`${path}: line ${text.slice(0, node.start).split('\n').length} ${what}`];
    }),
  );
}
