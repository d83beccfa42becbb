import type { ErrorCode } from '../../core/errors.js';
import { AuditError } from '../../core/errors.js';
import { counted } from '../../core/words/counted.js';
import { childText } from '../../engine/child/error.js';

const MOST_SHOWN = 20;
const MOST_STDERR = 400;

export interface ProgramFault {
  readonly code: ErrorCode;
  /** The requirement, and what came instead. */
  readonly rule: string;
  /** Position from 1, where one card is to blame. */
  readonly position?: number;
  readonly hint?: string;
}

/** Turns a fault of deal `trial`, from 1 since the program was started, into the error the user sees; trial 0 is outside any deal. */
export function programFailure(id: string, trial: number, { code, rule, position, hint }: ProgramFault): AuditError {
  const deal = trial === 0 ? '' : ` deal ${trial}${position === undefined ? '' : `, position ${position}`}:`;
  return new AuditError(code, childText(`${id}:${deal} ${rule}`), {
    ...(hint !== undefined && { hint }),
    ...(trial > 0 && { at: { trial, ...(position !== undefined && { position }) } }),
  });
}

/** Makes the fault of a line that does not end, given its waiting beginning. */
export function endlessLine(waiting: Uint8Array, most: number): ProgramFault {
  const rule = `a line must have at most ${counted(most, 'byte')}, got more, beginning ${quoteBytes(waiting)}`;
  return { code: 'E_SUBJECT_LINE_TOO_LONG', rule };
}

/** Returns the first bytes that a program wrote, as text; bytes that are not plain characters by number. */
export function quoteBytes(bytes: Uint8Array): string {
  const shown = [...bytes.subarray(0, MOST_SHOWN)].map((byte) =>
    byte >= 0x20 && byte < 0x7f ? String.fromCodePoint(byte) : `\\x${byte.toString(16).padStart(2, '0')}`,
  );
  return `"${shown.join('')}"${bytes.length > MOST_SHOWN ? ` and ${counted(bytes.length - MOST_SHOWN, 'byte')} more` : ''}`;
}

/** Returns the end of a program's standard error, as part of a sentence; nothing where it wrote nothing. */
export function saidOnStderr(stderr: string): string {
  const said = stderr.trim();
  return said === '' ? '' : `, and on its standard error: ${said.slice(-MOST_STDERR)}`;
}
