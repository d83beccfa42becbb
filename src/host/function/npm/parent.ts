import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The address packages are resolved from: as if a module in `cwd` imported them. */
export function npmParent(cwd: string): string {
  return pathToFileURL(join(cwd, 'noop.js')).href;
}
