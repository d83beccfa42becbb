import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Build } from '../core/words/build.js';
import { PACKAGE_ROOT } from './package-root.js';
import { VERSION } from './version.js';

/** The stamp that the build step wrote beside the compiled package. */
type Stamp = Pick<Build, 'commit' | 'sha256'>;

let known: Build | null = null;

export function thisBuild(): Build {
  known ??= buildIn(PACKAGE_ROOT, (jsonAt(new URL('../build.json', import.meta.url)) ?? {}) as Stamp);
  return known;
}

/**
 * Returns the origin of the package in a folder. npm records where each package came from beside those it installed. A package from a folder, a file,
 * a repository or another installer is `source`: its name may belong to somebody else.
 */
export function buildIn(folder: URL, stamp: Stamp): Build {
  const { repository } = (jsonAt(new URL('package.json', folder)) ?? {}) as { readonly repository?: string | { readonly url?: string } };
  const url = typeof repository === 'string' ? repository : repository?.url;
  return {
    from: isFetched(folder) ? 'registry' : 'source',
    ...stamp,
    ...(url !== undefined && { repository: url.replace(/^git\+|\.git$/g, '') }),
  };
}

function isFetched(folder: URL): boolean {
  if (basename(fileURLToPath(new URL('..', folder))) !== 'node_modules') return false;
  const { packages } = (jsonAt(new URL('../.package-lock.json', folder)) ?? {}) as {
    readonly packages?: Readonly<Record<string, { readonly resolved?: string }>>;
  };
  const { resolved = '' } = packages?.['node_modules/shuffle-audit'] ?? {};
  return /^https?:/.test(resolved) && resolved.endsWith(`/shuffle-audit/-/shuffle-audit-${VERSION}.tgz`);
}

function jsonAt(file: URL): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
