import { ChildInputDeck } from './input-deck.js';
import type { ChildTask } from './protocol.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const toReversed = Array.prototype.toReversed;

/**
 * Makes the maker of a function's first argument, before the subject is loaded: a list is copied without calling an iterator, a setter or a
 * constructor.
 */
export function childFirst({ deck, handed, rewind }: Pick<ChildTask, 'deck' | 'handed' | 'rewind'>): () => unknown {
  const { first } = handed;
  if (first.kind === 'list' && deck) {
    const decks = new ChildInputDeck(first.cells, deck, rewind === true);
    return () => {
      decks.next();
      return decks.copy();
    };
  }
  if (first.kind === 'number') return () => first.number;
  const { cells, from } = first.kind === 'list' ? first : { cells: 0, from: 0 };
  const descending = Array.from({ length: cells }, (_, i) => (cells - 1 - i + from) % cells);
  return () => {
    const list: unknown = apply(toReversed, descending, []);
    return list;
  };
}
