import * as z from 'zod';
import type { Doubt, Reservation } from '../../core/doubt.js';
import { count } from './schema-parts.js';

const reservation: z.ZodType<Reservation> = z.discriminatedUnion('why', [
  z.strictObject({ why: z.literal('malformed'), rejects: count, rows: count }),
  z.strictObject({ why: z.enum(['other-sizes', 'repeats']), rows: count }),
  z.strictObject({ why: z.literal('missing-numbers'), missing: count, gaps: count }),
  z.strictObject({ why: z.literal('numbers-back'), times: count }),
]);

const tests = z.array(z.string().min(1)).min(1);
const detect = z.number().gt(0);

/** Why an audit cannot tell. */
export const doubt: z.ZodType<Doubt> = z.discriminatedUnion('why', [
  z.strictObject({ why: z.enum(['copies', 'told-seed']) }),
  z.strictObject({ why: z.literal('reserved'), reservations: z.array(reservation).min(1) }),
  z.strictObject({ why: z.literal('unread'), tests, because: z.enum(['recorded', 'copies', 'once', 'too-many']) }),
  z.strictObject({ why: z.enum(['left-out', 'untold']), tests }),
  z.strictObject({ why: z.enum(['too-few', 'too-little']), trials: count, detect }),
  z.strictObject({ why: z.literal('open'), tests, detect }),
]);
