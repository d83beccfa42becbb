import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AuditError } from '../../../src/core/errors.js';
import { strictJson } from '../../../src/engine/record/strict-json.js';

const schema = z.strictObject({ name: z.string(), parts: z.exactOptional(z.array(z.strictObject({ size: z.int() }))) });

/** The error that reading ends with. */
function refusal(text: string, form: z.ZodType = schema, hint?: string): AuditError {
  try {
    strictJson(text, form, { code: 'E_POLICY', name: 'p.json', ...(hint !== undefined && { hint }) });
  } catch (error) {
    if (error instanceof AuditError) return error;
    throw error;
  }
  throw new Error(`${text} was read`);
}

describe('JSON of a schema', () => {
  it('is read as it stands', () => {
    const text = '{ "name": "a", "parts": [{ "size": 1 }, { "size": 2 }] }';
    expect(strictJson(text, schema, { code: 'E_POLICY', name: 'p.json' })).toEqual({ name: 'a', parts: [{ size: 1 }, { size: 2 }] });
  });

  it.each([
    ['{"name":"a","name":"b"}', 'p.json: must give a key once in one object, got one twice'],
    [String.raw`{"name":"a","n\u0061me":"b"}`, 'p.json: must give a key once in one object, got one twice'],
    ['{"name":"a","__proto__":{}}', 'p.json: must have no key "__proto__", got one'],
    ['{"name":7}', 'p.json: name: invalid input: expected string, received number'],
    ['{"name":"a","parts":[{"size":1},{"size":0.5}]}', 'p.json: parts[1].size: invalid input: expected int, received number'],
    ['7', 'p.json: invalid input: expected object, received number'],
    // A key stands in the message as it does in the text.
    ['{"name":"a","signedBy":"b"}', 'p.json: unrecognized key: "signedBy"'],
  ])('%s is refused: %s', (text, message) => {
    expect(refusal(text)).toMatchObject({ code: 'E_POLICY', message, hint: undefined });
    expect(refusal(text, schema, 'write it anew').hint).toBe('write it anew');
  });

  it('that is none is refused with what the parser has against it, and with its error', () => {
    const error = refusal('{"name":', schema, 'write it anew');
    expect(error.cause).toBeInstanceOf(SyntaxError);
    expect(error.message).toBe(`p.json: must be JSON, got ${(error.cause as SyntaxError).message}`);
    expect([error.code, error.hint]).toEqual(['E_POLICY', 'write it anew']);
    expect(Object.getOwnPropertyNames(refusal('7'))).not.toContain('cause');
  });
});
