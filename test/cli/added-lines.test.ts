import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { addition } from '../../src/cli/additions.js';
import { parse } from '../../src/cli/parse.js';

it('run prints beneath an audit what a wing says of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'added-lines-'));
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const run = addition({}, async () => ({ lines: ({ core }) => [`A wing saw ${core.plan.trials} deals.`] }));
    const words = ['run', 'naive-swap', '--n', '5', '--trials', '5000', '--seed', 'a', '--quiet', '--out', folder];
    expect(await parse(words, { WINGS: [{ additions: { run } }], recordKinds: async () => [] })).toBe(20);
    expect(write.mock.calls.join('')).toContain('\nA wing saw 5000 deals.\n\nreport ');
  } finally {
    write.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  }
});
