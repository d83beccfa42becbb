import { readFileSync } from 'node:fs';
import Module from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';

/** What Node calls a CommonJS module with. */
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];

/** A file whose form follows from its name, or from the manifest next to it; no query, which only an import understands. */
const MAY_BE_COMMONJS = /^file:[^?#]*\.c?js$/;

/**
 * The namespace of a CommonJS file, its exports by their default alone, loaded as `import` loads it: by a module without a parent. To tell the names of its exports, as which they
 * stand there a second time, `import` reads the whole text in JavaScript first, which took a process as long as all else that it starts with where the text is long. Null for a file that
 * is an ES module or may be one, which only `import` can load, and for versions of Node that have loaders in common for both.
 */
export function childCommonJs(url: string): { readonly default: unknown } | null {
  const load: unknown = Reflect.get(Module, '_load');
  if (typeof load !== 'function' || Reflect.has(Module, 'registerHooks') || !MAY_BE_COMMONJS.test(url)) return null;
  const path = fileURLToPath(url);
  if (!isCommonJs(path)) return null;
  return { __proto__: null, default: Reflect.apply(load, Module, [path]) } as { readonly default: unknown };
}

/** Node's own rule: what its name or its manifest does not say to be an ES module is CommonJS, as far as it can be read as that. */
function isCommonJs(path: string): boolean {
  try {
    if (!path.endsWith('.cjs') && isOfModules(dirname(path))) return false;
    compileFunction(readFileSync(path, 'utf8').replace(/^#!.*/, ''), PARAMETERS);
    return true;
  } catch {
    return false;
  }
}

/** Whether the nearest manifest says so; throws where it cannot be read as JSON. */
function isOfModules(folder: string): boolean {
  for (let at = folder; basename(at) !== 'node_modules'; at = dirname(at)) {
    const manifest = textOf(join(at, 'package.json'));
    if (manifest !== null) return (JSON.parse(manifest) as { readonly type?: unknown }).type === 'module';
    if (at === dirname(at)) break;
  }
  return false;
}

/** Null where there is no such file; one that may not be looked at is none. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
