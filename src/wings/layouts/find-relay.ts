import type { LogRelaid } from '../../core/source/log-relaid.js';
import { findLin } from './bridge/lin.js';
import { findPbn } from './bridge/pbn.js';
import { findJsonArray } from './json-array.js';
import type { FindRelay } from './line-relay.js';
import { findLongForm } from './long-form.js';
import { findSlideMoves } from './slide-moves.js';

const FINDERS: Readonly<Record<LogRelaid['kind'], FindRelay>> = {
  pbn: findPbn,
  lin: findLin,
  'json-array': findJsonArray,
  'slide-moves': findSlideMoves,
  long: findLongForm,
};

/** Asks each layout in turn, or that alone in which a log was read before. */
export const findRelay: FindRelay = (head, wishes) => {
  if (wishes.relaid) return FINDERS[wishes.relaid.kind](head, wishes);
  for (const find of Object.values(FINDERS)) {
    const relay = find(head, wishes);
    if (relay) return relay;
  }
  return null;
};
