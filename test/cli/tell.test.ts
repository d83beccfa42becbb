import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-tell-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const EVIL = 'a\u001b[2Jb\u202ec\u0007d\ne';
const SHOWN = 'a\\u{1b}[2Jb\\u{202e}c\\u{7}d\\u{a}e';
const HIDDEN = /[^\P{Cc}\n]|\p{Bidi_Control}/u;
writeFileSync(join(cwd, `${EVIL}.json`), '{}');
writeFileSync(join(cwd, 'cards.csv'), `${JSON.stringify(EVIL)},1\n1,${JSON.stringify(EVIL)}\n`);

it.each([
  ['a command', [EVIL], SHOWN],
  ['a subject', ['run', EVIL], SHOWN],
  ['a path', ['run', `./${EVIL}.js`], SHOWN],
  ['a record', ['report', `${EVIL}.json`], SHOWN],
  ['a seed', ['run', 'sattolo', '--n', '4', '--trials', '500', '--seed', EVIL, '--quiet'], SHOWN],
  ['a card', ['log', 'cards.csv', '--quiet'], '\\u{'],
])('%s brings no hidden character to the terminal', async (_what, words, shown) => {
  const { stderr, stdout } = await program(cwd, ...words);
  expect(stdout + stderr).toContain(shown);
  expect(stdout + stderr).not.toMatch(HIDDEN);
});
