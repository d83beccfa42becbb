import { AuditError } from '../core/errors.js';
import type { BuiltInSource, Source } from '../core/record/origin.js';
import type { FunctionSource } from '../core/source/function-source.js';
import type { InlineSource } from '../core/source/live-source.js';
import type { LogSource } from '../core/source/log-source.js';
import type { ProgramSource } from '../core/source/program-source.js';
import type { Subject } from '../core/subject/subject.js';

export type AddedSource = Exclude<Source, BuiltInSource | FunctionSource | LogSource | ProgramSource | InlineSource>;

/** A wing's opener for subjects of one kind of source. */
export interface SourceOpener<From extends AddedSource = AddedSource> {
  readonly kind: From['kind'];
  /** Sources that users can name, by name. */
  readonly named: Readonly<Record<string, From>>;
  /** Opens a subject of `n` cards. Throws E_USAGE for an impossible size. */
  open(source: From, n: number): Promise<Subject>;
}

let openers: readonly SourceOpener[] = [];

/** Installs the openers, replacing any installed before. */
export function installOpeners(added: readonly SourceOpener[]): void {
  openers = added;
}

export function addedSources(): Readonly<Record<string, AddedSource>> {
  return Object.fromEntries(openers.flatMap(({ named }) => Object.entries(named)));
}

/** Opens a subject whose kind of source a wing opens. Throws E_USAGE where none does. */
export async function openAdded(source: AddedSource, n: number): Promise<Subject> {
  const opener = openers.find(({ kind }) => kind === source.kind);
  if (opener) return opener.open(source, n);
  throw new AuditError('E_USAGE', `nothing here opens a subject of the kind ${source.kind}`);
}
