import type { FunctionSource } from './function-source.js';
import type { LiveSource } from './live-source.js';
import type { ProgramSource } from './program-source.js';

/** What the user calls a function: `./my-shuffle.js#name`, `npm:lodash#shuffle`. */
export function childId(source: FunctionSource): string {
  const name = source.export === 'default' ? '' : `#${source.export}`;
  return source.kind === 'module' ? `${source.file}${name}` : `npm:${source.specifier}${name}`;
}

/** What a program is called: the words of its command. */
export function programId({ program, args }: Pick<ProgramSource, 'program' | 'args'>): string {
  return [program, ...args].join(' ');
}

/** Tells those sources apart from the ones that can be opened again. */
export function isLive(source: { readonly kind: string }): source is LiveSource {
  return source.kind === 'race' || source.kind === 'inline';
}

/** What such a subject is called. */
export function liveId(source: LiveSource): string {
  if (source.kind === 'inline') return source.name;
  return source.locked ? 'race:locked' : 'race';
}
