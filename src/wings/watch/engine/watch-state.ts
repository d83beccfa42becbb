import * as z from 'zod';
import { count, sha256, tool } from '../../../core/record/schema-parts.js';
import { type LogLayout, type LogStart, type LogVocabulary, layoutSchema, vocabularySchema } from '../../../core/source/log-source.js';
import type { AlarmPlan } from './alarm.js';
import type { AlarmMemory } from './alarm-memory.js';

/** The name of the form of a saved watch state. */
export const WATCH_STATE = 'shuffle-audit/watch/2';

const MOST_CARDS = 5000;
const MOST_BETS = 100;
const MOST_ARRAYS = 100_000;

/** Some bytes of a file, identified by their digest. */
export interface FileMark {
  readonly bytes: number;
  readonly sha256: string;
}

/** The digested part of the saved state of a watch: arrays of numbers are text. */
export interface WatchState {
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  readonly plan: AlarmPlan;
  /** The outcome space, as canonical JSON. */
  readonly space: string;
  /** The user's options for reading outcomes, as canonical JSON. */
  readonly wishes: string;
  /** The way the rows are written; `start` as the user named it, `header` the row that names the fields. */
  readonly form: {
    readonly layout: LogLayout;
    readonly vocabulary: LogVocabulary;
    readonly packs: number;
    readonly partial: boolean;
    readonly width: number;
    readonly start: LogStart;
    readonly header: string | null;
  };
  /**
   * The byte of the file, and the line, after which the deals go on, with the first bytes of the file and the last before that place; null for a
   * stream that cannot be read again.
   */
  readonly place: { readonly bytes: number; readonly line: number; readonly head: FileMark; readonly mark: FileMark } | null;
  /** The time when the alarm was raised, in ISO 8601. */
  readonly since: string | null;
  readonly malformed: number;
  readonly told: number;
  readonly alarm: Omit<AlarmMemory, 'bets' | 'recent'> & {
    readonly bets: readonly { readonly index: number; readonly memory: readonly string[] }[];
    readonly recent: string;
  };
}

/** An array of numbers as text: their kind, and their bytes, little end first, in base64. */
const array = z.string().regex(/^(?:f64|u16):[A-Za-z0-9+/]*={0,2}$/);

const mark = z.strictObject({ bytes: count, sha256 });

const change = z.strictObject({ after: count, from: count, to: count, open: z.exactOptional(z.literal(true)) });

const raised = z.strictObject({ deals: count, logE: z.number(), change: change.nullable(), reason: z.exactOptional(z.string()) });

export const watchStateSchema: z.ZodType<WatchState> = z.strictObject({
  tool,
  plan: z.strictObject({ alpha: z.number().gt(0).lt(1), processes: z.array(z.string()).min(1) }),
  space: z.string(),
  wishes: z.string(),
  form: z.strictObject({
    layout: layoutSchema,
    vocabulary: vocabularySchema,
    packs: z.int().min(1).max(MOST_CARDS),
    partial: z.boolean(),
    width: z.int().min(1).max(MOST_CARDS),
    start: z.enum(['unknown', 'natural', 'new-deck-order', 'previous']),
    header: z.string().nullable(),
  }),
  place: z.strictObject({ bytes: count, line: count, head: mark, mark }).nullable(),
  since: z.string().nullable(),
  malformed: count,
  told: count,
  alarm: z.strictObject({
    deals: count,
    impossible: count,
    over: z.number().min(0),
    unstaked: z.number().min(0),
    largest: z.strictObject({ deals: count, logE: z.number() }),
    logE: z.number(),
    raised: raised.nullable(),
    bets: z.array(z.strictObject({ index: count, memory: z.array(array).max(MOST_ARRAYS) })).max(MOST_BETS),
    recent: array,
  }),
});
