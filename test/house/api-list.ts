import { posix } from 'node:path';
import { sourceExamples } from './source-examples.js';
import type { SourceTree } from './source-tree.js';
import { identifier, literal, nodes, parse, type SyntaxNode } from './syntax.js';

/** One name that the package exports. */
export interface ApiEntry {
  readonly name: string;
  /** The file that declares it, below src/. */
  readonly file: string;
  /** What stands behind `shuffle-audit` where it is imported from. */
  readonly from: string;
  /** As it is called or read; only the name for a type. */
  readonly signature: string;
  /** Its doc comment in one line, '' where it has none. */
  readonly doc: string;
  readonly isType: boolean;
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

/** What the exports of folders and files are for, by the beginnings of their paths, in the order of the document. What none names stands last. */
const SECTIONS: readonly (readonly [starts: readonly string[], title: string])[] = [
  [['testing/'], 'In tests'],
  [
    [
      'cli/audit.',
      'host/audits.',
      'records/verify-any.',
      'host/prove/',
      'engine/audit/',
      'engine/plan/',
      'engine/prove/',
      'engine/replay-deal.',
      'engine/verify/',
    ],
    'Audit, prove, verify, replay',
  ],
  [
    ['engine/subject/', 'host/function/', 'host/log/', 'host/open-origin.', 'host/program/', 'host/race/', 'parts/'],
    'What deals: functions, packages, programs, logs, built-in parts',
  ],
  [['wings/lists/'], 'One shuffled list'],
  [['wings/shards/'], 'One audit by many machines'],
  [['records/render.', 'report/', 'cli/'], 'Records and pages'],
  [['records/', 'engine/record/', 'host/record/'], 'Records as files'],
  [['exact/'], 'Exact laws'],
  [['engine/'], 'Tests and their rules'],
  [['math/'], 'Numbers'],
  [['games/', 'kinds/'], 'Nim and the sliding puzzle'],
  [['core/'], 'Types and what all share'],
];

/** A wing's own exports, which are imported by its name: those of `wings/lists/exports.ts` from `shuffle-audit/lists`. */
const OF_A_WING = /^wings\/([^/]+)\/exports\.ts$/;

/** Every export of src/index.ts and of the wings that have exports of their own. Throws where one is declared nowhere. */
export function apiEntries(tree: SourceTree): ApiEntry[] {
  return ['index.ts', ...[...tree.keys()].filter((path) => OF_A_WING.test(path))].flatMap((door) => exportsOf(tree, door));
}

function exportsOf(tree: SourceTree, door: string): ApiEntry[] {
  const from = door.replace(/^index\.ts$/, '').replace(OF_A_WING, '/$1');
  const exported = nodes(parse(tree.get(door) ?? ''), 'body').filter(({ type }) => type !== 'ImportDeclaration');
  return exported.flatMap((statement) => {
    const file = posix.join(posix.dirname(door), (literal(nodes(statement, 'source')[0]) ?? '').replace(/\.js$/, '.ts'));
    return nodes(statement, 'specifiers').map((one) => {
      const name = identifier(nodes(one, 'exported')[0]) ?? '';
      const isType = [statement, one].some((said) => said['exportKind'] === 'type');
      return { name, file, from, isType, ...declared(tree, file, name, isType) };
    });
  });
}

/** The document that lists them. */
export function apiDocument(tree: SourceTree): string {
  const all = apiEntries(tree);
  const first = firstMet(tree, all);
  const entries = all.filter(({ name }) => !FIRST.includes(name));
  const parts = SECTIONS.flatMap(([, title], k) => {
    const own = entries.filter(({ file }) => sectionOf(file) === k);
    if (own.length === 0) return [];
    const from = own[0]?.from ? `Imported from \`shuffle-audit${own[0].from}\`.\n\n` : '';
    return [`## ${title}\n\n${from}${own.toSorted(byKind).map(lineOf).join('\n')}\n`];
  });
  return [HEAD, first, ...parts].join('\n');
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

/** The place of the section that a file's exports stand in. */
function sectionOf(file: string): number {
  const found = SECTIONS.findIndex(([starts]) => starts.some((start) => file.startsWith(start)));
  return found < 0 ? SECTIONS.length - 1 : found;
}

const HEAD = `# The library

Every name that \`shuffle-audit\` exports, as its source describes it: ten first, the rest by what they are for. [Examples](../examples/README.md) show
them at work. Cards are numbered from 0, trials and positions in messages from 1. Errors are \`AuditError\`, with a \`code\` from \`EXIT_OF\`. This
list is made from the sources by \`npm run tables\`.
`;

function lineOf({ doc, isType, signature }: ApiEntry): string {
  return `- ${isType ? 'type ' : ''}\`${signature}\`: ${doc}`;
}

function byKind(a: ApiEntry, b: ApiEntry): number {
  return Number(a.isType) - Number(b.isType) || (a.name < b.name ? -1 : 1);
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
