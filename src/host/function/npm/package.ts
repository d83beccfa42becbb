import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the name and version of the package a file belongs to: its nearest package.json with a name; 'none' where it gives no version. */
export function npmPackage(file: string): { readonly name: string; readonly version: string } | null {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const found = read(join(folder, 'package.json'));
    if (found) return found;
    if (folder === dirname(folder)) return null;
  }
}

function read(path: string): { readonly name: string; readonly version: string } | null {
  try {
    const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof manifest !== 'object' || manifest === null || !('name' in manifest) || typeof manifest.name !== 'string') return null;
    return { name: manifest.name, version: 'version' in manifest && typeof manifest.version === 'string' ? manifest.version : 'none' };
  } catch {
    return null;
  }
}
