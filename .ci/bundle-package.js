// Makes what is published, in dist/ of the present folder, of what the compiler made of src/, in compiled/ beside it: some 1,600 small files become about eighty, which start the
// program in less than half the time. Every file that is asked for by its path (a bin, an export, a thread, a command) stays at its path, and names the chunk that
// holds it. The packages that the program rests on stay packages.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
import { inLayers, layerImports, layersOf } from './layers.js';

const COMPILED = 'compiled';
const DIST = 'dist';
const CHUNKS = 'chunks';

/** The process of a function: one file without exports, which a subject cannot import a class of, and so no chunk. */
const CHILD = 'host/function/child/main.bundle.js';

/** What is copied as it is. */
const COPIED = [CHILD, 'evidence.schema.json'];

/** What a module calls its own address: where it would lie in dist/ if it were a file, since beside that lies what it asks for. */
const ADDRESS = 'OWN_ADDRESS';

/** Files that code asks for by their paths, to run them in a thread or to read them before they are imported. */
const ASKED = /(new URL|createRequire\(import\.meta\.url\)|readFirst)\('(\.{1,2}\/[^']*\.js)'/g;

const { bin, exports } = /** @type {{ bin: Record<string, string>, exports: Record<string, string | { default: string }> }} */ (
  JSON.parse(readFileSync('package.json', 'utf8'))
);
const published = [...Object.values(bin), ...Object.values(exports).map((one) => (typeof one === 'string' ? one : one.default))]
  .filter((path) => path.endsWith('.js'))
  .map((path) => path.replace(/^\.?\/?dist\//, ''));
const files = readdirSync(COMPILED, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
const asked = files
  .filter((path) => path.endsWith('.js') && !COPIED.includes(path))
  .flatMap((path) =>
    [...readFileSync(join(COMPILED, path), 'utf8').matchAll(ASKED)].map(([, by, to = '']) =>
      posix.join(by === 'readFirst' ? 'cli' : posix.dirname(path), to),
    ),
  );
const commands = files.filter((path) => /^(?:cli|wings\/[^/]+)\/commands\/[^/]+\.js$/.test(path));
// The tests hand the program its wings as dist/cli.js does.
const entries = [...new Set([...published, ...asked, ...commands, 'wings/index.js'])].filter((path) => !COPIED.includes(path)).sort();

/** @type {import('esbuild').BuildOptions} */
const OPTIONS = {
  entryPoints: entries.map((path) => ({ in: join(COMPILED, path), out: chunkOf(path) })),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  outdir: join(DIST, CHUNKS),
  chunkNames: '[name]-[hash]',
  legalComments: 'none',
  logLevel: 'warning',
};
const layers = await layersOf(OPTIONS, COMPILED);
await build({
  ...OPTIONS,
  plugins: [
    inLayers(layers, named),
    {
      name: 'addresses',
      setup({ onLoad }) {
        onLoad({ filter: /\.js$/ }, async ({ path }) => {
          // What is published has its own first line of a program.
          const text = readFileSync(path, 'utf8').replace(/^#!.*/, '');
          const asked = layerImports(layers, named(path));
          if (!text.includes('import.meta.url')) return { contents: text + asked };
          const { code } = await transform(text, { define: { 'import.meta.url': ADDRESS }, target: 'node20' });
          const at = posix.relative(COMPILED, named(path));
          return { contents: `const ${ADDRESS} = new URL('../${at}', import.meta.url).href;\n${code}${asked}` };
        });
      },
    },
  ],
});

for (const path of entries) {
  const chunk = posix.relative(posix.dirname(path), `${CHUNKS}/${chunkOf(path)}.js`);
  mkdirSync(join(DIST, dirname(path)), { recursive: true });
  writeFileSync(join(DIST, path), `export * from '${chunk.startsWith('.') ? chunk : `./${chunk}`}';\n`);
}
for (const path of COPIED) {
  mkdirSync(join(DIST, dirname(path)), { recursive: true });
  cpSync(join(COMPILED, path), join(DIST, path));
}
// What the parser writes for --help alone: loading it and laying the text out takes longer than all else there.
const { HELP_COLUMNS } = /** @type {{ HELP_COLUMNS: readonly number[] }} */ (
  await import(pathToFileURL(resolve(COMPILED, 'cli/terminal.js')).href)
);
mkdirSync(join(DIST, 'help'));
for (const columns of HELP_COLUMNS) writeFileSync(join(DIST, `help/${columns}.txt`), helpAt(columns));

/** The help as the parser writes it for a terminal of so many columns. @param {number} columns */
function helpAt(columns) {
  const asTerminal = `Object.defineProperties(process.stdout, { isTTY: { value: true }, columns: { value: ${columns} } })`;
  const parsed = `(await import(${JSON.stringify(pathToFileURL(resolve(COMPILED, 'cli/parse.js')).href)})).parse(['--help'], await import(${JSON.stringify(pathToFileURL(resolve(COMPILED, 'wings/index.js')).href)}))`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', `${asTerminal}; await ${parsed};`]);
}

/** @param {string} path */
function chunkOf(path) {
  return path.replace(/\.js$/, '').replaceAll('/', '.');
}

/** A module as esbuild names it. @param {string} path */
function named(path) {
  return relative('.', path).replaceAll('\\', '/');
}
