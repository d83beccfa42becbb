import type { DeclaredNull, ReferenceNull } from './declared-null-schema.js';

export type { DeclaredNull, LawNull, ReferenceNull } from './declared-null-schema.js';

/** Returns true if the declared null is a sampler and not a law. */
export function isReference(declared: DeclaredNull | undefined): declared is ReferenceNull {
  return declared?.kind === 'reference';
}
