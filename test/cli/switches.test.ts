import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commandName } from '../../src/cli/command.js';
import { allCommands } from '../../src/cli/command-list.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-switches-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const RUN = ['run', 'sattolo', '--n', '4', '--trials', '500', '--quiet', '--seed', 'switch'];

/** The exit code and the first line of stderr. */
async function said(...args: readonly string[]): Promise<readonly [number, string]> {
  const { status, stderr } = await program(cwd, ...args);
  return [status, stderr.split('\n', 1)[0] ?? ''];
}

describe('a switch', () => {
  it.each(['yes', '1', '0', 'no', 'on', 'TRUE', ''])('with the value "%s" is refused, and nothing is done', async (value) => {
    expect(await said(...RUN, `--strict=${value}`)).toEqual([64, `shuffle-audit: --strict is a switch and takes no value, got "${value}"`]);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('of any command is refused with a value', async () => {
    const wrong: string[] = [];
    for (const listed of allCommands()) {
      const { options } = await listed.load();
      const switches = Object.entries(options).flatMap(([name, { type }]) => (type === null ? [name] : []));
      for (const name of [...switches, 'help', 'version']) {
        const [status, line] = await said(commandName(listed), `--${name}=yes`);
        if (status !== 64 || !line.endsWith(`--${name} is a switch and takes no value, got "yes"`))
          wrong.push(`${commandName(listed)} --${name}: ${line}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is refused with a value in every spelling that the parser takes', async () => {
    for (const word of ['--untilDecided=1', '--no-strict=yes', '--help=yes', '-h=1'])
      expect((await said(...RUN, word))[1], word).toMatch(/is a switch and takes no value, got "/);
  });

  it('may be given twice, said to be true, or switched off', async () => {
    expect(JSON.parse((await program(cwd, ...RUN, '--json', '--json')).stdout)).toHaveProperty('digest');
    expect(JSON.parse((await program(cwd, ...RUN, '--json=true')).stdout)).toHaveProperty('digest');
    expect((await program(cwd, ...RUN, '--json=false')).stdout).toMatch(/^■ Biased/);
    expect((await program(cwd, ...RUN, '--json', '--no-json')).stdout).toMatch(/^■ Biased/);
  });
});

describe('an option that takes a value', () => {
  it.each(['seed', 'name', 'trials', 'n', 'out', 'prng'])('is refused as --no-%s', async (name) => {
    expect(await said('run', 'sattolo', `--no-${name}`)).toEqual([64, `shuffle-audit: --${name} takes a value, got --no-${name}`]);
  });

  it('is one word, without parts behind dots', async () => {
    expect(await said(...RUN, '--detect.a=b')).toEqual([64, 'shuffle-audit: unknown argument: detect.a']);
  });
});

describe('a name of dots', () => {
  it.each(['.', '..', '...'])('is refused: %s', async (name) => {
    expect(await said(...RUN, '--name', name)).toEqual([64, `shuffle-audit: --name is more than dots, got "${name}"`]);
    expect(existsSync(join(cwd, '..json')) || existsSync(join(cwd, 'reports.json')) ? 'written' : 'not written').toBe('not written');
  });
});
