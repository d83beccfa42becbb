// Bundles the programs of the lab into dist/ of the present folder: that of the page, and those of its workers and frames.
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './sources.js';

/** The page's policy lets no WebAssembly in, so its programs hold none. */
const withoutKernels = {
  name: 'without-kernels',
  /** @param {import('esbuild').PluginBuild} building */
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/binary\.js$/ }, () => ({ path: `${ROOT}src/kernel/no-binary.ts` }));
  },
};

const common = /** @type {const} */ ({
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  target: 'es2022',
  logLevel: 'warning',
  plugins: [withoutKernels],
});

await build({
  ...common,
  entryPoints: ['src/lab/main.tsx'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  format: 'esm',
  outfile: resolve('dist/lab/main.bundle.js'),
});

await build({
  ...common,
  entryPoints: ['worker/main', 'sandbox/frame', 'sandbox/harness', 'bench/main', 'bench/viewer'].map((name) => `src/lab/${name}.ts`),
  format: 'iife',
  outdir: resolve('dist/lab'),
  outbase: 'src/lab',
  entryNames: '[dir]/[name].bundle',
});
