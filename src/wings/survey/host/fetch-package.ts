import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuditError } from '../../../core/errors.js';
import { systemReason } from '../../../core/words/system-reason.js';

/** Matches a package name as the registry has it, and then a version, without anything special to a shell. */
const NAME = /^(?:@[a-z0-9~][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i;
const VERSION = /^\d[\w.+-]*$/;

/** The time limit for a package, in milliseconds. */
const MOST_MS = 300_000;

/**
 * Returns the folder in which `name` of `version` is installed, below `cache`. Installs it now, with the user's own npm and without running its
 * scripts, unless it is there. Throws E_USAGE for an invalid name, E_UNAVAILABLE where npm does not start, or does not install it.
 */
export async function fetchPackage(name: string, version: string, cache: string): Promise<string> {
  if (!NAME.test(name) || !VERSION.test(version))
    throw new AuditError('E_USAGE', `a package is a name and a version, got "${name}" and "${version}"`);
  const folder = join(cache, `${name.replaceAll('/', '+')}@${version}`);
  if (installed(folder, name) === version) return folder;
  mkdirSync(folder, { recursive: true });
  // Without a package of its own, npm would install into the project around the folder.
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  await npm(
    [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--save-exact',
      '--loglevel=error',
      `${name}@${version}`,
    ],
    folder,
  );
  const found = installed(folder, name);
  if (found === version) return folder;
  throw new AuditError('E_UNAVAILABLE', `npm must have installed ${name}@${version}, got ${found ?? 'nothing'}`);
}

function installed(folder: string, name: string): string | null {
  const file = join(folder, 'node_modules', name, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version : null;
}

function npm(args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32';
    // On Windows npm is a script of the shell; every word was checked above.
    const child = spawn('npm', args, { cwd, shell: isWindows, stdio: ['ignore', 'ignore', 'pipe'], timeout: MOST_MS });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-4000);
    });
    child.on('error', (error) => reject(new AuditError('E_UNAVAILABLE', `npm does not start: ${systemReason(error)}`, { cause: error })));
    child.on('close', (code) => {
      if (code === 0) return resolve();
      const [line] = said.split('\n').filter((one) => one.trim() !== '');
      reject(new AuditError('E_UNAVAILABLE', `npm did not install ${args.at(-1)}: ${line?.trim() ?? `it ended with ${code}`}`));
    });
  });
}
