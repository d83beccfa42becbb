import * as z from 'zod';
import type { Bench } from '../../core/bench.js';
import { proofVerdict } from './law-parts.js';
import { count, sealed, tool } from './schema-parts.js';

/** As many as are published. */
const BOARDS = 100;
/** No board of 4 x 4 is farther from its goal. */
const MOST_MOVES = 80;

const moves = z.int().min(0).max(MOST_MOVES);

/** The record of a bench of searches. */
export const benchSchema: z.ZodType<Bench> = sealed(
  z.strictObject({
    kind: z.literal('bench'),
    tool,
    plan: z.strictObject({
      bench: z.literal('korf-1985'),
      algorithm: z.string(),
      heuristic: z.string(),
    }),
    boards: z
      .array(z.strictObject({ id: z.int().min(1).max(BOARDS), published: moves, moves, expanded: count, generated: count }))
      .length(BOARDS),
    verdict: proofVerdict,
  }),
);
