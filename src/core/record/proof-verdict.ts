import * as z from 'zod';
import type { Shape } from './schema-parts.js';

export const proofVerdict = z.strictObject({ kind: z.enum(['holds', 'fails']) });
/** 'holds': uniform at every size of the plan. 'fails': biased at one at least. */
export type ProofVerdict = Shape<typeof proofVerdict>;
