import type { FunctionSource } from './function-source.js';
import type { LiveSource } from './live-source.js';
import type { ProgramSource } from './program-source.js';

/** Returns the user's name for a function: `./my-shuffle.js#name`, `npm:lodash#shuffle`. */
export function childId(source: FunctionSource): string {
  const name = source.export === 'default' ? '' : `#${source.export}`;
  return source.kind === 'module' ? `${source.file}${name}` : `npm:${source.specifier}${name}`;
}

/** Returns the name of a program: the words of its command. */
export function programId({ program, args }: Pick<ProgramSource, 'program' | 'args'>): string {
  return [program, ...args].join(' ');
}

/** Returns true for sources that cannot be opened again. */
export function isLive(source: { readonly kind: string }): source is LiveSource {
  return source.kind === 'race' || source.kind === 'inline';
}

export function liveId(source: LiveSource): string {
  if (source.kind === 'inline') return source.name;
  return source.locked ? 'race:locked' : 'race';
}
