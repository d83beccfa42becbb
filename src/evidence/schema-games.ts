import * as z from 'zod';
import type { BoardShape } from '../core/outcome.js';

const side = z.int().min(2).max(5);

/** The size of a sliding puzzle's board. */
export const boardShape: z.ZodType<BoardShape> = z.strictObject({ rows: side, columns: side });

/** A built-in scrambler as plain data. */
export const scramblerOrigin: z.ZodObject<
  {
    kind: z.ZodLiteral<'scrambler'>;
    scrambler: z.ZodString;
    board: z.ZodType<BoardShape>;
    prng: z.ZodString;
    bounded: z.ZodString;
    seeding: z.ZodString;
  },
  z.core.$strict
> = z.strictObject({
  kind: z.literal('scrambler'),
  scrambler: z.string(),
  board: boardShape,
  prng: z.string(),
  bounded: z.string(),
  seeding: z.string(),
});
