import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkFaults } from '../house/link-faults.js';
import { mismatch } from '../house/session.js';
import { sourceExamples } from '../house/source-examples.js';
import { PROJECT, readTree } from '../house/source-tree.js';
import { builtPackage } from '../support/checkout.js';
import { needs } from '../support/tools.js';

const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));
const names = readdirSync(EXAMPLES).filter((file) => file.endsWith('.js') && file !== 'shuffle.js');

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-library-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A reader's project: the examples, with the package as it is built now. */
beforeAll(async () => {
  cpSync(EXAMPLES, folder, { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(builtPackage(), join(folder, 'node_modules', 'shuffle-audit'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
});

/** The lines that an example says it prints: the comment at its end. */
function stated(text: string): string[] {
  const [, said] = text.split('\n// prints:\n');
  return (said ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^\/\/ ?/, ''));
}

/** What the example does not print as it says, or null. */
function fault(text: string, printed: string): string | null {
  const lines = stated(text);
  const wrong = mismatch(lines, printed.trimEnd().split('\n'));
  return wrong === null ? null : `does not print '${lines[wrong] ?? 'the end of its output here'}' but\n${printed}`;
}

const run = (file: string): Promise<{ readonly error: Error | null; readonly stdout: string; readonly stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [file], { cwd: folder }, (error, stdout, stderr) => resolve({ error, stdout, stderr }));
  });

describe('an example of the library', () => {
  it.each(names)('%s runs as a reader would run it, and prints what it says', async (name) => {
    if (name === 'audit-a-program.js') needs('python3');
    const { error, stdout, stderr } = await run(name);
    expect(error, stderr).toBeNull();
    expect(stderr).toBe('');
    expect(fault(readFileSync(join(EXAMPLES, name), 'utf8'), stdout)).toBeNull();
  });

  it.each(sourceExamples(readTree()).map(({ lines, name }) => [name, lines] as const))(
    'in the doc comment of %s runs, and prints what it says',
    async (name, lines) => {
      const file = `example-of-${name}.js`;
      const text = `${lines.join('\n')}\n`;
      writeFileSync(join(folder, file), text);
      const { error, stdout, stderr } = await run(file);
      expect(error, stderr).toBeNull();
      expect(stderr).toBe('');
      expect(fault(text, stdout)).toBeNull();
    },
  );

  it('that lies is caught, and so is one that says nothing', () => {
    const text = 'console.log(1);\n\n// prints:\n// 1\n// … deals\n';
    expect(fault(text, '1\n40 deals\n')).toBeNull();
    expect(fault(text, '1\n40 cards\n')).toMatch(/^does not print '… deals'/);
    expect(fault('console.log(1);\n', '1\n')).not.toBeNull();
  });

  it('is small, and told of in the list of examples, whose links lead somewhere', () => {
    const list = readFileSync(join(EXAMPLES, 'README.md'), 'utf8');
    for (const name of names) {
      expect(list).toContain(`](${name})`);
      expect(readFileSync(join(EXAMPLES, name), 'utf8').split('\n').length).toBeLessThan(60);
    }
    expect(linkFaults(PROJECT, 'examples/README.md')).toEqual([]);
  });

  it('that writes files leaves the page and the JUnit that it names', async () => {
    expect((await run('write-a-report.js')).error).toBeNull();
    expect(readFileSync(join(folder, 'reports/shuffle.html'), 'utf8')).toMatch(/^<!doctype html>/);
    expect(readFileSync(join(folder, 'reports/shuffle.xml'), 'utf8')).toContain('<testsuite');
  });
});
