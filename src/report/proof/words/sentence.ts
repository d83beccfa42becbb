import { ended } from '../../../page/words/ended.js';

/** Writes a recorded statement as a sentence. A factorial keeps its small letter at the start, and its mark at the end is no full stop. */
export function sentence(statement: string): string {
  const text = ended(statement);
  const kept = /^[a-z]!/.test(statement) ? statement[0] + text.slice(1) : text;
  return kept.endsWith('!') ? `${kept}.` : kept;
}

/** Writes a recorded statement after a colon, where an id or a noun begins as it is written. */
export function clause(statement: string): string {
  return statement.slice(0, 1) + sentence(statement).slice(1);
}
