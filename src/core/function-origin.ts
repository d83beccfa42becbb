import type { ModuleOrigin, NpmOrigin } from './subject.js';

/** What the user calls a function: `./my-shuffle.js#name`, `npm:lodash#shuffle`. */
export function childId(origin: ModuleOrigin | NpmOrigin): string {
  const name = origin.export === 'default' ? '' : `#${origin.export}`;
  return origin.kind === 'module' ? `${origin.file}${name}` : `npm:${origin.specifier}${name}`;
}
