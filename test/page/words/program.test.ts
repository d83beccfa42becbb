import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { ProgramSource } from '../../../src/core/source/program-source.js';
import { NEW_DECK_ORDER, STANDARD_CARDS } from '../../../src/engine/log/standard-cards.js';
import { runCommand } from '../../../src/kinds/words/command.js';
import { programFacts, programSentence } from '../../../src/page/words/program.js';

const source: ProgramSource = {
  kind: 'program',
  program: './dealer',
  sha256: 'a'.repeat(64),
  args: ["it's", '$(id)'],
  files: [],
  protocol: 'lines',
  vocabulary: { kind: 'standard', cards: STANDARD_CARDS },
  starts: 'apart',
  ends: 'descendants',
};

const text = (given: ProgramSource): string =>
  programSentence(given)
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
    .join('');

describe('the words for a program', () => {
  test('say which order was taken for granted, and that it was where it was a guess', () => {
    expect(text(source)).toContain('Each of its deals is taken to start from the cards AS to KC in order. If it starts from another order');
    expect(text({ ...source, vocabulary: { kind: 'alphabet', cards: NEW_DECK_ORDER } })).not.toContain('another order');
    expect(text({ ...source, protocol: 'request' })).toContain('For every deal it was given the same deck');
  });

  test('say whether a new start deals anything new', () => {
    expect(text(source)).toContain('One start of it dealt them all');
    expect(text({ ...source, starts: 'alike' })).toContain('Two starts of it dealt the same decks');
  });

  test('give a command that a shell reads back as it was, with the program last', () => {
    const command = runCommand({ source: { ...source, protocol: 'u8' }, outcome: { kind: 'deck' } }, ['--n 52']).join(' ');
    expect(command).toBe("npx shuffle-audit run --n 52 --protocol u8 -- ./dealer 'it'\\''s' '$(id)'");
    const words = command.slice(command.indexOf('-- ./dealer') + 3);
    expect(execFileSync('sh', ['-c', `printf '%s\\n' ${words}`], { encoding: 'utf8' })).toBe("./dealer\nit's\n$(id)\n");
  });

  test('name the cards where they were named', () => {
    const named = runCommand(
      { source: { ...source, vocabulary: { kind: 'alphabet', cards: ['a', 'b c'] } }, outcome: { kind: 'deck' } },
      [],
    ).join(' ');
    expect(named).toContain("--cards 'a,b c' -- ./dealer");
  });

  test('tell its code, what was left out of it and what it writes itself', () => {
    const code = ['b.py', 'c.py'].map((file) => ({ file, sha256: 'b'.repeat(64) }));
    const facts = (more: Partial<ProgramSource>): readonly (string | undefined)[] => {
      const told = Object.fromEntries(programFacts({ ...source, ...more }));
      return [told['Code beside it'], told['Written while tried']];
    };
    const two = '2 files, each with its hash in the record: b.py, c.py';
    expect(facts({})).toEqual([undefined, undefined]);
    expect(facts({ code })).toEqual([two, undefined]);
    expect(facts({ code, codeLeftOut: true, written: ['count'] })).toEqual([
      `${two}; its folders hold more, which nobody looked at`,
      'count: not held to what was there before',
    ]);
  });

  test('tell how far ending it reaches', () => {
    expect(Object.fromEntries(programFacts(source))['Ended with it']).toContain('what left the group');
    expect(Object.fromEntries(programFacts({ ...source, ends: 'group' }))['Ended with it']).toContain('is not found on this system');
  });
});
