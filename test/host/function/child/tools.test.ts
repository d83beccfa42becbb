import { spawnSync } from 'node:child_process';
import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { childPlaces } from '../../../../src/host/function/child/places.js';
import { childLevel, childTools } from '../../../../src/host/function/child/tools.js';
import { folderOf } from '../blocks.js';

/** What Node prints that runs `code` with the limits of the system alone, its own left out. */
function shown(cwd: string, reads: readonly string[], code: string): string {
  const [program, ...given] = [...childTools(cwd, reads), process.execPath, '--input-type=module', '-e', code];
  const { status, stdout, stderr } = spawnSync(program, given, { cwd, encoding: 'utf8', env: { SECRET: 'x' } });
  return status === 0 ? stdout.trim() : `${status}: ${stderr}`;
}

// Not every system has rooms: the record says which level there was.
describe.skipIf(childLevel() !== 'room')('the room of an isolated process', () => {
  it('shows what may be read, through the links on its way, and what Node starts from; nothing else', () => {
    const cwd = realpathSync(folderOf({ 'mine/shuffle.js': '', 'other/key': '' }));
    symlinkSync(join(cwd, 'mine'), join(cwd, 'by-link'));
    symlinkSync(join(cwd, 'other'), join(cwd, 'mine/out'));
    const paths = ['mine/shuffle.js', 'by-link/shuffle.js', 'mine/out/key', 'other/key'].map((path) => join(cwd, path));
    const code = `import { existsSync, readdirSync } from 'node:fs';
      console.log(JSON.stringify([${JSON.stringify(paths)}.map((path) => existsSync(path)), ['/etc/passwd', '/home', '/root', '/sys/kernel'].filter((path) => existsSync(path)),
        readdirSync('/').filter((name) => !/^(?:usr|bin|sbin|lib.*|nix|gnu|proc|etc|tmp)$/.test(name)), process.cwd(), process.env]));`;
    const reads = [join(cwd, 'mine/*'), join(cwd, 'by-link/*'), join(cwd, 'none/*')];
    const top = cwd.split('/')[1];
    expect(JSON.parse(shown(join(cwd, 'mine'), reads, code))).toEqual([
      [true, true, false, false],
      [],
      top === 'tmp' ? [] : [top],
      join(cwd, 'mine'),
      {},
    ]);
  });

  it('has no network, not even its own machine, and can be written to nowhere', () => {
    const cwd = realpathSync(folderOf({ 'shuffle.js': '' }));
    const code = `import { writeFileSync } from 'node:fs'; import { networkInterfaces } from 'node:os';
      const codes = ['/new', '/usr/new', 'new', 'shuffle.js'].map((path) => { try { writeFileSync(path, 'x'); return 'written'; } catch ({ code }) { return code; } });
      console.log(JSON.stringify([codes, networkInterfaces()]));`;
    expect(JSON.parse(shown(cwd, [join(cwd, '*')], code))).toEqual([Array(4).fill('EROFS'), {}]);
  });

  it('is named exactly, whatever a folder is called', () => {
    const cwd = join(realpathSync(folderOf({ 'a "b" $(id) * \\ c/shuffle.js': '' })), 'a "b" $(id) * \\ c');
    expect(shown(cwd, [join(cwd, '*')], "import { readdirSync } from 'node:fs'; console.log(readdirSync('.').join());")).toBe('shuffle.js');
  });
});

describe.skipIf(process.platform === 'win32')('childPlaces', () => {
  it('names folders before what lies in them, nothing twice, links as they are, and what is not there never', () => {
    const cwd = realpathSync(folderOf({ 'a/lib/x.js': '', 'one.js': '', 'b/deep/two.js': '' }));
    mkdirSync(join(cwd, 'd'));
    symlinkSync('../a/lib', join(cwd, 'd/link'));
    const [reads, at] = [['a/lib/*', 'd/link/*', 'd/link/x.js', 'b/deep/two.js', 'none/*'].map((path) => join(cwd, path)), cwd.length + 1];
    const places = childPlaces('/none/node', reads);
    const own = places.flatMap((word, i) => (i % 3 === 1 && word.startsWith(cwd) ? [[places[i - 1], word.slice(at), places[i + 1]]] : []));
    expect(own).toEqual([
      ['folder', 'a/lib', '-'],
      ['link', 'd/link', '../a/lib'],
      ['file', 'b/deep/two.js', '-'],
    ]);
  });
});
