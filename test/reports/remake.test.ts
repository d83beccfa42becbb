import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { builtPackage } from '../support/checkout.js';

const REMAKE = join(builtPackage(), '.ci/remake/remake.js');
const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-remake-'));
afterAll(() => rmSync(cwd, { recursive: true }));

const at = (path: string): string => join(cwd, 'reports', path);
const textOf = (path: string): string => readFileSync(at(path), 'utf8');

function remake(...words: readonly string[]): { readonly status: number | null; readonly said: string } {
  const { status, stderr, stdout } = spawnSync(process.execPath, [REMAKE, ...words], { cwd, encoding: 'utf8' });
  expect(stderr).toBe('');
  return { status, said: stdout.replaceAll(/ {2,}/g, '  ') };
}

/** Runs the program itself. */
function program(...words: readonly string[]): void {
  spawnSync(process.execPath, [join(REMAKE, '../../../dist/cli.js'), ...words, '--quiet'], { cwd });
}

beforeEach(() => {
  rmSync(at(''), { recursive: true, force: true });
  mkdirSync(at('survey'), { recursive: true });
  spawnSync('git', ['init', '--quiet'], { cwd });
  spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--allow-empty', '-m', 'first'], { cwd });
});

describe('npm run remake', () => {
  it('makes the records of samples again, and the page of them', () => {
    const parts = ['--shuffle', 'fisher-yates', '--bounded', 'lemire,modulo:8', '-n', '13', '--seed', 's'];
    program('compare', '--until-caught', '--budget', '2000', ...parts, '--name', 'generators');
    expect(remake('generators', '--accept')).toEqual({ status: 0, said: 'reports/generators.html is made\n' });
    const [page, manifest] = [textOf('generators.html'), textOf('generators/manifest.csv')];
    expect(manifest).toMatch(/^fisher-yates-13\.json,sha256:\w{64},s,2000,\w+,npx shuffle-audit compare --until-caught --budget 2000 /m);

    rmSync(at('generators/fisher-yates-13.json'));
    rmSync(at('generators/fisher-yates-modulo-8-13.json'));
    const part = remake('generators', 'fisher-yates-mod').said;
    expect(part).toContain('same: 1, draws by itself: 0, not made: 0, differs: 0\nreports/generators.html is left as it is');
    expect(readdirSync(at('generators')).toSorted()).toEqual(['fisher-yates-modulo-8-13.json', 'manifest.csv']);
    const { said, status } = remake('generators');
    expect([status, said.split('\n').at(-2)]).toEqual([0, 'reports/generators.html is made']);
    // The time at which it was made is told.
    const untimed = (html: string): string => html.replaceAll(/\d+\.\d s|\d+ \w+ \d{4}|<time.*?<\/time>/g, '');
    expect(untimed(textOf('generators.html'))).toBe(untimed(page));

    rmSync(at('generators/fisher-yates-13.json'));
    writeFileSync(at('generators/manifest.csv'), manifest.replace(/sha256:\w{64}/, `sha256:${'0'.repeat(64)}`));
    const lied = remake('generators');
    expect(lied.status).toBe(1);
    expect(lied.said).toMatch(/^differs {2}fisher-yates-13\.json: sha256:\w{64} of .*, where the manifest has sha256:0{64}$/m);
    expect(lied.said).toContain('same: 1, draws by itself: 0, not made: 0, differs: 1');
  });

  it('tells of each row of a survey what it came to, and why it came to nothing', () => {
    const shuffle = 'deck.sort(() => Math.random() - 0.5)';
    const deal = `import fs from 'node:fs'; for (;;) { const deck = [...Array(52).keys()]; ${shuffle}; fs.writeSync(1, deck.join(' ') + '\\n'); }`;
    writeFileSync(at('survey/deal.mjs'), deal);
    const dealers = `program,-- '${process.execPath}' deal.mjs,200\nabsent,-- ./absent,200\n`;
    writeFileSync(at('survey/list.csv'), `name,subject,trials\nright,fisher-yates,200\n${dealers}`);
    writeFileSync(at('survey/absent'), `#!/bin/sh\nexec '${process.execPath}' deal.mjs\n`, { mode: 0o755 });
    program('survey', 'reports/survey/list.csv', '--seed', 's');
    remake('survey', '--accept');
    const page = textOf('survey.html');
    expect(page).toContain('survey/manifest.csv');
    for (const name of ['right', 'right-look', 'right-proof', 'program', 'absent', 'absent-look']) rmSync(at(`survey/${name}.json`));
    rmSync(at('survey/absent'));
    const { said, status } = remake('survey');
    expect(status).toBe(0);
    for (const line of [
      'same  right.json',
      'same  right-look.json',
      'same  right-proof.json',
      'draws by itself  program.json: other deals',
    ])
      expect(said).toContain(line);
    expect(said).toMatch(/^not made {2}absent\.json: .*absent does not exist/m);
    expect(textOf('survey.html')).toBe(page);
  });
});
