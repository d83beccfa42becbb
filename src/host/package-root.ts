import { existsSync } from 'node:fs';

/** The folder of this package, which holds its package.json. A build lies deeper in it than the sources do. */
export const PACKAGE_ROOT: URL = rootOf(new URL('.', import.meta.url));

function rootOf(folder: URL): URL {
  return existsSync(new URL('package.json', folder)) ? folder : rootOf(new URL('..', folder));
}
