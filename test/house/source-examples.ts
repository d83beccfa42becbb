import type { SourceTree } from './source-tree.js';

/** One `@example` of a doc comment. */
export interface SourceExample {
  /** The export that it is an example of. */
  readonly name: string;
  /** Its file below src/, and the line of the tag, from 1. */
  readonly file: string;
  readonly line: number;
  /** The lines inside its fence; none where it has no fence of TypeScript. */
  readonly lines: readonly string[];
}

/** Exports that a user of the library meets first: each has an example. */
export const FIRST_MET: readonly string[] = [
  'audit',
  'auditShuffle',
  'exactLaw',
  'makePlan',
  'openFunctionSubject',
  'pipeline',
  'proveSubject',
  'readLog',
  'render',
  'replayPipeline',
  'runAudit',
  'startSealing',
  'verifyAny',
];

/** Every `@example` of the sources, in the order of the files. */
export function sourceExamples(tree: SourceTree): SourceExample[] {
  return [...tree].flatMap(([file, text]) =>
    [...text.matchAll(/^ *\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?<declaration>.*)/gm)].flatMap((comment) => {
      const name =
        /^ *export (?:async )?(?:abstract )?(?:\w+) (?<name>\w+)/.exec(comment.groups?.['declaration'] ?? '')?.groups?.['name'] ?? '';
      return [...comment[0].matchAll(/^ *\* @example\b(?:(?!^ *\* @)[\s\S])*/gm)].map((example) => ({
        name,
        file,
        line: text.slice(0, comment.index + example.index).split('\n').length,
        lines: fenced(example[0].split('\n').map((line) => line.replace(/^ *\* ?/, ''))),
      }));
    }),
  );
}

function fenced(lines: readonly string[]): readonly string[] {
  const from = lines.indexOf('```ts');
  const to = lines.indexOf('```', from + 1);
  return from < 0 || to < 0 ? [] : lines.slice(from + 1, to);
}

/** What is wrong with the examples, each as `path:line: what`; a name of `named` that has none, as `name: has no example`. */
export function exampleFaults(examples: readonly SourceExample[], named: readonly string[]): string[] {
  return [
    ...named.filter((one) => !examples.some(({ name }) => name === one)).map((one) => `${one}: has no example`),
    ...examples.flatMap(({ file, line, lines, name }) => {
      const at = (what: string): string => `${file}:${line}: ${what}`;
      if (lines.length === 0) return [at('has no fence of TypeScript that is closed')];
      const code = lines.join('\n');
      const imported = [...code.matchAll(/import \{([^}]*)\} from 'shuffle-audit(?:\/[a-z-]+)?'/g)].flatMap(([, names]) =>
        names.split(',').map((one) => one.trim()),
      );
      return [
        ...(imported.includes(name) ? [] : [at(`does not import ${name === '' ? 'what it stands before' : name} from the package`)]),
        ...(/^\/\/ prints:\n\/\/ ./m.test(code) ? [] : [at('does not say what it prints')]),
      ];
    }),
  ];
}

/** The examples as a document, a block each, for the checks that documents are held to. */
export function examplesDocument(examples: readonly SourceExample[]): string {
  return examples.map(({ lines, name }) => ['```ts', `// ${fileOf(name)}`, ...lines, '```', ''].join('\n')).join('\n');
}

function fileOf(name: string): string {
  return `example-of-${name}.ts`;
}
