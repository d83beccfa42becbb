import { describe, expect, it } from 'vitest';
import { resumeCommand } from '../../src/cli/write/journaled.js';

describe('the command that goes on', () => {
  it.each([
    [['run', 'sattolo', '--trials', '1e9'], 'npx shuffle-audit run sattolo --trials 1e9 --seed drawn'],
    [['run', './my shuffle.js', '--seed', 'a b', '--fresh'], "npx shuffle-audit run './my shuffle.js' --seed 'a b'"],
    [['run', 'sattolo', '--seed=x', '--fresh=true'], 'npx shuffle-audit run sattolo --seed=x'],
  ])('of %j names the seed and starts nothing anew', (typed, command) => {
    expect(resumeCommand('drawn', typed)).toBe(command);
  });
});
