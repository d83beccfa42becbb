import { readFileSync } from 'node:fs';
import { builtinModules, isBuiltin } from 'node:module';
import { describe, expect, it } from 'vitest';
import { childRefusedBuiltIns } from '../../../../src/host/function/child/guard.js';

const { $comment, ...NODES } = JSON.parse(
  readFileSync(new URL('../../../../fixtures/built-ins/built-ins.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const MADE = "Object.keys(process.binding('natives')).filter((id) => require('node:module').isBuiltin(`node:${id}`)).sort()";

describe('the built-ins that a function may not use', () => {
  it.each([
    ['v20.20.2', ['sea']],
    ['v22.23.3', ['sea', 'sqlite']],
    ['v24.21.0', ['sea', 'sqlite']],
  ])('are those of Node %s that no list names', (version, refused) => {
    const all = NODES[version].split(' ');
    expect(childRefusedBuiltIns(all).filter((name) => all.includes(name))).toEqual(refused);
  });

  it('are found by the list of this Node, whatever it leaves out', () => {
    expect($comment).toContain(MADE);
    const natives = Object.keys(Reflect.apply(Reflect.get(process, 'binding') as () => object, process, ['natives']));
    const own = natives.filter((id) => isBuiltin(`node:${id}`));
    expect(own.length).toBeGreaterThan(60);
    expect(childRefusedBuiltIns(builtinModules)).toEqual(expect.arrayContaining([...childRefusedBuiltIns(own)]));
  });

  it('are any that a later Node adds', () => {
    expect(childRefusedBuiltIns(['fs', 'node:ffi', 'quic'])).toEqual(expect.arrayContaining(['ffi', 'quic']));
    expect(childRefusedBuiltIns(['node:fs', 'fs'])).not.toContain('fs');
  });
});
