import type { ReferenceNull } from '../../core/record/declared-null.js';
import { childId } from '../../core/source/source-ids.js';
import { builtInId } from '../built-in-id.js';
import { builtInWord } from './built-in-word.js';
import { functionWord } from './function-word.js';

export function referenceName({ source }: ReferenceNull): string {
  return source.kind === 'built-in' ? builtInId({ source, outcome: { kind: 'deck' } }) : childId(source);
}

/** Writes a reference as a user would type it. */
export function referenceWord({ source }: ReferenceNull): string {
  if (source.kind === 'built-in') return builtInWord({ source, outcome: { kind: 'deck' } });
  return functionWord(source);
}
