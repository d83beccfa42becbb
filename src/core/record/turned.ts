import * as z from 'zod';
import { diagnosis } from './diagnosis.js';
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

const deal = z.int().min(1);

const stretch = z.strictObject({
  /** The first and last of its deals, from 1. */
  first: deal,
  last: deal,
  /** True if both ends are known to the deal, and not by chance alone. */
  exact: z.boolean(),
  /** True if an audit of its deals by themselves finds a bias; its diagnosis below. */
  biased: z.boolean(),
  diagnosis: diagnosis.nullable(),
  /** Present if all its deals are the same, cell by cell. */
  same: z.exactOptional(z.literal(true)),
});
/** The stretch of a log that an alarm separates from the rest, audited by itself. */
export type Stretch = Shape<typeof stretch>;

export const turned = z.strictObject({
  /** The deal that raised it, from 1. */
  deals: z.int().min(1),
  /** Null if that deal is impossible under the null. */
  change: changePoint
    .refine(({ after, from, to }) => from <= after && after <= to, { error: 'from must not be above after, nor after above to' })
    .nullable(),
  /** Present if the deals outside of it raise no alarm. */
  stretch: z.exactOptional(stretch.refine(({ first, last }) => first <= last, { error: 'first must not be above last' })),
});
/** The alarm of `watch` for the deals of a log in their order. */
export type Turned = Shape<typeof turned>;
