import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { NO_WINGS } from '../../src/cli/additions.js';
import { command, type ListedCommand, word } from '../../src/cli/command.js';
import { allCommands } from '../../src/cli/command-list.js';
import { bashScript } from '../../src/cli/completion/bash.js';
import { completions } from '../../src/cli/completion/completions.js';
import { dashed, option } from '../../src/cli/options/option.js';
import { optionsOf } from '../../src/cli/options/shared.js';
import { oneOf } from '../../src/cli/options/types.js';
import { parse } from '../../src/cli/parse.js';
import { repeatedOptions } from '../../src/cli/repeated-options.js';
import { checkOptions } from '../../src/cli/subject/outcome-options.js';
import { optionTables } from './option-table.js';

const COLOURS = ['red', 'black'] as const;

/** All that is written for a new option: its value, … */
const backColour = option(oneOf(...COLOURS), {
  group: 'What is dealt:',
  says: 'the colour of the backs',
  usual: 'red',
  of: { is: 'for built-in decks', sources: ['built-in'] },
  repeated: true,
});

const heard: { colour: string; options: readonly string[] }[] = [];

/** … and its name in the list of a command. */
const deal = command(
  { operands: { subject: word('what deals') }, options: { ...optionsOf('n', 'seed', 'workers'), backColour }, examples: [] },
  async (asked) => {
    expectTypeOf(asked.backColour).toEqualTypeOf<'red' | 'black'>();
    expectTypeOf(asked.workers).toEqualTypeOf<number | undefined>();
    expectTypeOf(asked.subject).toEqualTypeOf<string | undefined>();
    checkOptions(asked, asked.subject === './x.js' ? 'module' : 'built-in', { kind: 'deck' }, String(asked.subject));
    heard.push({ colour: asked.backColour, options: repeatedOptions(asked).options ?? [] });
    return 0;
  },
);
const listed: readonly ListedCommand[] = [{ usage: 'compare [subject]', describe: 'deals', load: () => Promise.resolve(deal) }];
const run = (...words: readonly string[]): Promise<number> => parse(['compare', ...words], NO_WINGS, listed);

afterEach(() => {
  heard.length = 0;
  vi.restoreAllMocks();
});

describe('an option that is written as one value and named by one command', () => {
  it('is read, typed and checked before the command runs', async () => {
    expect(await run('x')).toBe(0);
    expect(await run('x', '--back-colour', 'black')).toBe(0);
    expect(heard.map(({ colour }) => colour)).toEqual(['red', 'black']);
    await expect(run('x', '--back-colour', 'blue')).rejects.toThrow('--back-colour must be red or black, got "blue"');
    await expect(run('x', '--back-colour', 'red', '--back-colour', 'black')).rejects.toThrow('--back-colour may be given once');
    await expect(run('x', '--no-back-colour')).rejects.toThrow('--back-colour takes a value');
    expect(heard).toHaveLength(2);
  });

  it('stands in the help, under its heading, with what counts without it', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await run('--help');
    expect(print.mock.calls.flat().join('\n')).toMatch(
      /What is dealt:\n(?:.+\n)* +--back-colour +the colour of the backs +\[string\] \[default: red\]/,
    );
  });

  it('is named where it was misspelt', async () => {
    await expect(run('x', '--back-color', 'red')).rejects.toMatchObject({
      hint: 'nearest: --back-colour; see: shuffle-audit compare --help',
    });
  });

  it('is completed, and what may be given to it', async () => {
    const [completed] = await completions(listed);
    expect(completed?.options).toContainEqual({
      name: 'back-colour',
      describe: 'the colour of the backs',
      value: { words: COLOURS, files: false },
    });
    expect(bashScript(await completions(listed))).toContain("'compare --back-colour') _shuffle_audit_offer 'red black'");
  });

  it('is refused for a subject that does not have it', async () => {
    await expect(run('./x.js', '--back-colour', 'black')).rejects.toThrow('--back-colour is for built-in decks, got it with ./x.js');
    expect(await run('./x.js')).toBe(0);
  });

  it('is repeated by a command that is printed later, but for what is usual', async () => {
    await run('x', '--back-colour', 'black', '--workers', '2', '--n', '5');
    await run('x', '--back-colour', 'red');
    expect(heard.map(({ options }) => options)).toEqual([['--workers 2', '--back-colour black'], []]);
  });

  it('stands in the table of the documents', async () => {
    expect(await optionTables(listed)).toContain('| `--back-colour` | the colour of the backs | red | every command |');
  });
});

it('no two options of a command are one when they are typed', async () => {
  for (const { load } of allCommands()) {
    const names = Object.keys((await load()).options);
    expect(names).toEqual([...new Set(names.map(dashed))]);
  }
});
