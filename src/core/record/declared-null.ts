import type { DeclaredNull, ReferenceNull } from './declared-null-schema.js';

export type { DeclaredNull, LawNull, ReferenceNull } from './declared-null-schema.js';

/** Whether what is declared is a sampler, and not a law. */
export function isReference(declared: DeclaredNull | undefined): declared is ReferenceNull {
  return declared?.kind === 'reference';
}
