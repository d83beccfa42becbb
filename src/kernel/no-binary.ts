/** In the place of the kernels where a page is built, whose policy lets no WebAssembly in: `.ci/bundle-lab.js`. */
export const BINARY: string = '';
