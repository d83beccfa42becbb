import { existsSync, readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { basename, dirname, join, parse } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { AuditError } from '../../../core/errors.js';
import { type ChildPick, childPick } from '../../../engine/child/pick.js';
import type { ChildCode, ChildTask } from '../../../engine/child/protocol.js';
import { MODULE_BUNDLED } from '../module/bundled.js';
import { npmName } from '../npm/name.js';
import { childOwnProcess } from './own-process.js';
import { childWrapper } from './wrapper.js';

/** The parameters with which Node calls a CommonJS module. */
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];

/** A file whose form follows from its name, or from the manifest next to it; without a query, which only an import understands. */
const MAY_BE_COMMONJS = /^file:[^?#]*\.c?js$/;

/**
 * Loads the namespace of a CommonJS file, with the default export alone, as `import` does: by a module without a parent. To find the names of its
 * exports, which repeat the default's, `import` first parses the whole text in JavaScript. For a long text that took as long as the rest of the
 * start. Null for a file that is or may be an ES module, which only `import` can load. Null too for versions of Node that share loaders between both.
 */
export function childCommonJs(url: string): { readonly default: unknown } | null {
  const load: unknown = Reflect.get(Module, '_load');
  if (typeof load !== 'function' || Reflect.has(Module, 'registerHooks') || !MAY_BE_COMMONJS.test(url)) return null;
  const path = fileURLToPath(url);
  if (!isCommonJs(path)) return null;
  return { __proto__: null, default: Reflect.apply(load, Module, [path]) } as { readonly default: unknown };
}

/** Applies Node's own rule. A file that neither its name nor its manifest declares an ES module is CommonJS, as far as it parses as such. */
function isCommonJs(path: string): boolean {
  try {
    if (!path.endsWith('.cjs') && isOfModules(dirname(path))) return false;
    compileFunction(readFileSync(path, 'utf8').replace(/^#!.*/, ''), PARAMETERS);
    return true;
  } catch {
    return false;
  }
}

/** True if the nearest manifest says so; throws where it cannot be read as JSON. */
function isOfModules(folder: string): boolean {
  for (let at = folder; basename(at) !== 'node_modules'; at = dirname(at)) {
    const manifest = textOf(join(at, 'package.json'));
    if (manifest !== null) return (JSON.parse(manifest) as { readonly type?: unknown }).type === 'module';
    if (at === dirname(at)) break;
  }
  return false;
}

/** Reads a file; null where it does not exist or may not be read. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

// Captured before the subject is loaded: it may replace it.
const NodeError = Error;

/** The function to deal with, and the address of the file it came from. */
export interface ChildLoaded extends ChildPick {
  readonly url: string;
}

/** Loads the task's code and finds its function. Throws what the module throws, E_INPUT_MISSING for a package not installed, E_SUBJECT_LOAD. */
export async function childLoad(task: Pick<ChildTask, 'code' | 'path' | 'wrapper'>): Promise<ChildLoaded> {
  const url = resolved(task.code);
  if (url.endsWith(MODULE_BUNDLED)) childOwnProcess.setSourceMapsEnabled(true);
  const exports = childCommonJs(url);
  if (exports) {
    try {
      return found(task, exports, url);
    } catch {
      // What is exported is told with the names that an import has.
    }
  }
  return found(task, await imported(url), url);
}

function found(task: Pick<ChildTask, 'path' | 'wrapper'>, namespace: unknown, url: string): ChildLoaded {
  // A spread would run the subject's iterators.
  const { call, owner, name } = task.wrapper === undefined ? childPick(namespace, task.path) : childWrapper(task.wrapper, namespace);
  return { call, owner, name, url };
}

/** Node's error code for a file that it reads as CommonJS but is an ES module, imported by a module that has not finished. */
const READ_AS_COMMONJS = 'ERR_REQUIRE_CYCLE_MODULE';

async function imported(url: string): Promise<unknown> {
  try {
    return await import(url);
  } catch (thrown) {
    if (!(thrown instanceof NodeError) || !('code' in thrown) || thrown.code !== READ_AS_COMMONJS) throw thrown;
    const [, path = url] = /ES Module (.+) in a cycle/.exec(thrown.message) ?? [];
    const file = basename(path);
    const { name } = parse(file);
    throw new AuditError('E_SUBJECT_LOAD', `must load, got ${file}, which says "import" or "export" and which Node reads as CommonJS`, {
      hint: `call the file ${name}.mjs, or put "type": "module" into the package.json of its folder`,
    });
  }
}

function resolved(code: ChildCode): string {
  if (code.kind === 'file') return code.url;
  const { specifier, parent } = code;
  const require = createRequire(parent);
  let why: unknown;
  try {
    const url = import.meta.resolve(specifier, parent);
    if (url.startsWith('file:') && exists(fileURLToPath(url))) return url;
  } catch (error) {
    why = error;
  }
  // A subpath without its extension, or an export for require only.
  try {
    const path = require.resolve(specifier);
    if (exists(path)) return pathToFileURL(path).href;
  } catch (error) {
    why ??= error;
  }
  const name = npmName(specifier);
  const installed = (require.resolve.paths(specifier) ?? []).some((folder) => exists(join(folder, name)));
  if (!installed)
    throw new AuditError('E_INPUT_MISSING', `the package "${name}" must be installed, got nothing by that name`, {
      hint: `npm install ${name}`,
    });
  const got = why instanceof Error ? why.message.split('\n', 1)[0] : 'no file';
  throw new AuditError('E_SUBJECT_LOAD', `the package "${name}" must offer "${specifier}", got: ${got}`);
}

/** True if a file exists. One that this process may not access counts as missing: older versions of Node throw there. */
function exists(path: string): boolean {
  try {
    return existsSync(path);
  } catch {
    return false;
  }
}
