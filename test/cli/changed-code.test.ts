import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { builtPackage } from '../support/checkout.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-changed-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

/** A shuffle whose bound an imported file gives, slow enough that a run lasts longer than the moment from which it is kept. */
function write(more: 0 | 1): void {
  mkdirSync(join(cwd, 'lib'), { recursive: true });
  writeFileSync(join(cwd, 'lib/bound.mjs'), `export const bound = (i) => i + ${more};\n`);
}
writeFileSync(
  join(cwd, 'a.mjs'),
  `import { bound } from './lib/bound.mjs';
let kept = 0;
export default (deck) => {
  for (let k = 0; k < 2500; k++) kept = (kept + k) % 7;
  for (let i = deck.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * bound(i)); [deck[i], deck[j]] = [deck[j], deck[i]]; }
};
`,
);

const args = (name: string): readonly string[] => [
  'run',
  './a.mjs',
  '--n',
  '5',
  '--trials',
  '240000',
  '--detect',
  '5%',
  '--seed',
  'kept',
  '--name',
  name,
];
const journal = (name: string): string => join(cwd, 'reports', `${name}.journal`);

/** The record's digest. */
function digestOf(name: string): string {
  const record: { readonly digest: string } = JSON.parse(readFileSync(join(cwd, 'reports', `${name}.json`), 'utf8'));
  return record.digest;
}

/** Starts the run of that name, and ends it once some of it is on disk. */
async function kill(name: string): Promise<void> {
  const child = spawn(process.execPath, [join(builtPackage(), 'dist/cli.js'), ...args(name), '--quiet'], { cwd, stdio: 'ignore' });
  while (!existsSync(journal(name)) && child.exitCode === null) await wait(20);
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect([child.signalCode, existsSync(journal(name))]).toEqual(['SIGKILL', true]);
}

describe('a run of a function that is ended half-way, given again', () => {
  it('comes to the digest of one that was never ended where no file has changed, and ends with 65 where an imported one has', async () => {
    write(1);
    await kill('whole');
    write(0);
    const mixed = await program(cwd, ...args('whole'));
    expect([mixed.status, mixed.stdout]).toEqual([65, '']);
    expect(mixed.stderr).toContain('reports/whole.journal is of an unfinished run');
    expect(mixed.stderr).toMatch(/got file lib\/bound\.mjs [0-9a-f]{60}… there and [0-9a-f]{60}… here/);
    expect([existsSync(journal('whole')), existsSync(join(cwd, 'reports/whole.json'))]).toEqual([true, false]);
    write(1);
    const gone = await program(cwd, ...args('whole'));
    expect([gone.status, gone.stderr.includes('goes on from reports/whole.journal')]).toEqual([0, true]);
    expect((await program(cwd, ...args('unbroken'), '--quiet')).status).toBe(0);
    expect(digestOf('whole')).toBe(digestOf('unbroken'));
  });
});

describe('a run of a function', () => {
  it('ends with 65 where an imported file is changed under it, names the file, and keeps what was dealt', async () => {
    write(1);
    const child = spawn(process.execPath, [join(builtPackage(), 'dist/cli.js'), ...args('edited')], { cwd });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    while (!existsSync(journal('edited')) && child.exitCode === null) await wait(20);
    write(0);
    const [status] = (await once(child, 'close')) as [number];
    expect(status).toBe(65);
    // The second sample may be the one that meets it.
    expect(said).toMatch(
      /\.\/a\.mjs(?:, handed decks in random order)?: its code must stay as it is while it is audited, got another lib\/bound\.mjs/,
    );
    expect(said).toContain('what was dealt is kept in reports/edited.journal');
    expect(readdirSync(join(cwd, 'reports')).filter((file) => file.startsWith('edited'))).toEqual(['edited.journal']);
  });
});
