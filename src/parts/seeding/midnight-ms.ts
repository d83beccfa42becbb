import type { Seeding } from '../../core/subject/seeding.js';

const DAY_MS = 86_400_000;
const WORD = 2 ** 32;

/**
 * The time of day in milliseconds, for deals at times uniform over the day: Delphi's `Randomize`. Two words decide, so that every millisecond is
 * equally likely to one part in 2^37.
 */
export const midnightMs: Seeding = {
  kind: 'every-deal',
  id: 'midnight-ms',
  title: 'Milliseconds since midnight',
  summary: 'The generator is started anew before every deal from the time of day in milliseconds: 86,400,000 seeds.',
  reference: 'B. Arkin, F. Hill, S. Marks, M. Schmid & T. J. Walls (1999), How we learned to cheat at online poker, Developer.com',
  seedSource: 'clock',
  seedBits: Math.log2(DAY_MS),
  seeds:
    ({ word }) =>
    () =>
      Math.floor(((word() + word() / WORD) / WORD) * DAY_MS) % DAY_MS,
};
