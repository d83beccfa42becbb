import * as z from 'zod';
import { count, openLevel, type Shape, sha256, tool } from '../../../core/record/schema-parts.js';
import { changePoint } from '../../../core/record/turned.js';
import { layoutSchema, startSchema, vocabularySchema } from '../../../core/source/log-source.js';

/** The name of the form of a saved watch state. */
export const WATCH_STATE = 'shuffle-audit/watch/2';

const MOST_CARDS = 5000;
const MOST_BETS = 100;
const MOST_ARRAYS = 100_000;

/** An array of numbers as text: their kind, and their bytes, little end first, in base64. */
const array = z.string().regex(/^(?:f64|u16):[A-Za-z0-9+/]*={0,2}$/);

const mark = z.strictObject({ bytes: count, sha256 });
/** Some bytes of a file, identified by their digest. */
export type FileMark = Shape<typeof mark>;

const plan = z.strictObject({
  /** The largest chance that an even subject ever raises it, however long it is watched. */
  alpha: openLevel,
  /** The kinds of evidence averaged, by their ids. */
  processes: z.array(z.string()).min(1),
});
/** The rule of an alarm, fixed before the first deal. */
export type AlarmPlan = Shape<typeof plan>;

const raised = z.strictObject({
  /** Deals watched when it was. */
  deals: count,
  /** Natural logarithm of the evidence then. */
  logE: z.number(),
  /** The time of the change; null where an outcome came that an even subject never makes. */
  change: changePoint.nullable(),
  /** The reason why an even subject never makes the last outcome, as a clause. */
  reason: z.exactOptional(z.string()),
});
/** The facts of an alarm that was raised; it is never taken back. */
export type Raised = Shape<typeof raised>;

const alarm = z.strictObject({
  /** Outcomes that were bet on, then those that an even subject never makes, on which no bet is made. */
  deals: count,
  impossible: count,
  /** The capital of the bets that are over, then that of those that have not begun. */
  over: z.number().min(0),
  unstaked: z.number().min(0),
  largest: z.strictObject({ deals: count, logE: z.number() }),
  logE: z.number(),
  raised: raised.nullable(),
  bets: z.array(z.strictObject({ index: count, memory: z.array(array).max(MOST_ARRAYS) })).max(MOST_BETS),
  /** The latest outcomes, the oldest first; the last few of them, `deals` modulo `DEALS_A_LOOK`, have not been looked at. */
  recent: array,
});

export const watchStateSchema = z.strictObject({
  tool,
  plan,
  /** The outcome space, as canonical JSON. */
  space: z.string(),
  /** The user's options for reading outcomes, as canonical JSON. */
  wishes: z.string(),
  /** The way the rows are written; `start` as the user named it, `header` the row that names the fields. */
  form: z.strictObject({
    layout: layoutSchema,
    vocabulary: vocabularySchema,
    packs: z.int().min(1).max(MOST_CARDS),
    partial: z.boolean(),
    width: z.int().min(1).max(MOST_CARDS),
    marks: z.exactOptional(z.array(z.string())),
    start: startSchema,
    header: z.string().nullable(),
  }),
  /**
   * The byte of the file, and the line, after which the deals go on, with the first bytes of the file and the last before that place; null for a
   * stream that cannot be read again.
   */
  place: z.strictObject({ bytes: count, line: count, head: mark, mark }).nullable(),
  /** The time when the alarm was raised, in ISO 8601. */
  since: z.string().nullable(),
  malformed: count,
  told: count,
  alarm,
});
/** The digested part of the saved state of a watch: arrays of numbers are text. */
export type WatchState = Shape<typeof watchStateSchema>;
