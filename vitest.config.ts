import { defineConfig } from 'vitest/config';

// `vitest run --mode slow` runs the suites that take minutes; every other mode leaves them out.
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'slow' ? ['test/slow/**/*.test.ts'] : ['test/**/*.test.ts'],
    exclude: mode === 'slow' ? [] : ['test/slow/**'],
    // separate processes, because some suites read signals, exit codes and the working folder
    pool: 'forks',
    maxWorkers: '100%',
    testTimeout: mode === 'slow' ? 900_000 : 60_000,
    hookTimeout: mode === 'slow' ? 900_000 : 60_000,
    reporters: ['default'],
    coverage: { provider: 'v8', include: ['src/**'], reporter: ['text-summary', 'html'] },
  },
}));
