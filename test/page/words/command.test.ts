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

  test('names the tests that were made, where they are not the usual ones', () => {
    const { core } = record('modulo-8-5');
    const of = (battery: string): string | undefined =>
      decidingCommand({ ...core, plan: { ...core.plan, battery, tests: ['position-matrix', 'parity'], lags: 2 } })?.join(' ');
    expect(of('standard')).toMatch(/--detect 1% --lags 2$/);
    expect(of('deep')).toMatch(/--detect 1% --battery deep --lags 2$/);
    expect(of('chosen')).toMatch(/--detect 1% --tests position-matrix,parity --lags 2$/);
  });

  test('repeats the options of which the core does not tell, and takes a program last', () => {
    const { core } = record('modulo-8-5');
    const options = ['--seed first', "--out 'my reports'"];
    expect(decidingCommand(core, { options })?.join(' ')).toMatch(/ --detect 1% --seed first --out 'my reports'$/);
  });

  test('is none where the generator repeats itself, which more deals do not mend', () => {
    const { core } = record('fisher-yates-52');
    expect(decidingCommand({ ...core, guards: [{ id: 'period', holds: false, words: 1, prng: 'randu' }] })).toBeNull();
  });

  test('quotes a file name so that a shell reads it back as it is', () => {
    for (const name of ["./a b.js#x'y", './$(id).js#f', './plain.js#deal', '#x', './a;rm -rf *']) {
      expect(execFileSync('sh', ['-c', `printf %s ${shellWord(name)}`], { encoding: 'utf8' })).toBe(name);
    }
  });
});
