import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { toShuffleUniformly } from '../../src/testing/to-shuffle-uniformly.js';
import { readDocument } from './documents.js';
import { fences } from './markdown.js';
import { mismatch } from './session.js';
import { PROJECT } from './source-tree.js';

it('docs/tests.md shows the message of the matcher as it is', async () => {
  const example = pathToFileURL(join(PROJECT, 'examples/in-your-tests/shuffle.js')).href;
  const { sattolo } = (await import(/* @vite-ignore */ example)) as Readonly<Record<string, unknown>>;
  const lines = (await toShuffleUniformly(sattolo, { n: 52 })).message().split('\n');
  const shown = fences(readDocument('docs/tests.md')).blocks.filter(({ language }) => language === 'text');
  expect(shown).toHaveLength(1);
  for (const block of shown) expect(mismatch(block.lines, lines)).toBeNull();
  expect(mismatch(['expected sattolo to shuffle', '…'], lines)).toBe(0);
});
