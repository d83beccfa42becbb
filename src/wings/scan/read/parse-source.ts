import { AuditError } from '../../../core/errors.js';
import { isNode, type Node, nodesAt } from './syntax.js';

/** A file of code that was read. */
export interface Source {
  /** Its path as it is told: from the folder in which the command runs. */
  readonly file: string;
  readonly path: string;
  readonly text: string;
  readonly program: Node;
}

/** Loads the parser, and returns a function that parses a file. That throws E_LOAD, with the place, for a text that is no code. */
export async function sourceParser(): Promise<(path: string, text: string) => Node> {
  const [{ Parser }, { tsPlugin }] = await Promise.all([import('acorn'), import('@sveltejs/acorn-typescript')]);
  const typed = Parser.extend(tsPlugin());
  const both = Parser.extend(tsPlugin({ jsx: true }));
  const options = { ecmaVersion: 'latest', allowHashBang: true, allowReturnOutsideFunction: true, locations: true } as const;
  return (path, text) => {
    const parsers = /\.[cm]?ts$/.test(path) ? [typed] : path.endsWith('x') ? [both] : [Parser, both];
    let first: unknown;
    // A script may use words that a module may not, so a text that is no module is read as one.
    for (const parser of parsers)
      for (const sourceType of ['module', 'script'] as const)
        try {
          const program: unknown = parser.parse(text, { ...options, sourceType });
          if (isNode(program)) return program;
        } catch (error) {
          first ??= error;
        }
    throw new AuditError('E_LOAD', first instanceof Error ? first.message : String(first), { cause: first });
  };
}

/** True for a file without imports and exports by statements. */
export const isScript = ({ program }: Pick<Source, 'program'>): boolean =>
  nodesAt(program, 'body').every(({ type }) => !/^(?:Import|Export|TSExport|TSImport)/.test(type));

/** Returns the line of a place in a text, from 1. */
export const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length;
