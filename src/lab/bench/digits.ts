import { FDLIBM } from '../../math/primitives/fdlibm/fdlibm.js';

/**
 * The maths library of this worker, replaced by ours: a record's digits are those of Node's engine, whatever the browser's own are. It is replaced as
 * this module is loaded, before any other works out its tables.
 */
export const DIGITS: typeof Math = Object.assign(Math, FDLIBM);
