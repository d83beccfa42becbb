import type { Handed } from '../../../kinds/handed.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const toReversed = Array.prototype.toReversed;

/**
 * A maker of what the function is called with first, to be made before the subject is loaded: a list is copied without asking for an iterator,
 * a setter or a constructor.
 */
export function childFirst({ first }: Handed): () => unknown {
  if (first.kind === 'number') return () => first.number;
  const { cells, from } = first.kind === 'list' ? first : { cells: 0, from: 0 };
  const descending = Array.from({ length: cells }, (_, i) => (cells - 1 - i + from) % cells);
  return () => {
    const list: unknown = apply(toReversed, descending, []);
    return list;
  };
}
