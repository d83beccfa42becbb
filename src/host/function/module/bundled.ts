/** Ends the address of a module that is a bundle with a source map inside, so that its errors can be told by the lines the user wrote. */
export const MODULE_BUNDLED = '?bundled';
