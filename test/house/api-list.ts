import { posix } from 'node:path';
import { sourceExamples } from './source-examples.js';
import type { SourceTree } from './source-tree.js';
import { identifier, literal, nodes, parse, type SyntaxNode } from './syntax.js';

/** One name that the package exports. */
export interface ApiEntry {
  readonly name: string;
  /** The file that declares it, below src/. */
  readonly file: string;
  /** As it is called or read; only the name for a type. */
  readonly signature: string;
  /** Its doc comment in one line, '' where it has none. */
  readonly doc: string;
  readonly isType: boolean;
  /** The title of the group that it stands in. */
  readonly group: string;
}

/** What is enough for nine uses of ten, in the order in which a reader meets it: the document begins with them. */
export const FIRST: readonly string[] = [
  'audit',
  'auditShuffle',
  'readLog',
  'proveSubject',
  'verifyAny',
  'readEvidence',
  'render',
  'makePlan',
  'runAudit',
  'startSealing',
];

/** A wing's own exports, which are imported by its name: those of `wings/lists/exports.ts` from `shuffle-audit/lists`. */
const OF_A_WING = /^wings\/([^/]+)\/exports\.ts$/;

/** Every export of src/index.ts and of the wings that have exports of their own. Throws where one is declared nowhere. */
export function apiEntries(tree: SourceTree): ApiEntry[] {
  return doorsOf(tree).flatMap((door) => exportsOf(tree, door));
}

function doorsOf(tree: SourceTree): string[] {
  return ['index.ts', ...[...tree.keys()].filter((path) => OF_A_WING.test(path)).toSorted()];
}

function exportsOf(tree: SourceTree, door: string): ApiEntry[] {
  const groups = groupsOf(tree, door);
  const exported = nodes(parse(tree.get(door) ?? ''), 'body').filter(({ type }) => type.startsWith('Export'));
  return exported.flatMap((statement) => {
    const file = posix.join(posix.dirname(door), (literal(nodes(statement, 'source')[0]) ?? '').replace(/\.js$/, '.ts'));
    const group = groups.findLast(({ at }) => at < statement.start)?.title ?? '';
    const whole = identifier(nodes(statement, 'exported')[0]);
    if (whole !== null) return [{ name: whole, file, group, isType: false, signature: whole, doc: `Holds ${valuesOf(tree, file)}.` }];
    return nodes(statement, 'specifiers').map((one) => {
      const name = identifier(nodes(one, 'exported')[0]) ?? '';
      const isType = [statement, one].some((said) => said['exportKind'] === 'type');
      return { name, file, group, isType, ...declared(tree, file, name, isType) };
    });
  });
}

/** A stretch of exports: of src/index.ts by the comment over it, `// Title: what is in it.`; all of a wing. */
interface Group {
  readonly title: string;
  readonly says: string;
  readonly at: number;
}

function groupsOf(tree: SourceTree, door: string): Group[] {
  const [, wing] = OF_A_WING.exec(door) ?? [];
  if (wing !== undefined) return [{ title: `\`shuffle-audit/${wing}\``, says: 'imported by this name.', at: -1 }];
  const comments = (tree.get(door) ?? '').matchAll(/^\/\/ ([^:\n]+): (.*)$/gm);
  return [...comments].map(({ 1: title = '', 2: says = '', index }) => ({ title, says, at: index }));
}

/** What a module exports that is no type, as a list. */
function valuesOf(tree: SourceTree, file: string): string {
  const names = nodes(parse(tree.get(file) ?? ''), 'body')
    .filter((statement) => statement['exportKind'] !== 'type')
    .flatMap((statement) => nodes(statement, 'specifiers').map((one) => identifier(nodes(one, 'exported')[0]) ?? ''));
  return names
    .toSorted()
    .map((name) => `\`${name}\``)
    .join(', ');
}

