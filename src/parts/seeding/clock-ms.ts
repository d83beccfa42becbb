import type { DealSeeding, Seeding } from '../../core/subject/seeding.js';

/** 1 January 2025, 00:00 UTC, and the spread of starts after it, in milliseconds: a sample starts somewhere in 2025. */
const YEAR_START = 1_735_689_600_000;
const YEAR_MS = 365 * 86_400_000;
const WORD = 2 ** 32;
const MOST_GAP = 1_000_000;

/**
 * A millisecond clock read before every deal; the next deal comes after a whole number of milliseconds uniform on [0, 2·gap]. Deals that fall within
 * one millisecond are the same deal. A stretch starts where the longest gaps would have led, so no two stretches overlap.
 */
function clock(gap: number, id: string): DealSeeding {
  return {
    kind: 'every-deal',
    id,
    title: 'A millisecond clock',
    summary: `The generator is started anew before every deal from the clock in milliseconds, ${gap} ms from deal to deal on average.`,
    reference:
      'Sun Microsystems (2003), J2SE 1.4.2 API Specification, java.util.Random(): this(System.currentTimeMillis()); CWE-337, Predictable seed',
    seedSource: 'clock',
    seedBits: Math.log2(YEAR_MS),
    again: 1 / (2 * gap + 1),
    seeds({ first, start, word }) {
      let now = YEAR_START + Math.floor((start / WORD) * YEAR_MS) + first * 2 * gap;
      return () => {
        const seed = now;
        now += Math.floor((word() / WORD) * (2 * gap + 1));
        return seed;
      };
    },
  };
}

/** `clock-ms`, 1,000 ms between deals on average; another mean gap after a colon. */
export const clockMs: Seeding = {
  ...clock(1000, 'clock-ms'),
  parameter: {
    meaning: 'milliseconds from deal to deal on average',
    least: 0,
    most: MOST_GAP,
    of: (gap) => clock(gap, `clock-ms:${gap}`),
  },
};
