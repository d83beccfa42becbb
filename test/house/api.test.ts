import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiDocument, apiEntries, FIRST } from './api-list.js';
import { PROJECT, readTree } from './source-tree.js';

/** `npm run tables` sets this: the document is then written anew instead of being held to the sources. */
const WRITE = process.env['SHUFFLE_AUDIT_WRITE_TABLES'] === '1';
const FILE = join(PROJECT, 'docs/api.md');

describe('what the package exports', () => {
  it('is listed in docs/api.md as the sources describe it', () => {
    const made = apiDocument(readTree());
    if (WRITE) writeFileSync(FILE, made);
    else expect(readFileSync(FILE, 'utf8'), 'run: npm run tables').toBe(made);
  });

  it('begins with ten names, each with its example where it has one, and says every name once', () => {
    const tree = readTree();
    const named = [...apiDocument(tree).matchAll(/^- `(?:class )?([\w$]+)/gm)].map(([, name]) => name);
    expect(FIRST).toHaveLength(10);
    expect(named.slice(0, 10)).toEqual(FIRST);
    expect(named.toSorted()).toEqual(
      apiEntries(tree)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(apiDocument(tree)).toContain("await audit('./shuffle.js', { out: 'reports'");
    expect(() => apiDocument(new Map([['index.ts', '']]))).toThrow('audit is not exported');
    expect(apiEntries(tree).filter(({ group }) => group === '')).toEqual([]);
  });

  it('has what is of a wing under the name of the wing, and none of it at the root', () => {
    const placed = (tree: ReadonlyMap<string, string>): string[] =>
      apiEntries(tree).flatMap(({ file, group, name }) => {
        const [, wing] = /^wings\/([^/]+)\//.exec(file) ?? [];
        return group.startsWith('`') === (wing !== undefined) ? [] : [name];
      });
    expect(placed(readTree())).toEqual([]);
    const lie = new Map([
      ['index.ts', "// Audit: all.\n\nexport type { A } from './wings/a/b.js';\n"],
      ['wings/a/b.ts', '/** An a. */\nexport interface A {}\n'],
    ]);
    expect(placed(lie)).toEqual(['A']);
  });

  it('is described by more than a name, every name of it, once', () => {
    const entries = apiEntries(readTree());
    expect(entries.filter(({ doc }) => doc.length < 20 || !/[.;:]/.test(doc)).map(({ name }) => name)).toEqual([]);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });

  it('names the errors that a function throws by itself', () => {
    const tree = readTree();
    const silent = apiEntries(tree).filter(({ doc, file, name }) => {
      const body = new RegExp(`export (?:async )?function ${name}\\b[\\s\\S]*?\\n}`).exec(tree.get(file) ?? '')?.[0] ?? '';
      return /\bthrow\b/.test(body) && !/\bthrows?\b|\brefused?\b|\bE_[A-Z]/i.test(doc);
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('is told apart: functions by how they are called, constants and classes by name, what is not described by its silence', () => {
    const tree = new Map([
      [
        'index.ts',
        "// First: what is met.\n\nexport type { A } from './core/a.js';\n\n// Rest: what else.\n\nexport { b, c, D, e } from './core/a.js';\nexport * as all from './all.js';\n",
      ],
      ['all.ts', "export type { A } from './core/a.js';\nexport { c, b } from './core/a.js';\n"],
      [
        'core/a.ts',
        '/** An a. */\nexport interface A {}\n/**\n * Two of\n * them.\n */\nexport async function b(\n  x: number,\n): Promise<A> {\n  return {};\n}\n/** One. */\nexport const c: number = 1;\n/**\n * A class.\n *\n * @example\n * ```ts\n * new D();\n * ```\n */\nexport class D {}\nexport function e(): void {}\n',
      ],
    ]);
    expect(apiEntries(tree).map(({ group, name, signature, doc }) => [group, name, signature, doc])).toEqual([
      ['First', 'A', 'A', 'An a.'],
      ['Rest', 'b', 'b(x: number): Promise<A>', 'Two of them.'],
      ['Rest', 'c', 'c: number', 'One.'],
      ['Rest', 'D', 'class D', 'A class.'],
      ['Rest', 'e', 'e(): void', ''],
      ['Rest', 'all', 'all', 'Holds `b`, `c`.'],
    ]);
    const wing = new Map([
      ['wings/a/exports.ts', "export { c } from './b/c.js';"],
      ['wings/a/b/c.ts', '/** One. */\nexport const c: number = 1;\n'],
    ]);
    expect(apiEntries(wing)).toEqual([
      { name: 'c', file: 'wings/a/b/c.ts', group: '`shuffle-audit/a`', isType: false, signature: 'c: number', doc: 'One.' },
    ]);
    expect(() => apiEntries(new Map([['index.ts', "export { f } from './core/a.js';"]]))).toThrow('f is declared nowhere');
  });
});
