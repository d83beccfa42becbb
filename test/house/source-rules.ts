import { posix } from 'node:path';
import type { SourceTree } from './source-tree.js';
import { identifier, isMember, literal, nodes, parse, type SyntaxNode, walk } from './syntax.js';

/** Lines a source file may have, unless it is named with its reason. */
export const LONGEST = 200;

/** Files above the limit, each with why it is one file. */
export const LONG_FILES: Readonly<Record<string, string>> = {
  'wings/standards/document/words/bn.ts': 'every text of a document in one language, held to one type',
  'wings/standards/document/words/en.ts': 'every text of a document in one language, held to one type',
  'wings/standards/document/words/hi.ts': 'every text of a document in one language, held to one type',
  'wings/standards/document/words/messages.ts': 'that type',
};

const FORBIDDEN_WORDS = /\b(?:TODO|FIXME|XXX|HACK)\b|@ts-(?:ignore|nocheck|expect-error)\b|\b(?:eslint|oxlint)-disable\b/g;

/** Words that would be a verdict the product does not give. */
const FORBIDDEN_VERDICTS = /\b(?:un)?fair(?:ly)?\b|\bpassed\b/i;

const FORBIDDEN_NODES: Readonly<Record<string, string>> = {
  TSAnyKeyword: 'says any',
  TSNonNullExpression: 'asserts non-null with !',
  TSEnumDeclaration: 'declares an enum',
  TSModuleDeclaration: 'declares a namespace',
  ExportDefaultDeclaration: 'exports by default',
  TSParameterProperty: 'declares a parameter property',
};

/** What reaches a terminal. */
const CONSOLE = [
  ...['log', 'error', 'warn', 'info', 'debug', 'table', 'dir', 'trace'].map((name) => ['console', name] as const),
  ['process', 'stdout'],
  ['process', 'stderr'],
] as const;

/** Ways of the language to write a number as text, and the one file that calls them: what is to look alike is written by one function. */
const WRITES_NUMBERS = new Set(['toLocaleString', 'toFixed', 'toPrecision', 'NumberFormat']);
const NUMBERS = 'core/words/numbers.ts';
const WRITES_A_NUMBER = `writes a number past ${NUMBERS}`;

/** The one file that writes to the terminal, and shows what is hidden in it. */
const DOOR = 'cli/print.ts';

function nodeFault(node: SyntaxNode): string | null {
  const known = FORBIDDEN_NODES[node.type];
  if (known !== undefined) return known;
  const text = node.type === 'TemplateElement' ? JSON.stringify(node['value']) : literal(node);
  const verdict = text === null ? null : FORBIDDEN_VERDICTS.exec(text);
  if (verdict !== null) return `says '${verdict[0]}' in a text`;
  const written = node.type === 'MemberExpression' ? identifier(nodes(node, 'property')[0]) : null;
  if (written !== null && WRITES_NUMBERS.has(written)) return WRITES_A_NUMBER;
  const writes = CONSOLE.some(([object, property]) => isMember(node, object, property));
  return writes ? 'writes to the console' : null;
}

/** The names a declaration declares. */
function namesOf(declaration: SyntaxNode): string[] {
  const own = nodes(declaration, 'id').map(identifier);
  const declared = nodes(declaration, 'declarations').flatMap((one) => nodes(one, 'id').map(identifier));
  return [...own, ...declared].filter((name) => name !== null);
}

/** The exported names of a module, each with the statement that declares it. */
function exportedDeclarations(program: SyntaxNode): Map<string, SyntaxNode> {
  const body = nodes(program, 'body');
  const found = new Map<string, SyntaxNode>();
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || nodes(statement, 'source').length > 0) continue;
    // overloads: the first one carries the comment
    for (const name of nodes(statement, 'declaration').flatMap(namesOf)) if (!found.has(name)) found.set(name, statement);
    for (const name of nodes(statement, 'specifiers').flatMap((one) => nodes(one, 'local').map(identifier))) {
      const declared = body.find((other) => name !== null && namesOf(other).includes(name));
      if (name !== null && declared !== undefined) found.set(name, declared);
    }
  }
  return found;
}

const hasDocComment = (text: string, at: number): boolean => {
  const before = text.slice(0, at).trimEnd();
  const from = before.lastIndexOf('/*');
  return before.endsWith('*/') && before.startsWith('/**', from) && /[\p{L}\d]/u.test(before.slice(from));
};

const plain = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** Every way one file departs from the house rules, each as `path: what`. `entry` asks that an export has the file's own name. */
function fileFaults(path: string, text: string, entry: boolean): string[] {
  const name = posix.basename(path).replace(/\.tsx?$/, '');
  const program = parse(text);
  const exported = exportedDeclarations(program);
  const lines = text.trimEnd().split('\n').length;
  const faults = [...text.matchAll(FORBIDDEN_WORDS)].map((word) => `says ${word[0]}`);
  for (const node of walk(program)) {
    const fault = nodeFault(node);
    const isDoor = (path === DOOR && fault === 'writes to the console') || (path === NUMBERS && fault === WRITES_A_NUMBER);
    if (fault !== null && !isDoor) faults.push(`line ${text.slice(0, node.start).split('\n').length} ${fault}`);
  }
  for (const [declared, statement] of exported)
    if (!hasDocComment(text, statement.start)) faults.push(`exports ${declared} without a doc comment`);
  if (lines > LONGEST && LONG_FILES[path] === undefined) faults.push(`has ${lines} lines, at most ${LONGEST} are meant`);
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) faults.push('is not named in kebab-case');
  if (entry && ![...exported.keys()].some((one) => plain(one) === plain(name))) faults.push('exports nothing of its own name');
  return faults.map((fault) => `${path}: ${fault}`);
}

/** Every way the tree departs from the house rules. `catalogues` are the folders whose files are entries, named after their export. */
export function sourceFaults(tree: SourceTree, catalogues: readonly string[]): string[] {
  const isEntry = (path: string): boolean => {
    const folder = posix.dirname(path);
    return catalogues.includes(folder) && (tree.get(`${folder}/index.ts`) ?? '').includes(`'./${posix.basename(path, '.ts')}.js'`);
  };
  return [...tree].flatMap(([path, text]) => fileFaults(path, text, isEntry(path)));
}
