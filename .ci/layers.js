// Which modules are published in one chunk. esbuild alone cuts a chunk for every set of entries that share something, and the sixty entries of this package
// are so many sets that an audit would load 120 files; each takes as long to find and to link as 10 kB take to be read.
import { resolve } from 'node:path';
import { build } from 'esbuild';

/** What starts often or is to stay small, alone or always together: each loads what it needs and no more. Whatever else is published may load more than that. */
const ROOTS = [
  'cli.js',
  'cli/main.js',
  // the wings are loaded before whatever is typed is parsed
  ['cli/parse.js', 'wings/index.js'],
  'cli/commands/compare.js',
  'cli/commands/list.js',
  'cli/commands/log.js',
  'cli/commands/prove.js',
  'cli/commands/run.js',
  'cli/commands/verify.js',
  'cli/puzzle/thread.js',
  'host/threads/worker.js',
  'index.js',
  'testing/index.js',
];

/** A file takes as long to find as so many bytes take to be read. */
const LEAST_BYTES = 6000;

/**
 * Modules that the same roots load, which are one layer.
 * @typedef {{ readonly name: string, readonly modules: readonly string[], readonly importers: readonly string[] }} Layer
 */

/**
 * The layers of what `options` build, and the modules outside of each that import something in it. Where these are made to import all of their layer, esbuild
 * has no reason to part it.
 * @param {import('esbuild').BuildOptions} options
 * @param {string} folder where the roots lie
 * @returns {Promise<readonly Layer[]>}
 */
export async function layersOf(options, folder) {
  const { metafile } = await build({ ...options, write: false, metafile: true });
  const { inputs, outputs } = /** @type {import('esbuild').Metafile} */ (metafile);
  /** @type {Map<string, string>} */
  const loadedBy = new Map();
  for (const root of ROOTS) {
    const entries = [root].flat().map((path) => `${folder}/${path}`);
    const loaded = new Set(Object.keys(outputs).filter((path) => entries.includes(outputs[path].entryPoint ?? '')));
    if (loaded.size < entries.length) throw new Error(`${entries.join(' or ')} is not published`);
    for (const path of loaded) {
      for (const { kind, path: to } of outputs[path].imports) if (kind === 'import-statement' && outputs[to]) loaded.add(to);
      for (const module of Object.keys(outputs[path].inputs)) loadedBy.set(module, `${loadedBy.get(module) ?? ''} ${entries[0]}`);
    }
  }
  // What is asked for by itself has a chunk of its own.
  for (const { entryPoint } of Object.values(outputs)) if (entryPoint) loadedBy.delete(entryPoint);
  /** @type {Map<string, string[]>} */
  const together = new Map();
  for (const [module, roots] of loadedBy) together.set(roots, [...(together.get(roots) ?? []), module]);
  liftSmall(together, (module) => inputs[module]?.bytes ?? 0);
  // What several chunks share, no root loads, and imports nothing, is little: all of it is one file.
  const leaves = Object.values(outputs)
    .filter(({ bytes, entryPoint }) => entryPoint === undefined && bytes < LEAST_BYTES)
    .flatMap((chunk) => Object.keys(chunk.inputs))
    .filter((module) => !loadedBy.has(module) && inputs[module]?.imports.length === 0);
  together.set('', leaves);
  return [...together.values()].map((modules, k) => {
    const own = new Set(modules);
    const imports = (/** @type {string} */ path) =>
      inputs[path].imports.some((one) => one.kind === 'import-statement' && own.has(one.path));
    return { name: `layer:${k}`, modules, importers: Object.keys(inputs).filter((path) => !own.has(path) && imports(path)) };
  });
}

/**
 * Puts each layer that is too small for a file of its own into the one that the fewest roots more load.
 * @param {Map<string, string[]>} layers their modules by their roots
 * @param {(module: string) => number} bytesOf
 */
function liftSmall(layers, bytesOf) {
  const rootsIn = (/** @type {string} */ roots) => roots.trim().split(' ');
  for (const [roots, modules] of layers) {
    if (modules.reduce((sum, module) => sum + bytesOf(module), 0) >= LEAST_BYTES) continue;
    const [wider] = [...layers.keys()]
      .filter((other) => other !== roots && rootsIn(roots).every((root) => rootsIn(other).includes(root)))
      .sort((a, b) => rootsIn(a).length - rootsIn(b).length);
    if (wider === undefined) continue;
    layers.set(wider, [...(layers.get(wider) ?? []), ...modules]);
    layers.delete(roots);
  }
}

/**
 * Has esbuild publish every layer as one.
 * @param {readonly Layer[]} layers
 * @param {(path: string) => string} named a module's path as esbuild names it
 * @returns {import('esbuild').Plugin}
 */
export function inLayers(layers, named) {
  const modules = new Set(layers.flatMap((layer) => layer.modules));
  return {
    name: 'layers',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^layer:/ }, ({ path }) => ({ path, namespace: 'layer', sideEffects: true }));
      // The package says that no module does anything but export, so an import that takes nothing would be left out.
      onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const at = resolve(resolveDir, path);
        return modules.has(named(at)) ? { path: at, sideEffects: true } : null;
      });
      onLoad({ filter: /.*/, namespace: 'layer' }, ({ path }) => ({
        contents: layers
          .filter(({ name }) => name === path)
          .flatMap((layer) => layer.modules.map((one) => `import './${one}';`))
          .join('\n'),
        resolveDir: '.',
      }));
    },
  };
}

/**
 * The imports of whole layers that a module is given.
 * @param {readonly Layer[]} layers
 * @param {string} module
 */
export function layerImports(layers, module) {
  return layers
    .filter(({ importers }) => importers.includes(module))
    .map(({ name }) => `\nimport '${name}';`)
    .join('');
}
