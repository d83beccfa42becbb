import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { builtPackage } from '../support/checkout.js';
import { OTHER_FLAGS, program } from '../support/program.js';

interface Loaded {
  /** Files of src/ whose code was loaded, in whatever chunk it lies. */
  readonly modules: readonly string[];
  /** Packages of which a file was loaded. */
  readonly packages: readonly string[];
  /** How many files of the package itself were loaded. */
  readonly files: number;
}

/** What a command line loads where it has no code cache, as an installed package has none. V8 saw it; the program may end as it likes. */
async function loadedBy(...args: readonly string[]): Promise<Loaded> {
  const dist = `${pathToFileURL(join(builtPackage(), 'dist')).href}/`;
  const folder = mkdtempSync(join(tmpdir(), 'loaded-'));
  const covered = join(folder, 'covered');
  try {
    execFileSync(process.execPath, [OTHER_FLAGS, new URL('cli.js', dist).pathname, ...args], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, NODE_V8_COVERAGE: covered },
    });
  } catch {
    // A verdict is no failure here.
  }
  const urls = readdirSync(covered).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(join(covered, name), 'utf8')) as { readonly result: readonly { readonly url: string }[] };
    return result.map(({ url }) => url);
  });
  rmSync(folder, { recursive: true });
  const own = [...new Set(urls.filter((url) => url.startsWith(dist)))];
  const modules = own.flatMap((url) => [...readFileSync(new URL(url), 'utf8').matchAll(/^\/\/ compiled\/(.*)$/gm)].map(([, path]) => path));
  const packages = urls
    .filter((url) => !url.startsWith(dist))
    .flatMap((url) => /.*\/node_modules\/(@[^/]+\/[^/]+|[^/@]+)\//.exec(url)?.[1] ?? []);
  return { modules: [...new Set(modules)].sort(), packages: [...new Set(packages)].sort(), files: own.length };
}

describe('starting the program', () => {
  it.each(['--version', '--help', '-h'])('%s needs no parser, no command and no package', async (word) => {
    const { modules, packages } = await loadedBy(word);
    expect(modules).toContain('cli/main.js');
    // What prints a line and tells a failure, and nothing of commands, catalogues or audits.
    expect(
      modules.filter(
        (path) =>
          !/^(?:cli\.js|cli\/[a-z-]+\.js|core\/(?:words\/)?[a-z-]+\.js|host\/(?:package-root|version)\.js|page\/visible\.js)$/.test(path),
      ),
    ).toEqual([]);
    expect(modules).not.toContain('cli/parse.js');
    expect(modules.length).toBeLessThan(20);
    expect(packages).toEqual([]);
  });

  it('--help gives what the parser writes', async () => {
    const parsed = await program(tmpdir(), '--help', '--help');
    expect(await program(tmpdir(), '--help')).toEqual(parsed);
    expect((await loadedBy('--help', '--help')).packages).toContain('yargs');
  });

  it('a catalogue is listed without pages, signatures and what draws', async () => {
    const { modules, packages } = await loadedBy('list', 'bounded');
    expect(modules).toContain('parts/bounded/lemire.js');
    expect(modules.filter((path) => /^(?:lab|report|signing|testing)\//.test(path))).toEqual([]);
    expect(packages.filter((name) => /^(?:vega|d3-|zod|@noble\/curves)/.test(name))).toEqual([]);
  });

  it('a built-in shuffle is audited, with its page, without what draws proofs, reads records or signatures, or serves the lab', async () => {
    const { modules, packages, files } = await loadedBy('run', 'naive-swap', '--n', '5', '--trials', '2000', '--seed', 'a', '--quiet');
    expect(modules).toContain('report/audit/page.js');
    expect(modules.filter((path) => /^(?:lab|testing|engine\/record\/[a-z-]*schema|report\/(?!audit\/))/.test(path))).toEqual([]);
    expect(packages.filter((name) => /^(?:vega|d3-|zod|@noble\/curves)/.test(name))).toEqual([]);
    // A folder of small modules would be a thousand and more, and a chunk for every set of commands 120. Three are the wings: their list, its modules, and what they add to.
    expect(files).toBeLessThan(51);
  });

  it('new objects have a room that does not grow: without that it is several times as large', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'room-'));
    const told = join(folder, 'told.cjs');
    writeFileSync(
      told,
      `process.on('exit', () => {
        const room = require('node:v8').getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
        require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'bytes'))}, String(room.space_size));
      });`,
    );
    const bytesOf = (script: string, ...args: readonly string[]): number => {
      // A verdict is no failure here.
      spawnSync(process.execPath, ['--require', told, script, ...args], { cwd: folder, stdio: 'ignore' });
      return Number(readFileSync(join(folder, 'bytes'), 'utf8'));
    };
    const other = join(folder, 'other.cjs');
    writeFileSync(other, 'globalThis.kept = Array.from({ length: 1e6 }, (_, i) => ({ i }));');
    const bytes = bytesOf(join(builtPackage(), 'dist/cli.js'), 'run', 'naive-swap', '--trials', '2000', '--seed', 'a', '--quiet');
    const without = bytesOf(other);
    rmSync(folder, { recursive: true });
    expect(bytes).toBeLessThan(4 * 2 ** 20);
    expect(without).toBeGreaterThan(12 * 2 ** 20);
  });
});
