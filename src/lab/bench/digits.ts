import { FDLIBM } from '../../math/primitives/fdlibm/fdlibm.js';

/**
 * The mathematics of this worker, which is all ours: a record's digits are those of Node's engine, whatever the browser's own are. It takes them as this
 * module is loaded, before any other works out its tables.
 */
export const DIGITS: typeof Math = Object.assign(Math, FDLIBM);
