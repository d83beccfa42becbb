import type { FormsTried } from './card-form.js';
import type { Handing } from './handing.js';
import type { LogVocabulary } from './log-source.js';

/** Whose randomness a JavaScript subject's `Math.random` is: the block's seeded stream, or the engine's own. */
export type Randomness = 'injected' | 'live';

/**
 * What a function's process may do. 'process': read its own files, within a limit of memory; no writing, no programs, no network, an
 * empty environment. Who keeps it to that is the `IsolationLevel` of the record. 'none': what the user may do who runs the audit.
 */
export type Isolation = 'process' | 'none';

/**
 * How far the processes of a function were shut in. 'none': not at all; 'process': by Node's permission model, and what Node lacks is refused in
 * JavaScript; 'room': besides, the system shows them no network and no file that they may not read.
 */
export type IsolationLevel = 'none' | 'process' | 'room';

/** How the function was found to behave on its first deal, and then held to. */
export interface CallStyle {
  readonly result: 'returns' | 'mutates';
  readonly async: boolean;
  /** True where the function is given a `random()` argument. */
  readonly random: boolean;
  /**
   * 'block': each block is dealt from its own randomness, sixteen of them by one process, which must deal them as if it had dealt no others. 'one': one process deals the whole sample, because the
   * function carries something over from deal to deal (a generator of its own, a kept deck), which fresh processes would start anew and
   * so repeat, or because live randomness hides whether it does.
   */
  readonly stream: 'block' | 'one';
  /**
   * Present where two processes, started one after the other, dealt the same first decks, whatever numbers `Math.random` gave them: a service that
   * is started again deals the same decks again.
   */
  readonly starts?: 'alike';
  readonly isolation: Isolation;
  /** What was called in place of an export, as typed: an expression in which the exports have their names. */
  readonly wrapper?: string;
  /** The type of what it returns beside the deck that it shuffles in place (`boolean`, `number`); absent where it returns nothing, or the deck. */
  readonly beside?: string;
  /** What its cards are called where they are not the numbers it is given, in the order that numbers them. */
  readonly cards?: LogVocabulary;
  /** Parts of the language it had replaced after its first deals, by name; absent where there were none. */
  readonly touches?: readonly string[];
  /** What cards it was found to take, where it is handed decks in random order; absent where it is not, and in records of before this was tried. */
  readonly forms?: FormsTried;
  /** Present where it was asked to be handed decks in random order; the deck in order where absent. */
  readonly input?: Extract<Handing, 'shuffled'>;
}

/** A file that a function's process loaded: its own, one it imports, or one of a package. */
export interface LoadedFile {
  /** From the folder of the function's own file, or, of a package, from its `node_modules` on; with forward slashes. */
  readonly file: string;
  /** Of what was loaded. */
  readonly sha256: string;
}

/** A function of a user’s file. */
export interface ModuleSource {
  readonly kind: 'module';
  /** As typed, with forward slashes. */
  readonly file: string;
  readonly export: string;
  readonly sha256: string;
  /** Every file that was loaded while it was tried, by name; absent in records of before this was kept. */
  readonly files?: readonly LoadedFile[];
  readonly call: CallStyle;
  readonly randomness: Randomness;
}

/** A function of an installed package. */
export interface NpmSource {
  readonly kind: 'npm';
  /** `lodash`, `@scope/pkg/sub`. */
  readonly specifier: string;
  readonly export: string;
  readonly package: string;
  readonly version: string;
  /** Of the file the specifier resolves to. */
  readonly sha256: string;
  /** As of a function of a user’s file. */
  readonly files?: readonly LoadedFile[];
  readonly call: CallStyle;
  readonly randomness: Randomness;
}

/** A function of JavaScript, wherever it stands. */
export type FunctionSource = ModuleSource | NpmSource;

/** What the user calls a function: `./my-shuffle.js#name`, `npm:lodash#shuffle`. */
export function childId(source: FunctionSource): string {
  const name = source.export === 'default' ? '' : `#${source.export}`;
  return source.kind === 'module' ? `${source.file}${name}` : `npm:${source.specifier}${name}`;
}
