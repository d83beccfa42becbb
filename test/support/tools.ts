import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { TestRunner } from 'vitest';

/** The names one tool goes by, the likeliest first. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
  pytest: ['pytest', 'pytest-3'],
  python3: ['python3', 'python'],
};

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** Where `tool` is installed, or null. Looks through `path`, by default the PATH of this process. */
export function find(tool: string, path: string = process.env['PATH'] ?? ''): string | null {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const named = (NAMES[tool] ?? [tool]).flatMap((name) => folders.flatMap((folder) => endings.map((end) => join(folder, name + end))));
  return named.find(isExecutable) ?? null;
}

/** The part of a running test that a skip needs. */
export interface Skippable {
  readonly context: { skip(reason: string): never };
}

const REQUIRED = process.env['SHUFFLE_AUDIT_REQUIRE_TOOLS'] === '1';

/** Skips the running test for `reason`, or throws where SHUFFLE_AUDIT_REQUIRE_TOOLS=1 forbids such a skip. */
export function skip(reason: string, required: boolean = REQUIRED, test: Skippable | null = TestRunner.getCurrentTest() ?? null): never {
  if (required) throw new Error(`${reason}, and SHUFFLE_AUDIT_REQUIRE_TOOLS forbids to skip`);
  if (test === null) throw new Error(`${reason}: ask for a tool inside a test, where it can be skipped`);
  return test.context.skip(reason);
}

/** Where `tool` is installed (`chromium`, `npm`, `python3` …). Without it the running test is skipped with the reason. */
export function needs(tool: string): string {
  return find(tool) ?? skip(`needs ${tool}, which is not on the PATH`);
}
