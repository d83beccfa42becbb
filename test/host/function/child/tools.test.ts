import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { childPlaces } from '../../../../src/host/function/child/places.js';
import { childLevel, childTools } from '../../../../src/host/function/child/tools.js';
import { folderOf } from '../blocks.js';

/** The tools as a program of its own imports them. */
const TOOLS = new URL('../../../../compiled/host/function/child/tools.js', import.meta.url).href;

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

  it('limits what a process takes beside its objects to 1.5 GiB, and leaves it no file', () => {
    const code = `import { readFileSync } from 'node:fs';
      const limits = readFileSync('/proc/self/limits', 'utf8').split('\\n');
      console.log(['file size', 'data size', 'core file size'].map((name) => limits.find((line) => line.startsWith('Max ' + name)).slice(26, 68).trim().split(/ +/)).join());`;
    expect(shown('/', [], code)).toBe([0, 0, 1.5 * 2 ** 30, 1.5 * 2 ** 30, 0, 0].join());
  });

  it('tells a process of itself', () => {
    expect(shown('/', [], 'console.log(process.memoryUsage().rss > 1e7);')).toBe('true');
  });

  it('keeps what a folder may not be used for', ({ skip }) => {
    const cwd = join(realpathSync(folderOf({ 'mine/x': '' })), 'mine');
    const code = `import { spawnSync } from 'node:child_process'; import { childLevel, childTools } from ${JSON.stringify(TOOLS)};
      const [program, ...given] = [...childTools('/', [${JSON.stringify(`${cwd}/*`)}]), process.execPath, '--print', 'fs.readFileSync("/proc/self/mountinfo", "utf8")'];
      console.log(childLevel(), spawnSync(program, given, { encoding: 'utf8', env: {} }).stdout);`;
    const mount = 'mount -t tmpfs -o nosuid,nodev,noexec none "$1" && shift && exec "$@"';
    const [program, ...given] = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', mount, 'sh', cwd];
    const { stdout } = spawnSync(program, [...given, process.execPath, '--input-type=module', '-e', code], { encoding: 'utf8' });
    if (!stdout.startsWith('room ')) skip('needs a namespace with a room in it');
    const mounted = stdout.split('\n').filter((line) => line.split(' ')[4] === cwd);
    expect(mounted.map((line) => line.split(' ')[5].replace(/,relatime$/, ''))).toEqual(['ro,nosuid,nodev,noexec']);
  });

  it('takes one copy of all links and one table of all mounts where names are plain', () => {
    const cwd = realpathSync(folderOf({ 'mine/x': '', 'bin/log': '' }));
    for (const name of ['cp', 'ln', 'mkdir', 'mount'])
      writeFileSync(join(cwd, 'bin', name), `#!/bin/sh\necho ${name} >> ${cwd}/bin/log\nPATH=\${PATH#*:} exec ${name} "$@"\n`, {
        mode: 0o755,
      });
    const counting = (word: string): string => word.replace('PATH=', `PATH=${cwd}/bin:`);
    const [program, ...given] = [...childTools(cwd, [join(cwd, 'mine/*')]).map(counting), process.execPath, '--version'];
    expect(spawnSync(program, given, { encoding: 'utf8', env: {} }).stdout.trim()).toBe(process.version);
    expect(readFileSync(join(cwd, 'bin/log'), 'utf8').trim().split('\n')).toEqual(['mount', 'mkdir', 'cp', 'mount']);
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
    const places = childPlaces('/none/node', reads, '');
    const own = places.flatMap((word, i) => (i % 3 === 1 && word.startsWith(cwd) ? [[places[i - 1], word.slice(at), places[i + 1]]] : []));
    expect(own).toEqual([
      ['folder', 'a/lib', '-'],
      ['link', 'd/link', '../a/lib'],
      ['file', 'b/deep/two.js', '-'],
    ]);
  });

  it('names the flags of the mount that a folder lies in, by the last that covers it', () => {
    const cwd = realpathSync(folderOf({ 'a/x': '', 'b/x': '', 'bc/x': '' }));
    const mounts = [
      '21 1 0:1 / / rw,relatime shared:1 - ext4 /dev/x rw,noexec',
      `22 21 0:2 / ${cwd}/a rw,nosuid - tmpfs none rw`,
      `23 21 0:3 / ${cwd}/b rw,noexec,relatime,nosuid - tmpfs none rw`,
      `24 22 0:4 / ${cwd}/a rw,nodev - tmpfs none rw`,
      '',
    ].join('\n');
    const places = childPlaces('/none/node', [`${cwd}/a/*`, `${cwd}/b/*`, `${cwd}/bc/*`], mounts);
    expect(['a', 'b', 'bc'].map((name) => places[places.indexOf('folder', places.indexOf(join(cwd, name)) - 1) + 2])).toEqual([
      ',nodev',
      ',nosuid,noexec',
      '-',
    ]);
  });
});
