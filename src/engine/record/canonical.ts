import { AuditError } from '../../core/errors.js';

/**
 * Writes canonical JSON: keys in code-unit order, no white space, numbers as the shortest text that reads back the same. Throws E_INTERNAL on
 * anything JSON cannot hold exactly: NaN, infinities, undefined in an array.
 */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new AuditError('E_INTERNAL', `a record holds finite numbers only, got ${value}`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object') throw new AuditError('E_INTERNAL', `a record holds plain data only, got ${typeof value}`);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
}
