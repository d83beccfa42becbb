import { exp } from './exp.js';
import { expm1 } from './expm1.js';
import { log, log2, log10 } from './log.js';
import { log1p } from './log1p.js';

/**
 * Exponentials and logarithms of Math with the digits of Node's engine. Another engine, such as Chromium's, differs in the last digit, and a record
 * made there must come out digit for digit. `pow` in the folder above does the same for powers.
 */
export const FDLIBM: Readonly<Record<'exp' | 'expm1' | 'log' | 'log10' | 'log1p' | 'log2', (x: number) => number>> = {
  exp,
  expm1,
  log,
  log10,
  log1p,
  log2,
};
