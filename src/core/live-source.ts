import type { Handing } from './handing.js';

/** Two threads that shuffle one shared deck at the same time, with a lock or without. What the threads do to each other is never the same twice. */
export interface RaceSource {
  readonly kind: 'race';
  readonly locked: boolean;
}

/**
 * A function called where it stands, by a test of the project it belongs to, or a subject of one's own. Nothing here says where to find it
 * again, so its record can be checked but not dealt again.
 */
export interface InlineSource {
  readonly kind: 'inline';
  /** Its own name, or how it was called. */
  readonly name: string;
  /** Whose randomness its `Math.random` was: the seeded stream of the audit, or whatever it takes itself. */
  readonly randomness: 'injected' | 'live';
  /** How it was handed its decks; absent for a subject that hands them itself. */
  readonly input?: Handing;
}

/** Where deals come from that nobody can ask for again. */
export type LiveSource = RaceSource | InlineSource;

/** Tells those sources apart from the ones that can be opened again. */
export function isLive(source: { readonly kind: string }): source is LiveSource {
  return source.kind === 'race' || source.kind === 'inline';
}

/** What such a subject is called. */
export function liveId(source: LiveSource): string {
  if (source.kind === 'inline') return source.name;
  return source.locked ? 'race:locked' : 'race';
}
