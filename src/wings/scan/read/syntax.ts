/** A part of a parsed file, with where its text begins and ends. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

type MaybeNode = Node | null | undefined;

/** Parts that say types, or what a tool makes of a declaration: nothing of them runs. */
const UNRUN = new Set([
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'superTypeParameters',
  'implements',
  'decorators',
]);

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;
}

/** Returns the part that a path of keys leads to; null where there is none. */
export function nodeAt(node: MaybeNode, ...keys: readonly string[]): Node | null {
  let at: unknown = node;
  for (const key of keys) at = isNode(at) ? at[key] : null;
  return isNode(at) ? at : null;
}

/** Returns the parts in a list of a node; empty where it has none. */
export function nodesAt(node: MaybeNode, key: string): readonly Node[] {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export const isFunction = (node: MaybeNode): boolean => /^(?:Function|ArrowFunction)/.test(node?.type ?? '');
export const isLoop = ({ type }: Node): boolean => /^(?:For|While|DoWhile)/.test(type);

/** Returns the parts of a node that run. */
export function childrenOf(node: Node): readonly Node[] {
  return Object.entries(node).flatMap(([key, value]) => (UNRUN.has(key) ? [] : [value].flat().filter(isNode)));
}

/** Visits a node and all in it; `above` are the nodes around, the outermost first. */
export function walk(node: Node, visit: (node: Node, above: readonly Node[]) => void, above: readonly Node[] = []): void {
  visit(node, above);
  const around = [...above, node];
  for (const child of childrenOf(node)) walk(child, visit, around);
}

/** Returns all nodes in a node, itself included. */
export function within(node: Node): readonly Node[] {
  return [node, ...childrenOf(node).flatMap(within)];
}

/** Returns the name of an identifier, or the text of a key; empty for anything else. */
export function nameOf(node: MaybeNode): string {
  const name = node?.['name'] ?? node?.['value'];
  return typeof name !== 'string' ? '' : node?.type === 'PrivateIdentifier' ? `#${name}` : name;
}

/** Returns the member that a member expression names; empty where it is computed. */
export const memberOf = (node: MaybeNode): string =>
  node?.type === 'MemberExpression' && node['computed'] !== true ? nameOf(nodeAt(node, 'property')) : '';

/** Returns the name by which a call calls: that of the function, or of the member. */
export function calledIn(call: Node): string {
  const callee = nodeAt(call, 'callee');
  return memberOf(callee) || nameOf(callee);
}
