import type { FunctionSource } from '../../core/source/function-source.js';

/** Writes a function as a user would type it: `./shuffle.js#deal`, `npm:lodash#shuffle`; without its export where a line of the user's own calls it. */
export function functionWord(source: FunctionSource): string {
  const from = source.kind === 'npm' ? `npm:${source.specifier}` : source.file;
  return source.call.wrapper === undefined ? `${from}#${source.export}` : from;
}
