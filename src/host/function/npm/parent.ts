import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Returns the address from which packages are resolved: as if a module in `cwd` imported them. */
export function npmParent(cwd: string): string {
  return pathToFileURL(join(cwd, 'noop.js')).href;
}
