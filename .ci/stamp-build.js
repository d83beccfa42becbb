// Writes into dist/build.json what this build is: the SHA-256 of its files, and the commit it was made at where nothing has been changed since. So the same commit
// gives the same bytes, and a checkout without its history gives none.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const COMPILED = 'compiled';
const DIST = 'dist';

/** What git says; null where there is none, or it refuses. @param {readonly string[]} args */
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

const { packageDigest } = /** @type {{ packageDigest: (root: URL) => string }} */ (
  await import(pathToFileURL(resolve(COMPILED, 'host/signing/package-digest.js')).href)
);
// a checkout without its history may lie in the folder of another project
const commit = existsSync('.git') && git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
const stamp = { ...(commit !== null && { commit }), sha256: packageDigest(pathToFileURL(`${resolve(DIST)}/`)) };
writeFileSync(join(DIST, 'build.json'), `${JSON.stringify(stamp)}\n`);
