import { expect, it } from 'vitest';
import { AuditError, type ErrorCode, type ErrorPlace } from '../../../src/core/errors.js';
import { failureLine } from '../../../src/core/words/failure-line.js';

const line = (code: ErrorCode, message: string, at?: ErrorPlace): string => failureLine(new AuditError(code, message, at ? { at } : {}));

it('a failure is told with its place, and one of a log with its code too', () => {
  expect(line('E_USAGE', 'no')).toBe('no');
  expect(line('E_USAGE', 'no', { file: 'a.js' })).toBe('no');
  expect(line('E_USAGE', 'no', { line: 3 })).toBe('no');
  expect(line('E_USAGE', 'no', { trial: 3 })).toBe('no');
  expect(line('E_USAGE', 'no', { file: 'a.js', line: 3 })).toBe('a.js:3: no');
  expect(line('E_LOG_ROW', 'no', { file: 'a.csv', line: 3, column: 7 })).toBe('a.csv:3:7: E_LOG_ROW no');
  expect(line('E_LOG_EMPTY', 'no')).toBe('E_LOG_EMPTY no');
});

it('a place that the message names already is not told twice', () => {
  expect(line('E_SUBJECT_THROW', 'boom at a.js:3:7', { file: 'a.js', line: 3, column: 7 })).toBe('boom at a.js:3:7');
  expect(line('E_SUBJECT_THROW', 'boom at a.js:4:7', { file: 'a.js', line: 3, column: 7 })).toBe('a.js:3:7: boom at a.js:4:7');
});
