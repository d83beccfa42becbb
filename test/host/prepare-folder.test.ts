import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT_OF } from '../../src/core/errors.js';
import { prepareFolder } from '../../src/host/write-whole.js';

describe('prepareFolder', () => {
  it('makes a folder and those above it, and refuses a file in its place: an error of the user, not of the program', () => {
    const place = mkdtempSync(join(tmpdir(), 'folder-'));
    prepareFolder(join(place, 'a/b'));
    expect([join(place, 'a/b')].filter((path) => !existsSync(path))).toEqual([]);
    const file = join(place, 'deals.csv');
    writeFileSync(file, '1,2\n');
    expect(() => prepareFolder(file)).toThrow(expect.objectContaining({ code: 'E_CANNOT_CREATE' }));
    expect(EXIT_OF.E_CANNOT_CREATE).toBe(73);
  });
});
