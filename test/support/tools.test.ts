import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { find, needs, skip } from './tools.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-tools-'));
afterAll(() => rmSync(folder, { recursive: true }));

function put(name: string, mode: number): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, mode);
  return path;
}

describe.skipIf(process.platform === 'win32')('looking for a tool', () => {
  it('finds an executable in a later folder of the path', () => {
    const path = put('some-tool', 0o755);
    expect(find('some-tool', ['/nowhere', folder].join(delimiter))).toBe(path);
  });

  it('finds chromium under another of its names', () => {
    const path = put('chromium-browser', 0o755);
    expect(find('chromium', folder)).toBe(path);
  });

  it('finds neither a folder nor a file that cannot be run', () => {
    mkdirSync(join(folder, 'a-folder'));
    put('a-text', 0o644);
    expect([find('a-folder', folder), find('a-text', folder), find('nothing', folder), find('nothing', '')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('finds the node this runs on', () => {
    expect(needs('node')).toMatch(/node/);
  });
});

describe('skipping', () => {
  it('is a failure where tools are required', () => {
    expect(() => skip('needs chromium', true)).toThrow('needs chromium, and SHUFFLE_AUDIT_REQUIRE_TOOLS forbids to skip');
  });

  it('ends the running test with its reason where they are not', () => {
    const end = (reason: string): never => {
      throw new Error(`skipped: ${reason}`);
    };
    expect(() => skip('needs chromium', false, { context: { skip: end } })).toThrow('skipped: needs chromium');
  });

  it('is refused outside of a test', () => {
    expect(() => skip('needs chromium', false, null)).toThrow('needs chromium: ask for a tool inside a test');
  });
});
