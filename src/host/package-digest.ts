import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The code cache is a build's for one Node, and is not packed. */
const CACHED = /^[0-9a-f]{16}\/cached\//;

/** A build lies in dist/ under the digest of its sources. */
const BUILD = /(?<=^|\/)[0-9a-f]{16}\//;

/**
 * Returns the SHA-256 of this program as installed. It is that of the list that `sha256sum` makes of the files in dist/, by name, without the build
 * stamp, which holds it. Anybody with the same package gets it by `(cd node_modules/shuffle-audit/dist && find . -type f ! -name build.json |
 * LC_ALL=C sort | xargs sha256sum | sha256sum)`. Replaced builds that a checkout keeps there are not part of the package and are left out. `build`:
 * the folder that the program runs from.
 */
export function packageDigest(build: URL = new URL('..', import.meta.url)): string {
  const [own] = BUILD.exec(build.href.slice(new URL('..', build).href.length)) ?? [];
  const root = own === undefined ? build : new URL('..', build);
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'build.json')
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(fileURLToPath(root).length).replaceAll('\\', '/').replace(/^\//, ''))
    .filter((name) => name !== '.npmignore' && !CACHED.test(name) && (name.startsWith(own ?? '') || !BUILD.test(name)));
  const list = createHash('sha256');
  for (const name of names.sort((a, b) => (a < b ? -1 : 1)))
    list.update(
      `${createHash('sha256')
        .update(readFileSync(new URL(encodeURI(name), root)))
        .digest('hex')}  ./${name}\n`,
    );
  return list.digest('hex');
}
