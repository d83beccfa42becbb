import { isBuiltIn, type Origin } from '../../core/record/origin.js';
import type { Subject } from '../../core/subject/subject.js';
import { isOneStream } from './dealer.js';
import { partsOf } from './parts-of.js';

/** Says if the deals of a built-in subject or a function can be dealt separately, as its subject says once it is open (`Subject.blocks`). */
export function blocksOf(origin: Origin): Subject['blocks'] {
  const { source } = origin;
  const oneStream = isBuiltIn(origin) ? isOneStream(partsOf(origin)) : 'call' in source && source.call.stream === 'one';
  return oneStream ? 'sequential' : 'any';
}
