/** A suffix on the address of a module that is a bundle with a source map inside. It lets errors name the lines the user wrote. */
export const MODULE_BUNDLED = '?bundled';
