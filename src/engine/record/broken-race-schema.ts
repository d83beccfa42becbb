import * as z from 'zod';
import type { BrokenRace } from '../../core/broken-race.js';
import { sealed } from '../../core/run-info.js';
import { cards, count, tool, trials } from '../../core/schema-parts.js';

/** What any record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_STEPS = 64;
const MOST_CARDS = 65_535;

const card = z
  .int()
  .min(0)
  .max(MOST_CARDS - 1);
const perCard = z.array(count).min(2).max(MOST_CARDS);
/** Of the deck on which a loss is drawn, which is a small one. */
const drawn = z.int().min(0).max(MOST_STEPS);

const step = z.strictObject({
  thread: z.union([z.literal(0), z.literal(1)]),
  doing: z.enum(['reads-i', 'reads-j', 'writes-i', 'writes-j']),
  i: drawn,
  j: drawn,
  card: drawn,
  deck: z.array(drawn).min(2).max(MOST_STEPS),
  gone: z.array(drawn).max(MOST_STEPS),
});

/** The record of a race that broke decks. */
export const brokenRaceSchema: z.ZodType<BrokenRace> = sealed(
  z.strictObject({
    kind: z.literal('race'),
    tool,
    plan: z.strictObject({ seed: z.string(), n: cards, trials }),
    subject: z.strictObject({
      id: z.string(),
      origin: z.strictObject({
        source: z.strictObject({
          kind: z.literal('race'),
          locked: z.literal(false, { error: 'a race whose threads hold a lock has no such record' }),
        }),
        outcome: z.strictObject({ kind: z.literal('deck') }),
      }),
      replay: z.literal('none'),
    }),
    race: z.strictObject({
      first: z.strictObject({ deal: trials, cells: z.array(card).min(2).max(MOST_CARDS) }),
      counts: z.strictObject({
        deals: trials,
        broken: count,
        byLost: z.array(count).max(MOST_CARDS),
        lost: perCard,
        doubled: perCard,
      }),
    }),
    share: z.strictObject({ confidence: z.number().gt(0).lt(1), low: z.number().min(0).max(1), high: z.number().min(0).max(1) }),
    interleaving: z.strictObject({ n: z.int().min(2).max(MOST_STEPS), lostAt: z.int().min(1), steps: z.array(step).max(MOST_STEPS) }),
    verdict: z.strictObject({ kind: z.literal('broken') }),
  }),
);
