import { expect, it } from 'vitest';
import { commandOf } from '../../../src/core/words/build.js';

it('a command of another version names the registry where it came from one, else the tag and the repository', () => {
  const named = (build: Parameters<typeof commandOf>[2]): string => commandOf('9.8.7', 'verify r.json', build);
  expect(named({ from: 'registry', repository: 'https://example.org/a' })).toBe('npx shuffle-audit@9.8.7 verify r.json');
  expect(named({ from: 'source' })).toBe('shuffle-audit verify r.json (as built at the tag v9.8.7 of its repository)');
  expect(named({ from: 'source', repository: 'https://example.org/a' })).toBe(
    'shuffle-audit verify r.json (as built at the tag v9.8.7 of https://example.org/a)',
  );
});
