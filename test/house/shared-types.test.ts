import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { PROJECT } from './source-tree.js';

const { sharingTypes } = (await import(pathToFileURL(join(PROJECT, '.ci/shared-types.js')).href)) as {
  sharingTypes(text: string, root: string, from: string): string;
};

it('has an entry import what the root exports in the same words, and nothing else', () => {
  const root = `/** Held. */
export declare class Held { #private; }

export declare interface Other { readonly a: number; }

declare interface Own {}
`;
  const entry = `declare interface Below {}

declare class Held { #private; }

declare interface Other { readonly b: Held; }

declare interface Own {}

/** Takes them. */
export declare function take(one: Held, other: Other, own: Own): void;

declare class Left { readonly below: Below; }
`;
  expect(sharingTypes(entry, root, '../index.js')).toBe(`import type { Held } from '../index.js';

declare interface Other { readonly b: Held; }

declare interface Own {}

/** Takes them. */
export declare function take(one: Held, other: Other, own: Own): void;
`);
});
