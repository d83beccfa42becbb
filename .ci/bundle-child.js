// Makes the harness of a function's process one file without exports, since a subject that could import its classes could change them. Of the kernels it
// holds those alone that it calls: every process compiles them as it starts.
import { resolve } from 'node:path';
import { build } from 'esbuild';

const FOLDER = 'compiled/host/function/child';

/** @type {import('esbuild').Plugin} */
const itsKernels = {
  name: 'its-kernels',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/binary\.js$/ }, () => ({ path: resolve('compiled/kernel/child-binary.js') }));
  },
};

await build({
  entryPoints: [`${FOLDER}/main.js`],
  outfile: `${FOLDER}/main.bundle.js`,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
  plugins: [itsKernels],
});
