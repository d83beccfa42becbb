import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { ROOMS } from './rooms.js';
import { PROJECT, readTree } from './source-tree.js';

/** Rooms that a page in a browser can be built of. */
const PURE: readonly string[] = Object.entries(ROOMS).flatMap(([room, { node }]) => (node || room === 'testing' ? [] : [room]));

/** What a bundle for a browser asks of Node: modules by their `node:` name, and built-in ones without it. */
async function nodeModulesIn(contents: string): Promise<readonly string[]> {
  const asked: string[] = [];
  const noting: Plugin = {
    name: 'note what is Node’s',
    setup({ onResolve }) {
      onResolve({ filter: /^node:/ }, ({ path, importer }) => {
        asked.push(`${path} for ${importer}`);
        return { path, external: true };
      });
    },
  };
  const result = await build({
    stdin: { contents, resolveDir: join(PROJECT, 'src'), sourcefile: 'all.ts', loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    logLevel: 'silent',
    plugins: [noting],
  }).catch((error: { errors: readonly { text: string }[] }) => error.errors.map(({ text }) => text));
  return [...asked, ...(Array.isArray(result) ? (result as readonly string[]) : [])];
}

/** Imports every file of these rooms. */
function everything(rooms: readonly string[]): string {
  return [...readTree().keys()]
    .filter((path) => rooms.includes(path.split('/')[0] ?? ''))
    .map((path) => `import './${path.replace(/\.tsx?$/, '.js')}';`)
    .join('\n');
}

describe('a bundle for a browser', () => {
  it('holds all of the engine, the kinds and the report without a module of Node', async () => {
    expect(PURE).toEqual(expect.arrayContaining(['core', 'math', 'page', 'parts', 'games', 'kinds', 'exact', 'engine', 'report']));
    expect(await nodeModulesIn(everything(PURE))).toEqual([]);
  });

  it('is caught with a module of Node in it', async () => {
    expect(await nodeModulesIn("import 'node:fs';\nimport './engine/host.js';")).toEqual([expect.stringMatching(/^node:fs for /)]);
    expect(await nodeModulesIn("import 'fs';")).toEqual([expect.stringMatching(/Could not resolve "fs"/)]);
    expect(await nodeModulesIn(everything(['host']))).not.toEqual([]);
  });
});
