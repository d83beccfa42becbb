// Compiles the kernels of src/kernel/assembly to WebAssembly and writes them as text into src/kernel/binary.ts, so that they travel in the package
// and need no file to be found; and into src/kernel/child-binary.ts the few that the process of a function calls, which compiles them as it starts.
// `--if-older` does so only where a source is newer.
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = join(ROOT, 'src/kernel/assembly');
const BINARY = join(ROOT, 'src/kernel/binary.ts');
const CHILD_BINARY = join(ROOT, 'src/kernel/child-binary.ts');

/** The files whose kernels the process of a function calls. */
const OF_CHILD = ['handed.ts', 'pack-cells.ts', 'sip-hash.ts'];

/** The files of the kernels, whose exports are all there are. */
function sources() {
  return readdirSync(SOURCES).filter((name) => name.endsWith('.ts'));
}

/** The kernels of some files, or of all, as WebAssembly. Throws where they do not compile. */
export async function compile(files = sources()) {
  const { default: asc } = await import('assemblyscript/asc');
  let binary = new Uint8Array();
  const options = [
    '--optimizeLevel',
    '3',
    '--noAssert',
    '--runtime',
    'stub',
    '--enable',
    'simd',
    '--use',
    'abort=',
    '--outFile',
    'kernel.wasm',
  ];
  let said = '';
  const { error } = await asc.main([...files, '--baseDir', SOURCES, ...options], {
    // The sources import each other as all files of the house do, by the names of what is made of them; the compiler asks for those of sources.
    readFile: (name, folder) => {
      const path = join(folder, name.replace(/\.js\.ts$/, '.ts'));
      return existsSync(path) ? readFileSync(path, 'utf8') : null;
    },
    writeFile: (name, bytes) => {
      if (name === 'kernel.wasm') binary = bytes;
    },
    stderr: {
      write: (text) => {
        said += typeof text === 'string' ? text : Buffer.from(text).toString();
      },
    },
  });
  if (error) throw new Error(`the kernels do not compile: ${error.message}\n${said}`);
  return binary;
}

/** The module that holds them as text. */
export function moduleOf(/** @type {Uint8Array} */ binary) {
  return `/** The kernels of assembly/ as WebAssembly, in base64: made by the package's build, never by hand. */
export const BINARY: string =
  '${Buffer.from(binary).toString('base64')}';
`;
}

/** Whether a source of the kernels, or this file, is newer than what was made of them. */
function isOlder() {
  if (!existsSync(BINARY) || !existsSync(CHILD_BINARY)) return true;
  const made = Math.min(...[BINARY, CHILD_BINARY].map((file) => statSync(file).mtimeMs));
  const paths = readdirSync(SOURCES, { recursive: true }).map((name) => join(SOURCES, String(name)));
  return [...paths, fileURLToPath(import.meta.url)].some((path) => statSync(path).mtimeMs > made);
}

/** Writes a file in one step, since another build may read it. @param {string} file @param {string} text */
function writeWhole(file, text) {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && (!process.argv.includes('--if-older') || isOlder())) {
  writeWhole(BINARY, moduleOf(await compile()));
  writeWhole(CHILD_BINARY, moduleOf(await compile(OF_CHILD)));
}
