import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * SHA-256 of this program as it is installed: of the list that `sha256sum` makes of the files in its dist/, by name, but for the stamp of the build, which holds
 * it. Anybody with the same package gets it by `(cd node_modules/shuffle-audit/dist && find . -type f ! -name build.json | LC_ALL=C sort | xargs sha256sum | sha256sum)`.
 */
export function packageDigest(root: URL = new URL('../../', import.meta.url)): string {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'build.json')
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(fileURLToPath(root).length).replaceAll('\\', '/').replace(/^\//, ''));
  const list = createHash('sha256');
  for (const name of names.sort((a, b) => (a < b ? -1 : 1)))
    list.update(
      `${createHash('sha256')
        .update(readFileSync(new URL(encodeURI(name), root)))
        .digest('hex')}  ./${name}\n`,
    );
  return list.digest('hex');
}
