import * as z from 'zod';
import { count, type Shape } from './schema-parts.js';

const reservation = z.discriminatedUnion('why', [
  /** So many of its rows were no outcomes. */
  z.strictObject({ why: z.literal('malformed'), rejects: count, rows: count }),
  /** So many rows held decks of another size, or are those of earlier ones, card by card. */
  z.strictObject({ why: z.enum(['other-sizes', 'repeats']), rows: count }),
  /** So many numbers of deals are missing, in so many gaps. */
  z.strictObject({ why: z.literal('missing-numbers'), missing: count, gaps: count }),
  /** The numbers of the deals go back so many times. */
  z.strictObject({ why: z.literal('numbers-back'), times: count }),
  /** Rows were sorted, so many of so many; or hands were dealt from another deck from this row on. */
  z.strictObject({ why: z.literal('sorted-rows'), sorted: count, rows: count }),
  z.strictObject({ why: z.literal('deck-changes'), row: count }),
]);
/** A property of a log that prevents a clean verdict from its tests. */
export type Reservation = Shape<typeof reservation>;

const whyUnread = z.enum(['recorded', 'copies', 'once', 'too-many']);
/**
 * The reason why doubtful rows were not looked at again: outcomes were recorded, fresh ones would be copies, the change cannot recur, or there are
 * too many.
 */
export type WhyUnread = Shape<typeof whyUnread>;

const tests = z.array(z.string().min(1)).min(1);
const detect = z.number().gt(0);

export const doubt = z.discriminatedUnion('why', [
  /** Guards that do not hold: outcomes are copies of one another. Or a program deals alike after every start, and may have been told its seed. */
  z.strictObject({ why: z.enum(['copies', 'told-seed']) }),
  z.strictObject({ why: z.literal('reserved'), reservations: z.array(reservation).min(1) }),
  z.strictObject({ why: z.literal('unread'), tests, because: whyUnread }),
  /** Required statistics that were not made, or rows with too little in too many parts of the sample. */
  z.strictObject({ why: z.enum(['left-out', 'untold']), tests }),
  /** So few outcomes, or so little in them, that not every required test sees a bias of `detect`. */
  z.strictObject({ why: z.enum(['too-few', 'too-little']), trials: count, detect }),
  /** Required rows that neither see a bias of `detect` nor exclude it. */
  z.strictObject({ why: z.literal('open'), tests, detect }),
]);
export type Doubt = Shape<typeof doubt>;
