import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { Subject } from '../../core/subject/subject.js';
import { builtInId } from '../../kinds/built-in-id.js';
import { cutTo } from './first-cards.js';
import { partsOf } from './parts-of.js';
import { pipeline } from './pipeline.js';
import { spaceOf } from './space-of.js';

export type BuiltInSubject = Subject & { readonly origin: Origin<BuiltInSource> };

/**
 * Returns a built-in subject of any kind of outcome; `n` is the number of cards of a deck. Throws E_UNKNOWN_ID for an unknown part, E_USAGE if the
 * parts do not fit each other, and for outcomes that the maker cannot make.
 */
export function builtInSubject(origin: Origin<BuiltInSource>, n: number): BuiltInSubject {
  const space = spaceOf(origin, n);
  const whole = pipeline(partsOf(origin), space.cards);
  const subject = { ...whole, id: builtInId(origin), space, origin };
  return space.width < space.cards ? { ...subject, open: cutTo(space.width, whole) } : subject;
}
