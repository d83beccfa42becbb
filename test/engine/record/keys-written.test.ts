import { describe, expect, it } from 'vitest';
import { keysWritten } from '../../../src/engine/record/keys-written.js';

describe('the keys that stand in a text', () => {
  it.each([
    ['7', 0],
    ['"a"', 0],
    ['["a", "b:"]', 0],
    ['{"a":1,"a":2}', 2],
    ['{"a" \t\r\n :{"b":"c"}}', 2],
    // Quotes and backslashes within strings neither end them nor open others.
    [String.raw`{"a\"b":"c\\","d\\\"":"\"e\":"}`, 2],
    [String.raw`{"\\":"\\\\","\"":"\\\"","":""}`, 3],
  ])('%s: %i', (text, keys) => {
    expect(keysWritten(text)).toBe(keys);
  });
});
