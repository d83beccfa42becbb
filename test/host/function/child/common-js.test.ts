import Module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { childCommonJs } from '../../../../src/host/function/child/load.js';
import { folderOf } from '../blocks.js';

const loaded = (files: Record<string, string>, name: string): unknown =>
  childCommonJs(pathToFileURL(join(folderOf(files), name)).href)?.default;

// Versions of Node that have hooks for loading are left alone.
describe.skipIf('registerHooks' in Module)('childCommonJs', () => {
  it('loads what is CommonJS by its ending, by its manifest, or because it can be read as that', () => {
    expect(loaded({ 'package.json': '{"type":"module"}', 'a.cjs': 'module.exports = 1' }, 'a.cjs')).toBe(1);
    expect(loaded({ 'package.json': '{"type":"commonjs"}', 'a.js': 'module.exports = 2' }, 'a.js')).toBe(2);
    expect(loaded({ 'package.json': '{}', 'a.js': '#!/usr/bin/env node\nexports.b = 3; return' }, 'a.js')).toEqual({ b: 3 });
  });

  it('loads it as an import does: without a parent', () => {
    expect(loaded({ 'package.json': '{}', 'a.js': 'exports.has = "parent" in module && module.parent !== undefined' }, 'a.js')).toEqual({
      has: false,
    });
  });

  it('leaves to import what is an ES module, may be one, is none of both, or is asked for by a query', () => {
    expect(loaded({ 'package.json': '{"type":"module"}', 'a.js': 'globalThis.never = 1' }, 'a.js')).toBeUndefined();
    expect(loaded({ 'package.json': '{}', 'a.js': 'export default 1' }, 'a.js')).toBeUndefined();
    expect(loaded({ 'package.json': '{}', 'a.js': 'const exports = await 1' }, 'a.js')).toBeUndefined();
    expect(loaded({ 'package.json': '{', 'a.js': '1' }, 'a.js')).toBeUndefined();
    expect(loaded({ 'package.json': '{}', 'a.mjs': '1' }, 'a.mjs')).toBeUndefined();
    expect(loaded({ 'package.json': '{}', 'a.js': '1' }, 'a.js?again')).toBeUndefined();
    expect(Reflect.get(globalThis, 'never')).toBeUndefined();
  });

  it('does not take the manifest beyond a folder of packages for that of a package', () => {
    const files = { 'package.json': '{"type":"module"}', 'node_modules/a/b.js': 'module.exports = 4' };
    expect(loaded(files, 'node_modules/a/b.js')).toBe(4);
  });
});
