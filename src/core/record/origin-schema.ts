import * as z from 'zod';
import { builtIn } from '../source/built-in-source.js';
import { moduleSource, npmSource } from '../source/function-source.js';
import { inline, race } from '../source/live-source.js';
import { logSource } from '../source/log-source.js';
import { programSource, type TapeSource, tapeSource } from '../source/program-source.js';
import { deck, type Outcome, outcomeSchema, sizedSchema } from './outcome-schema.js';
import type { Shape } from './schema-parts.js';

const source = z.discriminatedUnion('kind', [builtIn, moduleSource, npmSource, logSource, programSource, race, inline]);
/** What makes outcomes, or made them, as plain data. Each holds only what is true of the source, whatever it makes. */
export type Source = Shape<typeof source>;

/** The same, or what can be proved and not sampled. */
export type AnySource = Source | TapeSource;

/**
 * A subject as plain data: where outcomes come from, and what they are. The same value rebuilds the subject in a worker, or in a replay a
 * year later.
 */
export interface Origin<From extends AnySource = Source, What extends Outcome = Outcome> {
  readonly source: From;
  readonly outcome: What;
}

/** As `Origin`. */
export const origin: z.ZodType<Origin> = z.strictObject({ source, outcome: outcomeSchema });

/** A function or a built-in maker. */
export const provable = z.discriminatedUnion('kind', [builtIn, moduleSource, npmSource]);
const provableDecks = z.discriminatedUnion('kind', [builtIn, moduleSource, npmSource, tapeSource]);

/** As `ProvableOrigin`. */
export const provableOrigin = z.strictObject({ source: provableDecks, outcome: deck });
/** What a proof can be about: code that makes whole decks when it is asked to, with numbers of ours. */
export type ProvableOrigin = Shape<typeof provableOrigin>;

/** As `OutcomeOrigin`. */
export const outcomeOrigin = z.strictObject({ source: provable, outcome: sizedSchema });
/** Code that makes other outcomes when it is asked to. */
export type OutcomeOrigin = Shape<typeof outcomeOrigin>;
