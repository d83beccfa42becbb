import type { FunctionSource } from '../../core/source/function-source.js';

/** A function as a user would type it: `./shuffle.js#deal`, `npm:lodash#shuffle`; without its export where a line of one's own calls it. */
export function functionWord(source: FunctionSource): string {
  const from = source.kind === 'npm' ? `npm:${source.specifier}` : source.file;
  return source.call.wrapper === undefined ? `${from}#${source.export}` : from;
}
