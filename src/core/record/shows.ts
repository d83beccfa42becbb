import * as z from 'zod';
import type { Shape } from './schema-parts.js';

export const shows = z.strictObject({
  of: z.enum(['card-blocks', 'choices', 'boards', 'positions', 'cards', 'distances', 'one-pile', 'two-piles']),
  size: z.int().min(1),
});
/**
 * The sums in which a bias shows if probabilities are added before they are compared: over blocks of `size` cards and positions, `size` neighbouring
 * choices, consecutive boards, positions, cards or distances, or sizes of one pile or of two.
 */
export type Shows = Shape<typeof shows>;
