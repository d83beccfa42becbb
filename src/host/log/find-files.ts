import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { AuditError } from '../../core/errors.js';
import { statIfThere } from '../read-file.js';
import type { LogPlace } from './log-bytes.js';

const MOST_FOLDERS = 100_000;

/**
 * Returns the files that names and patterns stand for, each pattern's in order of their names. In a pattern `*` is any characters of a name, `?` one,
 * and `**` any folders; a file with exactly that name is that file. `-` is standard input. Throws E_INPUT_MISSING, E_USAGE.
 */
export function findFiles(names: readonly string[], cwd: string): readonly LogPlace[] {
  const found = names.flatMap((name) => {
    if (name === '/dev/stdin') return ['-'];
    const slashed = name.replaceAll('\\', '/');
    if (name === '-' || !/[*?]/.test(name) || existsSync(resolve(cwd, name))) return [slashed];
    const files = matches(slashed, cwd);
    if (files.length === 0) throw new AuditError('E_INPUT_MISSING', `no file matches ${name}`, { at: { file: name } });
    return files;
  });
  const twice = found.find((name, i) => found.findIndex((other) => resolve(cwd, other) === resolve(cwd, name)) !== i);
  if (twice !== undefined) throw new AuditError('E_USAGE', `each file may be named once, got ${twice} again`);
  return found.map((name) => ({ name, path: resolve(cwd, name) }));
}

function matches(pattern: string, cwd: string): readonly string[] {
  const [first, ...rest] = pattern.split('/');
  let visited = 0;
  const walk = (folder: string, parts: readonly string[]): readonly string[] => {
    if (++visited > MOST_FOLDERS) throw new AuditError('E_USAGE', `a pattern may look into ${MOST_FOLDERS} folders, got more: ${pattern}`);
    const [part, ...more] = parts;
    const join = (name: string): string => (folder === '' ? name : folder.endsWith('/') ? `${folder}${name}` : `${folder}/${name}`);
    if (part === '**') {
      const inside = entries(folder, cwd).filter((name) => isFolder(join(name), cwd) && !name.startsWith('.'));
      return [...walk(folder, more), ...inside.flatMap((name) => walk(join(name), parts))];
    }
    const names = /[*?]/.test(part) ? entries(folder, cwd).filter((name) => matcher(part).test(name)) : [part];
    if (more.length === 0) return names.map(join).filter((name) => isFile(name, cwd));
    return names.filter((name) => isFolder(join(name), cwd)).flatMap((name) => walk(join(name), more));
  };
  const found = first === '' ? walk('/', rest) : walk('', [first, ...rest]);
  return [...new Set(found)].sort();
}

function matcher(part: string): RegExp {
  const text = part
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  // As in a shell, a name that starts with a dot is matched only by a pattern that does.
  return new RegExp(`^${part.startsWith('.') ? '' : '(?!\\.)'}${text}$`, 's');
}

function entries(folder: string, cwd: string): readonly string[] {
  try {
    return readdirSync(resolve(cwd, folder === '' ? '.' : folder));
  } catch {
    return [];
  }
}

/** True for a regular file. A pattern stands for files: reading a pipe that it happens to match would wait for its writer. */
function isFile(name: string, cwd: string): boolean {
  return statIfThere(resolve(cwd, name))?.isFile() === true;
}

function isFolder(name: string, cwd: string): boolean {
  return statIfThere(resolve(cwd, name))?.isDirectory() === true;
}
