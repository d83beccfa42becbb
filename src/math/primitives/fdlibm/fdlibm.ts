import { exp } from './exp.js';
import { expm1 } from './expm1.js';
import { log, log2, log10 } from './log.js';
import { log1p } from './log1p.js';

/**
 * Exponentials and logarithms of Math with the digits that Node's engine gives, for a realm of ours on another engine in which a record is to come out
 * digit for digit: Chromium's have others in the last place. `pow` of the folder above does the same for powers.
 */
export const FDLIBM: Readonly<Record<'exp' | 'expm1' | 'log' | 'log10' | 'log1p' | 'log2', (x: number) => number>> = {
  exp,
  expm1,
  log,
  log10,
  log1p,
  log2,
};
