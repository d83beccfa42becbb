import { signing } from './signing/index.js';
import { standards } from './standards/index.js';
import type { Wing } from './wing.js';

/** Every wing, a line each. */
export const WINGS: readonly Wing[] = [standards, signing];
