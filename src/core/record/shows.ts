import * as z from 'zod';
import type { Shape } from './schema-parts.js';

/** As `Shows`. */
export const shows = z.strictObject({
  of: z.enum(['card-blocks', 'choices', 'boards', 'positions', 'cards', 'distances', 'one-pile', 'two-piles']),
  size: z.int().min(1),
});
/**
 * What shows of a bias where chances are added up before they are compared: blocks of so many cards and positions, so many neighbouring choices, boards that follow one
 * another, positions, cards or distances, or sizes of a pile or of two.
 */
export type Shows = Shape<typeof shows>;