/** The document that lists them. */
export function apiDocument(tree: SourceTree): string {
  const all = apiEntries(tree);
  const first = firstMet(tree, all);
  const entries = all.filter(({ name }) => !FIRST.includes(name));
  const groups = doorsOf(tree).flatMap((door) => groupsOf(tree, door));
  const parts = groups.map(({ says, title }) => {
    const own = entries.filter(({ group }) => group === title).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const [types, values] = [own.filter(({ isType }) => isType), own.filter(({ isType }) => !isType)];
    const lists = [values.map(lineOf), types.length === 0 ? [] : ['Types:', '', ...types.map(lineOf)]];
    const said = `${says[0]?.toUpperCase() ?? ''}${says.slice(1)}`;
    const met = all.filter(({ group, name }) => group === title && FIRST.includes(name)).map(({ name }) => `\`${name}\``);
    const above = met.length === 0 ? '' : ` Above: ${met.toSorted().join(', ')}.`;
    return [`## ${title}`, `${said}${above}`, ...lists.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))].join('\n\n');
  });
  return `${[HEAD, first, ...parts].map((part) => part.trimEnd()).join('\n\n')}\n`;
}

/** The first names, each with its example. Throws where one of them is not exported. */
function firstMet(tree: SourceTree, entries: readonly ApiEntry[]): string {
  const examples = sourceExamples(tree);
  const told = FIRST.flatMap((one) => {
    const entry = entries.find(({ name }) => name === one);
    if (!entry) throw new Error(`${one} is not exported`);
    const lines = examples.find(({ name }) => name === one)?.lines ?? [];
    const example = lines.length === 0 ? [] : ['', ...['```js', ...lines, '```'].map((line) => (line === '' ? line : `  ${line}`)), ''];
    return [lineOf(entry), ...example];
  });
  return `## The first ten\n\nThey do for nine uses of ten.\n\n${told.join('\n').trimEnd()}\n`;
}

const HEAD = `# The library

Every name that \`shuffle-audit\` exports, as its source describes it: ten first, the rest by what they are for. [Examples](../examples/README.md) show
them at work. Cards are numbered from 0, trials and positions in messages from 1. Errors are \`AuditError\`, with a \`code\` from \`EXIT_OF\`. This
list is made from the sources by \`npm run tables\`.
`;

function lineOf({ doc, signature }: ApiEntry): string {
  return `- \`${signature}\`: ${doc}`;
}

function declared(tree: SourceTree, file: string, name: string, isType: boolean): Pick<ApiEntry, 'signature' | 'doc'> {
  const text = tree.get(file) ?? '';
  for (const statement of nodes(parse(text), 'body')) {
    const [declaration] = nodes(statement, 'declaration');
    const own = declaration && [declaration, ...nodes(declaration, 'declarations')].find((one) => identifier(nodes(one, 'id')[0]) === name);
    if (own) return { signature: isType ? name : signatureOf(text, own, name), doc: docBefore(text, statement.start) };
    const from = literal(nodes(statement, 'source')[0]);
    const handedOn = nodes(statement, 'specifiers').some((one) => identifier(nodes(one, 'exported')[0]) === name);
    if (from !== null && handedOn) return declared(tree, posix.join(posix.dirname(file), from).replace(/\.js$/, '.ts'), name, isType);
  }
  throw new Error(`${name} is declared nowhere`);
}

function signatureOf(text: string, declaration: SyntaxNode, name: string): string {
  const line = (from: number, to: number): string =>
    text
      .slice(from, to)
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\( /g, '(')
      .replaceAll(/,? \)/g, ')')
      .trim();
  if (declaration.type === 'ClassDeclaration') return `class ${name}`;
  if (!/Function/.test(declaration.type)) return line(declaration.start, nodes(declaration, 'id')[0]?.end ?? declaration.start);
  const end = nodes(declaration, 'body')[0]?.start ?? declaration.end;
  return line(declaration.start, end)
    .replace(/^(?:async )?function /, '')
    .replace(/;$/, '');
}

/** The doc comment that ends where the statement starts, in one line; what stands from its first tag on, such as an example, is left out. */
function docBefore(text: string, at: number): string {
  const before = text.slice(0, at).trimEnd();
  const from = before.lastIndexOf('/**');
  if (!before.endsWith('*/') || from < 0) return '';
  return before
    .slice(from + 3, -2)
    .replaceAll(/^\s*\* ?/gm, '')
    .replace(/^@[\s\S]*/m, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
