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

/** Returns the names that a module declares and exports. */
function exportedNames(program: SyntaxNode): ReadonlySet<string> {
  const body = nodes(program, 'body').filter(({ type }) => type === 'ExportNamedDeclaration');
  const own = body.filter((statement) => nodes(statement, 'source').length === 0);
  return new Set([
    ...own.flatMap((statement) => nodes(statement, 'declaration').flatMap(namesOf)),
    ...own
      .flatMap((statement) => nodes(statement, 'specifiers').map((one) => identifier(nodes(one, 'local')[0])))
      .filter((name) => name !== null),
  ]);
}

/** First words with which a doc comment would be a clause without a head, "Whether it deals.", where "True where it deals." is a sentence. */
const HEADLESS =
  /\/\*\*[\s*]*((?:Whether|What|How|Where|When|Who|Which|Why|Whatever|Whose|Of|By|As|In|On|At|For|From|To|Under|With|Without|Beside|Between|Behind|Before|After|Through|Those|That)\b)/g;

/** Prepositions that an export's name does not begin with, but for entries of a catalogue, which have names of their own. */
const PREPOSITION = /^(?:of|by|beside|in|at|on|for|with|without|under|against|among|behind|before|after|between|as|beyond)(?=[A-Z]|$)/;

const plain = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** Every way one file departs from the house rules, each as `path: what`. `entry` asks that an export has the file's own name. */
function fileFaults(path: string, text: string, entry: boolean): string[] {
  const name = posix.basename(path).replace(/\.tsx?$/, '');
  const program = parse(text);
  const exported = exportedNames(program);
  const lines = text.trimEnd().split('\n').length;
  const faults = [...text.matchAll(FORBIDDEN_WORDS)].map((word) => `says ${word[0]}`);
  for (const node of walk(program)) {
    const fault = nodeFault(node);
    const isDoor = (path === DOOR && fault === 'writes to the console') || (path === NUMBERS && fault === WRITES_A_NUMBER);
    if (fault !== null && !isDoor) faults.push(`line ${text.slice(0, node.start).split('\n').length} ${fault}`);
  }
  for (const [, word] of text.matchAll(HEADLESS)) faults.push(`begins a doc comment with ${word}`);
  if (!entry)
    for (const declared of exported)
      if (PREPOSITION.test(declared[0].toLowerCase() + declared.slice(1))) faults.push(`exports ${declared}, named by a preposition`);
  if (lines > LONGEST && LONG_FILES[path] === undefined) faults.push(`has ${lines} lines, at most ${LONGEST} are meant`);
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) faults.push('is not named in kebab-case');
  if (entry && ![...exported].some((one) => plain(one) === plain(name))) faults.push('exports nothing of its own name');
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
