import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { decidingCommand, shellWord } from '../../../src/kinds/words/command.js';
import { record } from '../../report/records.js';

describe('the deciding command', () => {
  test('leaves the number of deals to the size asked for', () => {
    expect(decidingCommand(record('modulo-8-5').core)?.join(' ')).toBe(
      'npx shuffle-audit run fisher-yates/xoshiro128ss/modulo:8 --n 5 --detect 1%',
    );
  });

  test('leaves out the parts at the end that are the default ones', () => {
    const { core } = record('fisher-yates-52');
    expect(decidingCommand(core)?.[1]).toBe('fisher-yates');
  });

  test('is none where the generator repeats itself, which more deals do not mend', () => {
    const { core } = record('fisher-yates-52');
    expect(decidingCommand({ ...core, guards: [{ id: 'period', holds: false, statement: 'it repeats' }] })).toBeNull();
  });

  test('quotes a file name so that a shell reads it back as it is', () => {
    for (const name of ["./a b.js#x'y", './$(id).js#f', './plain.js#deal', '#x', './a;rm -rf *']) {
      expect(execFileSync('sh', ['-c', `printf %s ${shellWord(name)}`], { encoding: 'utf8' })).toBe(name);
    }
  });
});
