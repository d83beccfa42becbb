import { parseAst } from 'vitest/node';

/** One node of the ESTree syntax tree, TypeScript nodes included. Positions are UTF-16 offsets into the source text. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** An edge of the import graph as it is written. */
export interface ImportEdge {
  readonly specifier: string;
  /** A URL is a worker's entry: started, not imported, so it closes no cycle. */
  readonly how: 'static' | 'dynamic' | 'type' | 'url';
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value;

/** By text: the rules of a dozen tests are read off the same few hundred files. */
const parsed = new Map<string, SyntaxNode>();

/** What an element ends with, in a module that is written with markup. */
const MARKUP = /^\s*<\/[\w.]*>|\/>/m;

/** The syntax tree of a TypeScript module, not to be written to. Throws a SyntaxError on text that is not one. */
export function parse(text: string): SyntaxNode {
  const before = parsed.get(text);
  if (before) return before;
  const program: unknown = parseAst(text, { lang: MARKUP.test(text) ? 'tsx' : 'ts' });
  if (!isNode(program)) throw new TypeError('the parser gave no program');
  parsed.set(text, program);
  return program;
}

/** The nodes in field `field`, which may hold one, several or none. */
export function nodes(node: SyntaxNode, field: string): SyntaxNode[] {
  const value = node[field];
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

/** Below a node, by that node: each rule goes through the same few thousand trees. */
const walked = new WeakMap<SyntaxNode, readonly SyntaxNode[]>();

/** Every node of the tree, parents before children. */
export function walk(node: SyntaxNode): readonly SyntaxNode[] {
  const before = walked.get(node);
  if (before) return before;
  const found: SyntaxNode[] = [];
  const visit = (one: SyntaxNode): void => {
    found.push(one);
    for (const field in one) {
      const value = one[field];
      if (Array.isArray(value)) {
        for (const child of value) if (isNode(child)) visit(child);
      } else if (isNode(value)) visit(value);
    }
  };
  visit(node);
  // Only whole modules are gone through again and again.
  if (node.type === 'Program') walked.set(node, found);
  return found;
}

/** The text of a string literal, else null. */
export function literal(node: SyntaxNode | undefined): string | null {
  return node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;
}

/** The name of an identifier, else null. */
export function identifier(node: SyntaxNode | undefined): string | null {
  return node?.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : null;
}

/** True for `object.property` as it is written; any property where none is named. */
export function isMember(node: SyntaxNode, object: string, property?: string): boolean {
  if (node.type !== 'MemberExpression' || identifier(nodes(node, 'object')[0]) !== object) return false;
  const [written] = nodes(node, 'property');
  return property === undefined || (identifier(written) ?? literal(written)) === property;
}

const STATIC = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ExportNamedDeclaration']);

function edge(node: SyntaxNode): ImportEdge | null {
  const at = (how: ImportEdge['how'], from: SyntaxNode | undefined): ImportEdge | null => {
    const specifier = literal(from);
    return specifier === null ? null : { specifier, how };
  };
  if (STATIC.has(node.type)) return at('static', nodes(node, 'source')[0]);
  if (node.type === 'ImportExpression') return at('dynamic', nodes(node, 'source')[0]);
  if (node.type === 'TSImportType') return at('type', nodes(node, 'source')[0]);
  const [first, second] = nodes(node, 'arguments');
  const isUrl = node.type === 'NewExpression' && identifier(nodes(node, 'callee')[0]) === 'URL';
  return isUrl && second !== undefined && [...walk(second)].some((part) => part.type === 'MetaProperty') ? at('url', first) : null;
}

const edges = new WeakMap<SyntaxNode, readonly ImportEdge[]>();

/** Every module this one names: imports, re-exports, `import()`, import types and worker URLs. */
export function importEdges(program: SyntaxNode): readonly ImportEdge[] {
  const found = edges.get(program) ?? [...walk(program)].map(edge).filter((one) => one !== null);
  edges.set(program, found);
  return found;
}
