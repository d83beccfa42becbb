import { resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AuditError } from '../../../core/errors.js';
import { moduleBundle } from './bundle.js';
import { MODULE_BUNDLED } from './bundled.js';
import { moduleBundler } from './bundler.js';
import type { Load } from './loaded.js';
import { moduleSha256 } from './sha256.js';
import { moduleTemporary } from './temporary.js';

/** A user's file as a child process can import it. */
export interface ModuleCode {
  readonly url: string;
  /** SHA-256 of the file on disk, before any translation. */
  readonly sha256: string;
  /** The path of the bundle, and the files in it, where the file was bundled. */
  readonly bundle?: string;
  readonly sources?: readonly Load[];
}

/**
 * Finds `file` from `cwd`. TypeScript is bundled where esbuild is installed, since that takes enums, paths without extension and any package type.
 * Otherwise it is left to Node where that strips types itself. Throws E_INPUT_MISSING and E_SUBJECT_LOAD.
 */
export async function moduleCode(file: string, cwd: string): Promise<ModuleCode> {
  const path = resolve(cwd, file);
  const sha256 = moduleSha256(path, file);
  const own = { url: pathToFileURL(path).href, sha256 };
  if (!/\.(?:[mc]?ts|[jt]sx)$/.test(path)) return own;
  const bundler = await moduleBundler(cwd);
  if (bundler) {
    const { sources, text } = await moduleBundle(bundler, path, file, cwd);
    const bundle = moduleTemporary(text);
    return { url: `${bundle}${MODULE_BUNDLED}`, sha256, bundle: fileURLToPath(bundle), sources };
  }
  if (path.endsWith('ts') && Reflect.get(process.features, 'typescript')) return own;
  throw new AuditError(
    'E_SUBJECT_LOAD',
    `${file}: TypeScript needs esbuild, or Node 22.18 or newer, got Node ${process.versions.node} and no esbuild`,
    {
      hint: 'npm install --save-dev esbuild',
    },
  );
}
