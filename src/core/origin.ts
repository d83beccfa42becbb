import type { BuiltInSource } from './built-in-source.js';
import type { FunctionSource } from './function-source.js';
import type { LiveSource } from './live-source.js';
import type { LogSource } from './log-source.js';
import type { Outcome } from './outcome.js';
import type { ProgramSource, TapeSource } from './program-source.js';

export type { BuiltInSource } from './built-in-source.js';

/** What makes outcomes, or made them, as plain data. Each holds only what is true of the source, whatever it makes. */
export type Source = BuiltInSource | FunctionSource | LogSource | ProgramSource | LiveSource;

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

/** Whether a subject is put together of parts of our own, so that what it makes follows from them. */
export function isBuiltIn(origin: Origin<AnySource>): origin is Origin<BuiltInSource> {
  return origin.source.kind === 'built-in';
}
