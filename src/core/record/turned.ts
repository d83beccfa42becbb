import * as z from 'zod';
import { count, type Shape } from './schema-parts.js';

const changePoint = z.strictObject({
  /** The likeliest place. */
  after: count,
  /** Two places between which the change lies with 95 % probability. */
  from: count,
  to: count,
  /** Present where what is remembered of the stream does not reach far enough back: the change may lie before `from`. */
  open: z.exactOptional(z.literal(true)),
});
/** Where a stream seems to have changed: after how many deals. */
export type ChangePoint = Shape<typeof changePoint>;

/** As `Turned`. */
export const turned = z.strictObject({
  /** The deal with which it was raised, from 1. */
  deals: z.int().min(1),
  /** Null where that deal is one that even ones never hold. */
  change: changePoint
    .refine(({ after, from, to }) => from <= after && after <= to, { error: 'from must not be above after, nor after above to' })
    .nullable(),
});
/** What the alarm of `watch` says of the deals of a log in their order. */
export type Turned = Shape<typeof turned>;
