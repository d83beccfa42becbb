import type { ErrorCode, ErrorPlace } from '../../core/errors.js';
import { AuditError } from '../../core/errors.js';

export interface RowFault {
  readonly code: ErrorCode;
  readonly message: string;
  /** Bytes from the start of the row to the place. */
  readonly offset: number;
  /** The cards of the row by their indices, -1 for unknown ones, if it holds a deck that is whole but of another size. */
  readonly cards?: readonly number[];
}

const MOST_SHOWN = 80;

/** Returns a text as quoted in a message: control characters escaped, at most 80 characters. */
export function quoteText(text: string): string {
  const quoted = JSON.stringify(text).replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
  return quoted.length <= MOST_SHOWN ? quoted : `${quoted.slice(0, MOST_SHOWN - 2)}…"`;
}

export function logError(code: ErrorCode, message: string, at: ErrorPlace, hint?: string): AuditError {
  return new AuditError(code, message, { at, ...(hint !== undefined && { hint }) });
}

export const REJECT_HINT = 'no row is left out silently: mend the file, or allow some with --max-rejects, which rules out a clean verdict';
