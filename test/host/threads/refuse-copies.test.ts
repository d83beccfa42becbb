import { expect, it } from 'vitest';
import { EXIT_OF } from '../../../src/core/errors.js';
import type { Origin } from '../../../src/core/record/origin.js';
import { refuseCopies } from '../../../src/host/threads/refuse-copies.js';

const dealt = (prng: string): Origin => ({
  source: { kind: 'built-in', maker: 'fisher-yates', prng, bounded: 'lemire', seeding: 'continuous' },
  outcome: { kind: 'deck' },
});

it.each([[['--random-seed=42']], [['--no-warnings', '--random_seed=42']], [['--max-old-space-size=99 --random-seed=42']]])(
  'threads that Node seeds alike are refused: %j',
  (given) => {
    expect(() => refuseCopies(dealt('math-random'), given)).toThrow(
      expect.objectContaining({
        code: 'E_USAGE',
        message: expect.stringContaining('node --random-seed'),
        hint: expect.stringContaining('--workers 1'),
      }),
    );
    expect(EXIT_OF.E_USAGE).toBe(64);
    expect(() => refuseCopies(dealt('os'), given)).not.toThrow();
    expect(() => refuseCopies(dealt('xoshiro128ss'), given)).not.toThrow();
  },
);

it('and no others', () => {
  expect(() => refuseCopies(dealt('math-random'), ['--no-warnings', '--random-seeds'])).not.toThrow();
  expect(() => refuseCopies(dealt('math-random'))).not.toThrow();
});
