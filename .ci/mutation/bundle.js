// A file of tests and all that it imports from the project as one text, which can be evaluated again and again, each time from the start.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** @typedef {(vitest: Readonly<Record<string, unknown>>) => Promise<void>} Load */

const AsyncFunction = /** @type {new (name: string, body: string) => (libraries: readonly unknown[]) => Promise<void>} */ (
  (async () => {}).constructor
);

/** @param {string} file @returns {Promise<Load>} */
export async function bundled(file) {
  const { names, text } = withoutImports(await textOf(file));
  const require = createRequire(file);
  const libraries = await Promise.all(names.map((name) => libraryOf(name, require)));
  const evaluate = new AsyncFunction('libraries', text);
  return (vitest) => evaluate(libraries.map((library) => library ?? vitest));
}

/**
 * The bundle of a file. A runner that hangs on a mutant is replaced by another, which finds the bundles of the first beside the copy of the
 * sources that both were made of.
 * @param {string} file
 */
async function textOf(file) {
  const folder = join(process.cwd(), '.bundles');
  const kept = join(folder, `${createHash('sha256').update(file).digest('hex')}.js`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
    plugins: [{ name: 'own-url', setup: ownUrl }],
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(kept, outputFiles[0].text);
  return outputFiles[0].text;
}

/** A library as it is imported; null for vitest, which is handed in. @param {string} name @param {NodeJS.Require} require @returns {Promise<unknown>} */
function libraryOf(name, require) {
  if (name === 'vitest') return Promise.resolve(null);
  return import(name.startsWith('node:') ? name : pathToFileURL(require.resolve(name)).href);
}

/** Every file of the project knows its own place, whatever it is bundled into. @param {import('esbuild').PluginBuild} building */
function ownUrl(building) {
  building.onLoad({ filter: /\.[jt]s$/ }, ({ path }) => {
    const contents = readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
    return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
  });
}

/** The bundle with its imports of libraries read from a list: the only form in which a text with top-level `await` can be evaluated. @param {string} bundle */
function withoutImports(bundle) {
  /** @type {string[]} */
  const names = [];
  const text = bundle.replaceAll(
    /^import (?:(.+?) from )?"(.+?)";$/gm,
    (_, /** @type {string | undefined} */ what, /** @type {string} */ name) => {
      const library = `libraries[${names.push(name) - 1}]`;
      if (what === undefined) return '';
      if (what.startsWith('* as ')) return `const ${what.slice(5)} = ${library};`;
      if (what.startsWith('{')) return `const ${what.replaceAll(' as ', ': ')} = ${library};`;
      const [own, rest] = what.split(/, (?=\{)/);
      return `const ${own} = ${library}.default;${rest ? ` const ${rest.replaceAll(' as ', ': ')} = ${library};` : ''}`;
    },
  );
  if (/^(?:import|export) /m.test(text))
    throw new Error(`mutation: an import or export that is not understood: ${/^(?:import|export) .*/m.exec(text)?.[0]}`);
  return { names, text };
}
