import type { BuiltInSource } from '../source/built-in-source.js';
import type { AnySource, Origin } from './origin-schema.js';

export type { BuiltInSource } from '../source/built-in-source.js';
export type { AnySource, Origin, Source } from './origin-schema.js';

/** Returns true if a subject consists of built-in parts, so that its outcomes follow from them. */
export function isBuiltIn(origin: Origin<AnySource>): origin is Origin<BuiltInSource> {
  return origin.source.kind === 'built-in';
}
