import * as z from 'zod';
import type { Shape } from './schema-parts.js';

/** As `ProofVerdict`. */
export const proofVerdict = z.strictObject({ kind: z.enum(['holds', 'fails']) });
/** 'holds': uniform at every size of the plan. 'fails': at one at least it is not. */
export type ProofVerdict = Shape<typeof proofVerdict>;
