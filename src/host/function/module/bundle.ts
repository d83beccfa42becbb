import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { AuditError } from '../../../core/errors.js';
import type { ModuleBundler } from './bundler.js';
import type { Load } from './loaded.js';

export interface ModuleBundle {
  readonly text: string;
  readonly sources: readonly Load[];
}

interface Failure {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null;
}

/**
 * Bundles a module and all its imports as one ES module text with its source map inside. Lists the files in it, as they were read for it.
 * `import.meta.url` stays that of `file`, and so does the base from which `require` resolves. Throws E_SUBJECT_LOAD on a syntax error.
 */
export async function moduleBundle(
  bundler: ModuleBundler,
  file: string,
  id: string,
  cwd: string,
  ownAddress: boolean = true,
): Promise<ModuleBundle> {
  const sources: Load[] = [];
  const url = JSON.stringify(pathToFileURL(file).href);
  try {
    const { outputFiles } = await bundler.build({
      entryPoints: [file],
      absWorkingDir: cwd,
      bundle: true,
      write: false,
      plugins: [keeping(sources)],
      platform: 'node',
      format: 'esm',
      target: `node${process.versions.node}`,
      logLevel: 'silent',
      sourcemap: 'inline',
      sourcesContent: false,
      sourceRoot: pathToFileURL(join(cwd, '/')).href,
      define: ownAddress ? { 'import.meta.url': url } : {},
      // CommonJS inside the bundle asks for Node's own modules by require.
      banner: { js: `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(${url});` },
    });
    return { text: outputFiles.map(({ text }) => text).join(''), sources };
  } catch (error) {
    throw asLoadError(error, id, cwd);
  }
}

/** Makes an esbuild plugin that reads every file, so that the digested text is the text in the bundle. */
function keeping(sources: Load[]): object {
  return {
    name: 'shuffle-audit',
    setup({ onLoad }: { onLoad(on: object, load: (from: { readonly path: string }) => object): void }) {
      onLoad({ filter: /\.(?:[cm]?[jt]sx?|json)$/, namespace: 'file' }, ({ path }) => {
        const contents = readFileSync(path);
        sources.push({ path, sha256: createHash('sha256').update(contents).digest('hex') });
        return { contents, loader: 'default' };
      });
    },
  };
}

function asLoadError(error: unknown, id: string, cwd: string): AuditError {
  const failure = firstFailure(error);
  if (!failure) return new AuditError('E_SUBJECT_LOAD', `${id}: must load, got ${String(error)}`, { cause: error });
  const { location, text } = failure;
  if (!location) return new AuditError('E_SUBJECT_LOAD', `${id}: must load, got ${text}`, { cause: error });
  const file = relative(cwd, join(cwd, location.file)).replaceAll('\\', '/');
  const place = { file, line: location.line, column: location.column + 1 };
  return new AuditError('E_SUBJECT_LOAD', `${id}: must load, got ${text} (${file}:${place.line}:${place.column})`, {
    at: place,
    cause: error,
  });
}

function firstFailure(error: unknown): Failure | undefined {
  if (typeof error !== 'object' || error === null || !('errors' in error) || !Array.isArray(error.errors)) return undefined;
  const failures: readonly Failure[] = error.errors;
  return failures[0];
}
