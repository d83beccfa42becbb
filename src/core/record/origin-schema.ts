import * as z from 'zod';
import { builtIn } from '../source/built-in-source.js';
import { moduleSource, npmSource } from '../source/function-source.js';
import { inline, race } from '../source/live-source.js';
import { logSource } from '../source/log-source.js';
import { programSource, type TapeSource, tapeSource } from '../source/program-source.js';
import { deck, type Outcome, outcomeSchema, sizedSchema } from './outcome-schema.js';
import type { Shape } from './schema-parts.js';

const source = z.discriminatedUnion('kind', [builtIn, moduleSource, npmSource, logSource, programSource, race, inline]);
/** The maker of outcomes as plain data. Each kind holds only facts about the source, whatever it makes. */
export type Source = Shape<typeof source>;

/** Any source, including the kind that can be proved but not sampled. */
export type AnySource = Source | TapeSource;

/** A subject as plain data: the source of its outcomes, and their kind. The same value rebuilds the subject in a worker, or in a replay a year later. */
export interface Origin<From extends AnySource = Source, What extends Outcome = Outcome> {
  readonly source: From;
  readonly outcome: What;
}

export const origin: z.ZodType<Origin> = z.strictObject({ source, outcome: outcomeSchema });

export const provable = z.discriminatedUnion('kind', [builtIn, moduleSource, npmSource]);
const provableDecks = z.discriminatedUnion('kind', [builtIn, moduleSource, npmSource, tapeSource]);

export const provableOrigin = z.strictObject({ source: provableDecks, outcome: deck });
/** The subject of a proof: code that makes whole decks on demand, with numbers that we supply. */
export type ProvableOrigin = Shape<typeof provableOrigin>;

export const outcomeOrigin = z.strictObject({ source: provable, outcome: sizedSchema });
/** Code that makes other outcomes on demand. */
export type OutcomeOrigin = Shape<typeof outcomeOrigin>;
