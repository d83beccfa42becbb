/** A placeholder for the kernels in a built page, whose policy allows no WebAssembly: `.ci/bundle-lab.js`. */
export const BINARY: string = '';
