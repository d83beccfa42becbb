import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandName } from '../../src/cli/command.js';
import { allCommands } from '../../src/cli/command-list.js';
import { boundeds, prngs, shuffles } from '../../src/parts/catalogues.js';
import { program } from '../support/program.js';

const folder = mkdtempSync(join(tmpdir(), 'completion-'));
afterAll(() => rmSync(folder, { recursive: true }));
const ids = (entries: readonly { readonly id: string }[], start: string): readonly string[] =>
  entries.map(({ id }) => id).filter((id) => id.startsWith(start));

describe('the script for bash', () => {
  /** What bash offers where a line is typed so far. */
  const offered = (line: string): readonly string[] =>
    execFileSync(
      'bash',
      ['-c', 'source ./script; COMP_LINE=$1; COMP_POINT=${#1}; _shuffle_audit 2>/dev/null; printf "%s\\n" "${COMPREPLY[@]}"', 'bash', line],
      { cwd: folder, encoding: 'utf8' },
    )
      .split('\n')
      .filter((word) => word !== '');

  beforeAll(async () => {
    const { status, stdout } = await program(folder, 'completion', 'bash');
    expect(status).toBe(0);
    writeFileSync(join(folder, 'script'), stdout);
    writeFileSync(join(folder, 'my-shuffle.js'), '');
  });

  it('completes commands', () => {
    expect(offered('shuffle-audit ')).toEqual([...allCommands().map(commandName), '--help', '--version']);
    expect(offered('shuffle-audit wa')).toEqual(['watch']);
  });

  it('completes the names of the catalogues, files where they may stand, and nothing elsewhere', () => {
    expect(offered('shuffle-audit run naive')).toEqual(ids(shuffles.all, 'naive'));
    expect(offered('shuffle-audit run ./my')).toEqual(['./my-shuffle.js']);
    expect(offered('shuffle-audit verify my')).toEqual(['my-shuffle.js']);
    expect(offered('shuffle-audit run naive-swap --prng xor')).toEqual(ids(prngs.all, 'xor'));
    expect(offered('shuffle-audit run --bounded ')).toEqual(ids(boundeds.all, ''));
    expect(offered('shuffle-audit list sattolo-')).toEqual(ids(shuffles.all, 'sattolo-'));
    expect(offered('shuffle-audit run --seed my')).toEqual([]);
  });

  it('completes the options of the command alone', () => {
    expect(offered('shuffle-audit run naive-swap --batt')).toEqual(['--battery']);
    expect(offered('shuffle-audit list --batt')).toEqual([]);
    expect(offered('shuffle-audit lab --p')).toEqual(['--port']);
  });

  it('leaves out what stands before a colon, which bash takes for the end of a word', () => {
    expect(offered('shuffle-audit run puzzle:walk-c')).toEqual(['walk-click']);
  });
});

it('the script for fish names every command, and its options with what they are for', async () => {
  const { stdout } = await program(folder, 'completion', 'fish');
  for (const name of allCommands().map(commandName)) expect(stdout).toContain(` -a ${name} -d '`);
  expect(stdout).toContain("-n '__fish_seen_subcommand_from run' -l bounded -r -a 'divide-reject ");
});

it('the script for zsh is that of bash, and other shells are refused', async () => {
  const [bash, zsh] = await Promise.all(['bash', 'zsh'].map((shell) => program(folder, 'completion', shell)));
  expect(zsh).toEqual(bash);
  const { status, stderr } = await program(folder, 'completion', 'tcsh');
  expect(status).toBe(64);
  expect(stderr).toContain('the shell must be bash, zsh, fish, got "tcsh"');
});
