import { AuditError, type ErrorPlace } from '../../core/errors.js';
import type { ChildFault } from './protocol.js';

/** The subject at fault, and the first trial, from 0, of the block in which the fault was found. */
export interface ChildWhose {
  readonly id: string;
  readonly first: number;
}

/**
 * Makes the error the user sees for a fault of a function: the subject, deal and position, the rule and the value received; `place`: in the user's
 * own code.
 */
export function childError({ first, id }: ChildWhose, fault: Omit<ChildFault, 'stack' | 'syntax'>, place: ErrorPlace = {}): AuditError {
  const { code, hint, position, rule } = fault;
  const trial = fault.trial === 0 ? 0 : first + fault.trial;
  const where = `${trial === 0 ? '' : ` deal ${trial}${position === 0 ? '' : `, position ${position}`}:`}`;
  const shown = place.file === undefined ? '' : ` (${place.file}:${place.line}:${place.column})`;
  const at = { ...place, ...(trial === 0 ? {} : { trial }), ...(position === 0 ? {} : { position }) };
  return new AuditError(code, childText(`${id}:${where} ${rule}${shown}`), {
    ...(hint === '' ? {} : { hint: childText(hint) }),
    ...(Object.keys(at).length === 0 ? {} : { at }),
  });
}

/** Escapes text from a subject to one harmless line: control, separator and direction characters are shown by their numbers. */
export function childText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (c) => (c === '\n' ? ' ' : `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`));
}
