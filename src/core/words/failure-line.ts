import type { AuditError, ErrorPlace } from '../errors.js';

/** Writes a failure in one line: its place, as far as known, and the message; without its hint. */
export function failureLine({ at, code, message }: AuditError): string {
  const place = placeOf(at);
  // A function's own stack may have named the place already.
  const prefix = place !== '' && message.includes(place.slice(0, -2)) ? '' : place;
  // With a place in a file of deals goes the code, so that a list of such lines can be sorted by what is wrong.
  return `${prefix}${code.startsWith('E_LOG_') ? `${code} ` : ''}${message}`;
}

/** Writes `file:line:column: ` as far as known; empty without a line. */
function placeOf(at: ErrorPlace | undefined): string {
  if (at?.file === undefined || at.line === undefined) return '';
  return `${at.file}:${at.line}${at.column === undefined ? '' : `:${at.column}`}: `;
}
