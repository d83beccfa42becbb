import * as z from 'zod';
import { count, type Shape } from '../record/schema-parts.js';

/** The most rows of a deal, each a card. */
const MOST_ROWS = 5000;

const field = z.int().min(1);

export const relaidSchema = z.discriminatedUnion('kind', [
  /** The values of an array, at a key of the objects around it with points between them; '' for the whole text. */
  z.strictObject({ kind: z.literal('json-array'), key: z.string() }),
  z.strictObject({
    kind: z.literal('long'),
    delimiter: z.string().length(1),
    header: z.boolean(),
    /** The fields of the deal, of the place in it and of the card; the rows of a deal stand in the order of its cards where no field has the place. */
    deal: field,
    position: field.nullable(),
    card: field,
    rows: z.int().min(2).max(MOST_ROWS),
  }),
  /** The mover that a letter names the way of; the single moves of all scrambles, and those passed over, which the board does not allow. */
  z.strictObject({ kind: z.literal('slide-moves'), by: z.enum(['tile', 'blank']), moves: count, passed: count }),
  /** The boards that came again with the same number and the same cards, which count once. */
  z.strictObject({ kind: z.enum(['pbn', 'lin']), again: count }),
]);
/** The layout of files in which a line is no deal. The layout of the log is then that of a deal a line. */
export type LogRelaid = Shape<typeof relaidSchema>;

export const newestSchema = z.strictObject({
  /** The sign of it: somebody said so, or the times or numbers in a field fall. */
  by: z.enum(['said', 'times', 'numbers']),
  field: z.union([field, z.string()]).nullable(),
});
/** The order of a log that has the newest row first, so that its last row is the first deal. */
export type LogNewest = Shape<typeof newestSchema>;
