// Makes the harness of a function's process one file without exports, since a subject that could import its classes could change them. Of the kernels it
// holds those alone that it calls: every process compiles them as it starts.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CHILD = `${ROOT}compiled/host/function/child/main.js`;

/** @type {import('esbuild').Plugin} */
const itsKernels = {
  name: 'its-kernels',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/binary\.js$/ }, () => ({ path: `${ROOT}compiled/kernel/child-binary.js` }));
  },
};

await build({
  entryPoints: [CHILD],
  outfile: CHILD,
  allowOverwrite: true,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
  plugins: [itsKernels],
});
