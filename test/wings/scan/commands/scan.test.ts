import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Done, program } from '../../../support/program.js';

const scratch = mkdtempSync(join(tmpdir(), 'shuffle-audit-scanned-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const MINUTES = 300_000;

function project(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(scratch, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const SWAP = 'const t = list[i]; list[i] = list[j]; list[j] = t;';

describe('scan', () => {
  const folder = project('game', {
    'package.json': '{ "name": "game", "type": "module" }',
    'src/random.js': 'export const below = (n) => Math.floor(Math.random() * n);\n',
    'src/deal.js': `import { below } from './random.js';
import { state } from './state.js';

function mix(list) {
  for (let i = list.length - 1; i > 0; i--) { const j = below(i + 1); ${SWAP} }
  return list;
}

function shuffle(list) {
  for (let i = 0; i < list.length; i++) { const j = below(list.length); ${SWAP} }
  return list;
}

document.title = mix(shuffle(state));
`,
    'src/page.js': 'const a = ;\n',
    'legacy/old.js': 'exports.old = (list) => list.sort(() => Math.random() - 0.5);\n',
  });

  let told: Done;
  beforeAll(async () => {
    told = await program(folder, 'scan', '.', '--skip', 'legacy', '--seed', 'a');
  }, MINUTES);

  it('prints a find with its place, its verdict, the worst fact and the cure, what was no code, and a summary', () => {
    expect(told.stdout).toBe(`src/deal.js:4 mix  no bias found: proved even for up to 5 cards
src/deal.js:9 shuffle  biased: With 3 cards, shuffle deals the order 1 3 2 in 5
    of 27 ways and 1 2 3 in 4 of 27; even would be 4.5 of 27; cure: const j =
    Math.floor(Math.random() * (i + 1));
src/page.js  not read: Unexpected token (1:10)
2 files read, 1 not read; 2 finds: 1 biased, 1 proved even for a few cards
`);
    expect(told.stderr).toBe('');
  });

  it('ends with 20 where one is biased, and leaves nothing in any folder', () => {
    expect(told.status).toBe(20);
    expect(readdirSync(folder)).toEqual(['legacy', 'package.json', 'src']);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('shuffle-audit-scan-'))).toEqual([]);
  });

  it('says what it did not try, and why, which is no bias', { timeout: MINUTES }, async () => {
    const other = project('other', {
      'a.ts':
        'export class A {\n  shuffle(list: string[], weights: number[]): void {\n    list.sort((a) => Math.random() - weights[a.length]);\n  }\n}\n',
    });
    const { status, stdout } = await program(other, 'scan', '.');
    expect(stdout).toBe(`a.ts:3 shuffle  looks like one, not tried: it needs weights beside a list; to
    try it: export it, then run ./a.ts#shuffle
1 file read; 1 find: 1 not tried
`);
    expect(status).toBe(0);
  });

  it('prints one object with --json', async () => {
    const empty = project('empty', { 'a.js': 'export const pick = (list) => list[Math.floor(Math.random() * list.length)];\n' });
    const { status, stdout } = await program(empty, 'scan', '.', '--json', '--seed', 'a');
    expect(JSON.parse(stdout)).toEqual({ kind: 'scan', folder: '.', seed: 'a', detect: 0.05, files: 1, unread: [], finds: [] });
    expect(status).toBe(0);
    expect((await program(empty, 'scan', '.')).stdout).toBe('1 file read; nothing looks like a shuffle\n');
  });

  it('needs a folder that is there', async () => {
    expect(await program(scratch, 'scan')).toMatchObject({ status: 64 });
    const gone = await program(scratch, 'scan', 'gone');
    expect([gone.status, gone.stderr]).toEqual([66, 'shuffle-audit: gone does not exist\n  hint: scan reads a folder, such as: scan .\n']);
    expect((await program(scratch, 'scan', 'gone', '--json')).stdout).toMatch(/^\{"error":\{"code":"E_INPUT_MISSING"/);
  });
});
