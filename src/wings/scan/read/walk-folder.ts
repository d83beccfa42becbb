import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuditError } from '../../../core/errors.js';
import { cannotRead } from '../../../core/words/system-reason.js';

const CODE = /\.[cm]?[jt]sx?$/;
/** Matches files that a tool wrote, that hold types alone, or that test. */
const PASSED = /(?:\.d\.[cm]?ts|[.-]min\.[cm]?js|\.(?:bundle|test|spec)\.[cm]?[jt]sx?)$/;
const FOLDERS = new Set('node_modules bower_components dist build out coverage vendor __tests__ __mocks__'.split(' '));

/**
 * Returns the files of code below a folder, sorted, with slashes, as seen from `folder`. Passes over what `skip` names, and what a `.gitignore` on the
 * way names without a slash inside. Throws E_INPUT_MISSING where the folder cannot be read.
 */
export function codeIn(folder: string, skip: readonly string[]): readonly string[] {
  const passed = new Set(skip.map((name) => name.replace(/^\.\//, '').replace(/\/$/, '')));
  const look = (below: string, ignored: readonly RegExp[]): readonly string[] => {
    const here = [...ignored, ...ignoredIn(join(folder, below))];
    return entriesOf(join(folder, below), below === '').flatMap((entry) => {
      const { name } = entry;
      const path = below === '' ? name : `${below}/${name}`;
      if (passed.has(name) || passed.has(path) || here.some((one) => one.test(name))) return [];
      if (entry.isDirectory()) return name.startsWith('.') || FOLDERS.has(name) ? [] : look(path, here);
      return entry.isFile() && CODE.test(name) && !PASSED.test(name) ? [path] : [];
    });
  };
  return look('', []).toSorted();
}

function entriesOf(folder: string, first: boolean): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (!first) return [];
    throw new AuditError('E_INPUT_MISSING', cannotRead(folder, error), { cause: error, hint: 'scan reads a folder, such as: scan .' });
  }
}

function ignoredIn(folder: string): readonly RegExp[] {
  const file = join(folder, '.gitignore');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const names = lines.map((line) => line.trim().replace(/^\/|\/$/g, '')).filter((line) => /^[\w.*-]+$/.test(line));
  return names.map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
}
