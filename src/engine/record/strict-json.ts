import * as z from 'zod';
import type { ErrorCode } from '../../core/errors.js';
import { AuditError } from '../../core/errors.js';
import { uncapital } from '../../core/words/first-letter.js';
import { keysWritten } from './keys-written.js';
import { treeFacts } from './strict-tree.js';

/**
 * Parses JSON of a schema strictly: no key twice in an object, no field that the schema does not know. Throws `code`, calling the text `name`, with
 * `hint` if given.
 */
export function strictJson<Data>(
  text: string,
  schema: z.ZodType<Data>,
  { code, hint, name }: { readonly code: ErrorCode; readonly name: string; readonly hint?: string },
): Data {
  const refuse = (fault: string, cause?: unknown): AuditError =>
    new AuditError(code, `${name}: ${fault}`, { ...(hint !== undefined && { hint }), cause });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    throw refuse(`must be JSON, got ${(cause as Error).message}`, cause);
  }
  const { fault, keys } = treeFacts(data);
  if (fault !== null) throw refuse(fault);
  if (keysWritten(text) !== keys) throw refuse('must give a key once in one object, got one twice');
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  const path = z.core.toDotPath(first.path);
  throw refuse(`${path === '' ? '' : `${path}: `}${uncapital(first.message)}`);
}
