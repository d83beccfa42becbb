import type * as z from 'zod';
import { kindCalled } from '../../src/records/registry.js';

/** The schema of the kind that data calls itself; that of an audit where it names none that there is. */
export function schemaOf(data: unknown): z.ZodType {
  const core: unknown = typeof data === 'object' && data !== null && 'core' in data ? data.core : null;
  const kind = typeof core === 'object' && core !== null && 'kind' in core ? core.kind : null;
  const found = kindCalled(kind) ?? kindCalled('audit');
  if (found === null) throw new Error('audits are a kind of record');
  return found.schema;
}
