// Writes into dist/build.json what this build is: the SHA-256 of its files, and the commit it was made at where nothing has been changed since. So the same commit
// gives the same bytes, and a checkout without its history gives none.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const COMPILED = 'compiled';
const DIST = 'dist';

/** @param {readonly string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

const { packageDigest } = /** @type {{ packageDigest: (root: URL) => string }} */ (
  await import(pathToFileURL(resolve(COMPILED, 'host/signing/package-digest.js')).href)
);
const isCommitted = existsSync('.git') && git('status', '--porcelain') === '';
const stamp = { ...(isCommitted && { commit: git('rev-parse', 'HEAD') }), sha256: packageDigest(pathToFileURL(`${resolve(DIST)}/`)) };
writeFileSync(join(DIST, 'build.json'), `${JSON.stringify(stamp)}\n`);
