import * as z from 'zod';
import type { NimDealerOrigin, NimPlayerOrigin } from '../../core/nim-origin.js';
import type { BoardShape } from '../../core/outcome.js';

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

const nimParts = {
  piles: z.int().min(2).max(100),
  max: z.int().min(1).max(65_534),
  prng: z.string(),
  bounded: z.string(),
  seeding: z.string(),
};

/** A built-in dealer of Nim as plain data. */
export const nimDealerOrigin: NimOriginSchema<NimDealerOrigin> = z.strictObject({
  kind: z.literal('nim-dealer'),
  dealer: z.string(),
  ...nimParts,
});

/** A built-in player of Nim as plain data. */
export const nimPlayerOrigin: NimOriginSchema<NimPlayerOrigin> = z.strictObject({
  kind: z.literal('nim-player'),
  player: z.string(),
  choice: z.enum(['pile', 'outcome', 'removal', 'addition']),
  ...nimParts,
});

/** An object of these fields, that a union can tell by its kind. */
type NimOriginSchema<Origin extends { readonly kind: string }> = z.ZodObject<
  { [Field in keyof Origin]: Field extends 'kind' ? z.ZodLiteral<Extract<Origin[Field], string>> : z.ZodType<Origin[Field]> },
  z.core.$strict
>;
