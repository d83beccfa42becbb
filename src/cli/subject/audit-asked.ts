import type { CommonAsked } from '../command.js';
import type { SomeAsked } from '../options/shared.js';
import type { PlaceAsked } from '../write/write-locked.js';
import type { SubjectAsked } from './open-subject.js';

export interface AuditAsked
  extends SubjectAsked,
    CommonAsked,
    SomeAsked<'null' | 'untilDecided' | 'trials' | 'battery' | 'tests' | 'lags' | 'detect' | 'workers' | 'seed'> {
  readonly n: number;
}

/** Options of `run` besides the name of its subject. */
export type RunAsked = AuditAsked & PlaceAsked & { readonly fresh: boolean };
