// What a build is made of, as one digest of contents: a copied or touched file is no reason to build again, and a build is known by it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What the build writes among the sources: the kernels, which follow from src/kernel/assembly. */
const MADE = /^src\/kernel\/(?:child-)?binary\.ts$/;

/** The files of a part of the checkout, by the path from its top. @param {string} part @returns {string[]} */
function filesIn(part) {
  return readdirSync(join(ROOT, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(ROOT.length).replaceAll('\\', '/'));
}

/** The sources as they stand: 16 hex digits. */
export function sourcesDigest() {
  const builders = readdirSync(join(ROOT, '.ci')).flatMap((name) => (name.endsWith('.js') ? [`.ci/${name}`] : []));
  const files = [...builders, ...filesIn('src').filter((path) => !MADE.test(path)), 'package.json', 'package-lock.json', 'tsconfig.json'];
  const hash = createHash('sha256');
  for (const path of files.sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}
