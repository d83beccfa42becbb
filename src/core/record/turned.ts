import * as z from 'zod';
import { count, type Shape } from './schema-parts.js';

export const changePoint = z.strictObject({
  /** The most likely place. */
  after: count,
  /** The first and last place of an interval that contains the change with 95 % probability. */
  from: count,
  to: count,
  /** Present if the memory of the stream does not reach far enough back: the change may be before `from`. */
  open: z.exactOptional(z.literal(true)),
});
/** The estimated change of a stream, as a number of deals before it. */
export type ChangePoint = Shape<typeof changePoint>;

export const turned = z.strictObject({
  /** The deal that raised it, from 1. */
  deals: z.int().min(1),
  /** Null if that deal is impossible under the null. */
  change: changePoint
    .refine(({ after, from, to }) => from <= after && after <= to, { error: 'from must not be above after, nor after above to' })
    .nullable(),
});
/** The alarm of `watch` for the deals of a log in their order. */
export type Turned = Shape<typeof turned>;
