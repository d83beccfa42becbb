import type { ErrorCode } from '../../core/errors.js';

/** A rule of the contract that a deal broke. */
export interface ChildBreach {
  readonly code: ErrorCode;
  /** The rule and the value received. */
  readonly rule: string;
  /** Position from 1; 0 if there is none. */
  readonly position: number;
  readonly stack: string;
}

/** Makes a broken rule; `position` from 1, 0 if there is none. */
export function childBreach(code: ErrorCode, rule: string, position: number = 0, stack: string = ''): ChildBreach {
  return { code, rule, position, stack };
}
