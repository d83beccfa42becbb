import type { ErrorCode } from '../../core/errors.js';

/** A rule of the contract that a deal broke. */
export interface ChildBreach {
  readonly code: ErrorCode;
  /** The rule and what was got. */
  readonly rule: string;
  /** From 1; 0 where there is none. */
  readonly position: number;
  readonly stack: string;
}

/** A broken rule; `position` from 1, 0 where there is none. */
export function childBreach(code: ErrorCode, rule: string, position: number = 0, stack: string = ''): ChildBreach {
  return { code, rule, position, stack };
}
